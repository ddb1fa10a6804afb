"""face-to-face: The Game: Face to Face (F1-F9).

Hands are sets of numbers: the cards 2 to 59 are bits of one word. Row `pile` of a move set holds
the cards that may go there: 0 and 1 are one's own rising and falling pile, 2 and 3 the opponent's.
"""

import numpy as np

from stammtisch.games import reasons
from stammtisch.games.bits import bit, highest, lowest, size
from stammtisch.games.chance import Cards, Chance, Numbers, shuffle
from stammtisch.games.moves import MoveSet
from stammtisch.games.rule import rule
from stammtisch.games.sorting import sort_cards

PLAYERS = 2
LOWEST, HIGHEST = 2, 59  # F1
BELOW_ALL, ABOVE_ALL = 1, 60  # what the piles show at the start
CARDS = HIGHEST - LOWEST + 1
FULL_HAND = 6  # F1, F6
LEAST_LAID = 2  # F2
DRAWN = 2  # F6
BACK = 10  # F3

# F1. A deal is the gold pile, then the silver one, each with its top card first.
COLOUR = np.arange(LOWEST, HIGHEST + 1, dtype=np.int8)
PILES = (COLOUR, COLOUR)

OPTIONS = {"last_card": ("loses", "wins")}
LAST_CARD = 0

UP, DOWN = 0, 1
THEIRS = 2  # added to a pile: the opponent's
SPOKEN = 4
ROWS = 5
END = 0

LONGEST = 2 * CARDS + CARDS  # all cards are laid, with an `end` after two at the soonest

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("hands", "i8", PLAYERS),  # sets of cards
                ("players", "i1"),
                ("to_move", "u1"),
                ("laid", "i1"),  # cards laid this turn
                ("given", "i1"),  # those of them on the opponent's piles
                ("options", "i1", len(OPTIONS)),
                (
                    "piles",
                    "i1",
                    (PLAYERS, 2),
                ),  # the top cards of each player's rising and falling pile
                ("hand_size", "i1", PLAYERS),
                ("left", "i1", PLAYERS),  # cards in each draw pile
                ("draw", "u1", (PLAYERS, CARDS)),  # the bottom card first; zero above the top
            ],
            align=True,
        ),
    )
)


@rule
def set_up(state: np.record, deal: Cards) -> None:
    """F1: begin with this deal; players and options are set already."""
    state.to_move = 0
    state.laid = 0
    state.given = 0
    for player in range(PLAYERS):
        state.hands[player] = 0
        state.hand_size[player] = 0
        state.piles[player, UP] = BELOW_ALL
        state.piles[player, DOWN] = ABOVE_ALL
        for card in range(CARDS):
            state.draw[player, CARDS - 1 - card] = deal[player * CARDS + card]
        state.left[player] = CARDS
        _draw(state, player, FULL_HAND)


@rule
def _draw(state: np.record, player: int, cards: int) -> None:
    """F6: with too few cards left one draws those."""
    cards = min(cards, int(state.left[player]))
    hand = int(state.hands[player])
    for _ in range(cards):
        state.left[player] -= 1
        hand |= bit(state.draw[player, state.left[player]])
        state.draw[player, state.left[player]] = 0
    state.hands[player] = hand
    state.hand_size[player] = size(hand)


@rule
def above(card: int) -> int:
    """All numbers above this one."""
    return bit(ABOVE_ALL) - (bit(card) << 1)


@rule
def under(card: int) -> int:
    """All numbers below this one."""
    return bit(card) - 1


@rule
def back_from(pile: int, card: int) -> int:
    """F3: the one card of the backward step, if there is one."""
    if pile == UP:
        return bit(card - BACK) if card > BACK else 0
    return bit(card + BACK) if card + BACK <= HIGHEST else 0


@rule
def fitting(state: np.record, pile: int) -> int:
    """The numbers that may go to a pile, whatever is in hand (F3, F4)."""
    if pile < THEIRS:
        top = int(state.piles[state.to_move, pile])
        onward = above(top) if pile == UP else under(top)
        return onward | back_from(pile, top)
    if state.given:
        return 0  # F4: one a turn
    top = int(state.piles[1 - state.to_move, pile - THEIRS])
    return under(top) if pile == THEIRS + UP else above(top)  # nothing helps a pile at 1 or 60


@rule
def legal(state: np.record, moves: MoveSet) -> int:
    """Fill in the legal moves; answer how many. None are left when the game is over."""
    hand = int(state.hands[state.to_move])
    up = hand & fitting(state, UP)
    down = hand & fitting(state, DOWN)
    up_gifts = hand & fitting(state, THEIRS + UP)
    down_gifts = hand & fitting(state, THEIRS + DOWN)
    moves[SPOKEN] = 0
    if _somebody_has_won(state):
        up = down = up_gifts = down_gifts = 0
    elif state.laid >= LEAST_LAID:
        moves[SPOKEN] = bit(END)  # F2
    elif state.laid == 0 and hand and not _may_lay_last_card(state):
        # F8: a first card must leave a second. The card on another pile leaves everything else that
        # could be laid before; what it changes itself is where it lies.
        gifts = up_gifts | down_gifts
        first_up = _first_cards(up, down | gifts, ~bit(highest(hand)) | hand << BACK)
        first_down = _first_cards(down, up | gifts, ~bit(lowest(hand)) | hand >> BACK)
        up_gifts = _first_cards(up_gifts, up | down, 0)  # F5: the other one goes to oneself
        down_gifts = _first_cards(down_gifts, up | down, 0)
        up, down = first_up, first_down
    moves[UP] = up
    moves[DOWN] = down
    moves[THEIRS + UP] = up_gifts
    moves[THEIRS + DOWN] = down_gifts
    return size(up) + size(down) + size(up_gifts) + size(down_gifts) + size(moves[SPOKEN])


