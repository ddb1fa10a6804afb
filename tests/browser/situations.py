"""Driving a table past the page to a situation that is rare: both seats are on one device."""

from collections.abc import Callable
from typing import Any

from tests.browser.visitor import FRIEND, ME, Visitor, bot

TABLES = 80  # no situation here is so rare
MOVES = 250  # longer than a game

Snapshot = Any
Wanted = Callable[[Snapshot], bool]
Policy = Callable[[Snapshot], str]


def drive(
    visitor: Visitor, game: str, wanted: Wanted, policy: Policy, **options: object
) -> Snapshot:
    """A table at which it has come to what is wanted, with the first seat to move."""
    for _ in range(TABLES):
        now = visitor.set_up(game, ME, FRIEND, options=options)
        for _ in range(MOVES):
            if now["table"]["status"] != "playing":
                break
            if now["view"]["to_move"] == 0 and wanted(now):
                return now
            now = visitor.do(now, policy(now))
    raise AssertionError("it did not come to that")


def fresh(visitor: Visitor, game: str, wanted: Wanted | None = None) -> Snapshot:
    """A table against a bot before its first move, at which a guest may be seated."""
    for _ in range(TABLES):
        now = visitor.set_up(game, ME, bot())
        if (wanted or offers_seats)(now):
            return now
    raise AssertionError("no such deal")


def offers_seats(now: Snapshot) -> bool:
    """Somebody finds a seat."""
    return any("@" in move for move in now["moves"])


def offers(kind: str) -> Wanted:
    """A move that begins so may be made."""
    return lambda now: any(move.startswith(kind) for move in now["moves"])


def holds(guest: str) -> Wanted:
    """A guest is in the first hand, and may be seated."""
    return lambda now: any(move.startswith(guest) for move in now["moves"])


def hoard(now: Snapshot) -> str:
    """Draw, and lay face down once the hand is full."""
    moves = now["moves"]
    return "draw" if "draw" in moves else next(iter(moves))


def seat_most(now: Snapshot) -> str:
    """Seat whoever earns most; else draw, go to the bar, end the turn. In a duel: creep on."""
    moves = now["moves"]
    if now["table"]["game"] == "face-to-face":
        return "end" if "end" in moves else min(moves, key=lambda move: gap(now, move))
    return max(moves, key=lambda move: ("@" in move, sum(moves[move].values()), move != "draw"))


def gap(now: Snapshot, move: str) -> int:
    """How far a card takes its pile; gifts are the last resort."""
    pile = now["view"]["piles"][now["view"]["to_move"]]
    number = int(move.rstrip("!+-"))
    if move.endswith("!"):
        return 100
    return number - pile["up"] if "+" in move else pile["down"] - number
