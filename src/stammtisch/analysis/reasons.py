"""What speaks for a move, in small typed pieces that a page can put into words.

A reason is told to the player whose move it is, so it may name that player's cards.
"""

from typing import TypeAlias

from msgspec import Struct

from stammtisch.play.events import with_hyphens


class Reason(Struct, frozen=True, tag_field="reason", tag=with_hyphens):
    """One thing that speaks for a move; in JSON its field `reason` says which: `only-seat`."""


class Wins(Reason, frozen=True):
    """It wins the game."""


class Earns(Reason, frozen=True):
    """It earns points at these places (tables, or the bar)."""

    points: dict[str, int]


class TurnEarns(Reason, frozen=True):
    """With the moves that are to follow, the turn earns so much."""

    points: int


class Clears(Reason, frozen=True):
    """It clears tables, of these nations."""

    tables: list[str]
    nations: list[str]


class OnlySeat(Reason, frozen=True):
    """The guest finds no other seat now."""

    guest: str


class Partner(Reason, frozen=True):
    """S4: the guest needs a partner next, and this one is there; it earns so much."""

    guest: str
    points: int


class Opens(Reason, frozen=True):
    """Guests in hand that found no seat before find one after it."""

    guests: list[str]


class Spares(Reason, frozen=True):
    """It saves so many minus points (C9)."""

    points: int


class LeavesLess(Reason, frozen=True):
    """The best move of the next player earns about so much after it, and so much after another."""

    points: float
    other: str
    instead: float


class NoSeat(Reason, frozen=True):
    """No guest in hand may be seated."""


class LittleNow(Reason, frozen=True):
    """The best seat would earn no more than this now, which isn't much."""

    points: int


class FullHand(Reason, frozen=True):
    """The hand is full, so a guest has to go."""


class NoHome(Reason, frozen=True):
    """There is no table of the guest's nation."""

    guest: str


class Ahead(Reason, frozen=True):
    """The player is ahead by so many points, and the game ends."""

    points: int


class StepBack(Reason, frozen=True):
    """F3: the pile goes ten back."""

    pile: str


class Gap(Reason, frozen=True):
    """The pile loses few numbers; `smallest`: no other card costs an own pile less."""

    pile: str
    numbers: int
    smallest: bool


class Readies(Reason, frozen=True):
    """F3: after it this card in hand can step ten back."""

    card: int
    pile: str


class Gift(Reason, frozen=True):
    """F4, F6: the opponent's pile gets so many numbers back; for it the hand is filled up."""

    numbers: int
    draws: int


class NothingFits(Reason, frozen=True):
    """No other card in hand fits an own pile."""


class NextGap(Reason, frozen=True):
    """Another card would cost so many numbers at least."""

    numbers: int


AnyReason: TypeAlias = (
    Wins
    | Earns
    | TurnEarns
    | Clears
    | OnlySeat
    | Partner
    | Opens
    | Spares
    | LeavesLess
    | NoSeat
    | LittleNow
    | FullHand
    | NoHome
    | Ahead
    | StepBack
    | Gap
    | Readies
    | Gift
    | NothingFits
    | NextGap
)