@rule
def _first_cards(cards: int, elsewhere: int, followed: int) -> int:
    """F8: those of the cards for one pile that leave a second card.

    `elsewhere` are the cards that fit other piles. `followed` are those with another card in hand
    for the same pile after them: on the rising pile any card but the highest of the hand (a higher
    one follows), and the highest too if the card ten below it is in hand.
    """
    others = size(elsewhere)
    if others >= 2:
        return cards
    if others == 1:
        return cards & (~elsewhere | followed)
    return cards & followed


@rule
def _may_lay_last_card(state: np.record) -> bool:
    """F9: the option that lets a single last card win."""
    player = state.to_move
    single = state.hand_size[player] == 1 and state.left[player] == 0
    return bool(single and state.options[LAST_CARD])


@rule
def _has_won(state: np.record, player: int) -> bool:
    """F7"""
    return bool(state.hand_size[player] == 0 and state.left[player] == 0)


@rule
def _somebody_has_won(state: np.record) -> bool:
    return _has_won(state, 0) or _has_won(state, 1)


@rule
def play(state: np.record, move: int) -> int:
    """Make a legal move. No table is ever cleared."""
    row = move >> 6
    if row == SPOKEN:
        _end_turn(state)
        return 0
    card = move & 63
    player = state.to_move
    state.hands[player] &= ~bit(card)
    state.hand_size[player] -= 1
    state.laid += 1
    if row >= THEIRS:
        state.given += 1
        state.piles[1 - player, row - THEIRS] = card
    else:
        state.piles[player, row] = card
    return 0


@rule
def _end_turn(state: np.record) -> None:
    """F6: two cards, or up to six after a gift (by two, nobody comes past six)."""
    missing = FULL_HAND - int(state.hand_size[state.to_move])
    _draw(state, state.to_move, missing if state.given else min(DRAWN, missing))
    state.to_move = 1 - state.to_move
    state.laid = 0
    state.given = 0


@rule
def points(state: np.record, move: int, paid: Cards) -> None:
    """No move earns points."""
    paid[:] = 0


@rule
def why(state: np.record, move: int) -> int:
    """The reason why a move is refused, or FINE."""
    if not _can_go_on(state):
        return reasons.OVER
    row = move >> 6
    if row == SPOKEN:
        return reasons.FINE if state.laid >= LEAST_LAID else reasons.TWO_CARDS  # F2
    card = move & 63
    if not state.hands[state.to_move] & bit(card):
        return reasons.NOT_IN_HAND
    if row >= THEIRS and state.given:
        return reasons.ONE_GIFT  # F4
    if not fitting(state, row) & bit(card):
        return reasons.HELPS_NOT if row >= THEIRS else reasons.DIRECTION  # F4, F3
    if state.laid == 0 and not _may_lay_last_card(state) and not _leaves_a_second(state, row, card):
        return reasons.TWO_CARDS  # F8
    return reasons.FINE


@rule
def _can_go_on(state: np.record) -> bool:
    """F7-F9: whether the player to move has any way to go on."""
    if _somebody_has_won(state):
        return False
    if state.laid >= LEAST_LAID:
        return True
    look_ahead = state.laid == 0 and not _may_lay_last_card(state)
    for pile in range(SPOKEN):
        cards = int(state.hands[state.to_move]) & fitting(state, pile)
        while cards:
            if not look_ahead or _leaves_a_second(state, pile, lowest(cards)):
                return True
            cards &= cards - 1
    return False


@rule
def _leaves_a_second(state: np.record, pile: int, card: int) -> bool:
    """F8, looked at card by card: whether a second card can follow this first one."""
    hand = int(state.hands[state.to_move]) & ~bit(card)
    for other in range(SPOKEN):
        if other != pile:
            if not (other >= THEIRS and pile >= THEIRS) and hand & fitting(state, other):
                return True
        elif pile < THEIRS:
            onward = above(card) if pile == UP else under(card)
            if hand & (onward | back_from(pile, card)):
                return True
    return False


@rule
def blind(state: np.record, seat: int) -> None:
    """Turn the state into what one seat knows (seat -1: what everyone knows)."""
    for player in range(PLAYERS):
        hidden = int(state.left[player])
        if player != seat:
            hidden = _hide_hand(state, player, hidden)
        sort_cards(state.draw[player], hidden)


@rule
def _hide_hand(state: np.record, player: int, hidden: int) -> int:
    hand = int(state.hands[player])
    while hand:
        state.draw[player, hidden] = lowest(hand)
        hidden += 1
        hand &= hand - 1
    state.hands[player] = 0
    return hidden


@rule
def redeal(state: np.record, seat: int, chance: Chance) -> None:
    """Deal again, at random, what a blind state doesn't show its seat."""
    for player in range(PLAYERS):
        left = int(state.left[player])
        if player == seat:
            shuffle(state.draw[player], 0, left, chance)
        else:
            cards = int(state.hand_size[player])
            shuffle(state.draw[player], 0, left + cards, chance)
            state.left[player] = left + cards
            state.hand_size[player] = 0
            _draw(state, player, cards)


@rule
def result(state: np.record, scores: Numbers, minus: Numbers) -> int:
    """F7, F8: the scores are the cards laid. Who is to move, and can't, has lost."""
    for player in range(PLAYERS):
        scores[player] = CARDS - state.hand_size[player] - state.left[player]
        minus[player] = 0
    return bit(state.to_move) if _has_won(state, state.to_move) else bit(1 - state.to_move)
