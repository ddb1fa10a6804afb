"""Café International: the card game (cards.py) and the game for two (board.py)."""

from stammtisch.games.cafe import board, cards
from stammtisch.games.cafe.board_notation import BoardNotation
from stammtisch.games.cafe.cards_notation import CardsNotation, club_words
from stammtisch.games.cafe.floor import BOARD_PLAN, CARDS_PLAN
from stammtisch.games.cafe.guests import JOKER, KINDS, TABLE_COPIES
from stammtisch.games.rulebook import Rulebook

CAFE_CARDS = Rulebook(
    name="cafe-cards",
    players=(2, 5),
    rules=cards,
    notation=CardsNotation(
        plan=CARDS_PLAN,
        rules=cards,
        aside="down",
        spoken={"end": cards.END, "draw": cards.DRAW, "close": cards.CLOSE}
        | club_words(CARDS_PLAN, cards.CLUB),
        kinds=2 * JOKER,
        most_tables=TABLE_COPIES,
    ),
)

CAFE_BOARD = Rulebook(
    name="cafe-board",
    players=(2, 2),
    rules=board,
    notation=BoardNotation(
        plan=BOARD_PLAN,
        rules=board,
        aside="bar",
        spoken={"end": board.END},
        kinds=KINDS,
        most_tables=TABLE_COPIES + 1,  # the worked examples name a third Turkish table
    ),
)

GAMES = (CAFE_CARDS, CAFE_BOARD)
