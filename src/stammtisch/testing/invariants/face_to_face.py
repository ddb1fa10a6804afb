"""face-to-face: cards are conserved, the piles show what was laid, and a turn counts right."""

from stammtisch.games.interface import Json
from stammtisch.games.moves import NO_MOVE
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State
from stammtisch.testing.failure import expect, expect_equal

CARDS = list(range(2, 60))  # F1
FULL_HAND = 6
PILES = {"+": "up", "-": "down"}


def invariants(game: Rulebook, before: State, move: int, after: State) -> None:
    """Everything that must hold after a move."""
    was, now = game.position(before), game.position(after)
    _check_hands(now)
    _check_score(game, after, now)
    if move == NO_MOVE:
        for player in (0, 1):
            expect_equal(_held(now, player), CARDS, f"F1: the cards of player {player}")
    elif game.text(move) == "end":
        _check_end_of_turn(was, now)
    else:
        _check_card_laid(was, now, game.text(move))


def _held(position: Json, player: int) -> list[int]:
    """The cards that a player has not laid yet."""
    return sorted(position["hands"][player] + position["draw"][player])


def _check_hands(now: Json) -> None:
    for player, hand in enumerate(now["hands"]):
        expect(len(hand) <= FULL_HAND, f"F1: player {player} holds {len(hand)} cards")
    expect(0 <= now["given"] <= min(1, now["laid"]), f"F4: {now['given']} cards given")


def _check_score(game: Rulebook, after: State, now: Json) -> None:
    """F7: the score is the number of cards laid."""
    result = game.result(after)
    laid = [len(CARDS) - len(_held(now, player)) for player in (0, 1)]
    expect(result is None or result.scores == laid, f"the scores are not {laid}: {result}")


def _check_end_of_turn(was: Json, now: Json) -> None:
    mover = was["to_move"]
    drawn = FULL_HAND - len(was["hands"][mover]) if was["given"] else 2  # F6
    expect_equal(now["draw"][mover], was["draw"][mover][drawn:], "F6: the draw pile")
    for player in (0, 1):
        expect_equal(_held(now, player), _held(was, player), f"the cards of player {player}")
    expect_equal(now["hands"][1 - mover], was["hands"][1 - mover], "the other hand")
    turn = (now["to_move"], now["laid"], now["given"], now["piles"])
    expect_equal(turn, (1 - mover, 0, 0, was["piles"]), "the turn that begins")


def _check_card_laid(was: Json, now: Json, text: str) -> None:
    mover, gift = was["to_move"], text.endswith("!")
    card, pile = int(text.rstrip("+-!")), PILES[text.rstrip("!")[-1]]
    piles = [dict(each) for each in was["piles"]]
    piles[1 - mover if gift else mover][pile] = card
    expect_equal(now["piles"], piles, "the piles")
    hands = [list(hand) for hand in was["hands"]]
    hands[mover].remove(card)
    expect_equal((now["hands"], now["draw"]), (hands, was["draw"]), "the hands, and what is left")
    turn = (mover, was["laid"] + 1, was["given"] + gift)
    expect_equal((now["to_move"], now["laid"], now["given"]), turn, "the turn so far")
