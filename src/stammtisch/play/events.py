"""What a move did, in small typed pieces that a page can put into words.

Everyone at the table may see every event, so none names a card that only some of them know: a card
drawn is a number of cards, a guest laid face down has no name.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TypeAlias

import msgspec
from msgspec import Struct

from stammtisch.games.moments import Moment, Step
from stammtisch.games.rulebook import Rulebook


def with_hyphens(name: str) -> str:
    """How JSON names a struct: `WentToBar` is `went-to-bar`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, tag_field="event", tag=with_hyphens, gc=False):
    """One thing that happened; in JSON its field `event` says which: `went-to-bar`."""


class Seated(Event, frozen=True):
    """A guest took a seat; one that waits needs a partner next (S4)."""

    player: int
    guest: str
    seat: str
    points: dict[str, int]
    waits: bool


class ClubStarted(Event, frozen=True):
    """A club is being seated at this table, all women or all men."""

    player: int
    table: str
    sex: str


class LaidDown(Event, frozen=True):
    """A guest was laid face down: nobody else hears which."""

    player: int


class WentToBar(Event, frozen=True):
    """A guest was sent to the bar, and what that earned."""

    player: int
    guest: str
    points: int


class Laid(Event, frozen=True):
    """A card was laid on an own pile, rising (+) or falling (-)."""

    player: int
    card: int
    pile: str


class Gave(Event, frozen=True):
    """A card was laid on a pile of the opponent."""

    player: int
    card: int
    pile: str


class Closed(Event, frozen=True):
    """A player with an empty hand declared the game over."""

    player: int


class Moved(Event, frozen=True):
    """A move of a game that has no words of its own here; it might be a hidden one."""

    player: int
    points: dict[str, int]


class Cleared(Event, frozen=True):
    """Full tables were cleared, of these nations."""

    tables: list[str]
    nations: list[str]


class TableLaid(Event, frozen=True):
    """A new table card was turned over and laid."""

    table: str
    nation: str


class Drawn(Event, frozen=True):
    """A player drew so many cards: never which."""

    player: int
    count: int


class TurnEnded(Event, frozen=True):
    """A turn ended; the next player is to move."""

    player: int
    next: int


class TakenBack(Event, frozen=True):
    """A player took the last move back."""

    player: int


class GameOver(Event, frozen=True):
    """The game is over."""

    scores: list[int]
    minus: list[int]
    winners: list[int]


AnyEvent: TypeAlias = (
    Seated
    | ClubStarted
    | LaidDown
    | WentToBar
    | Laid
    | Gave
    | Closed
    | Moved
    | Cleared
    | TableLaid
    | Drawn
    | TurnEnded
    | TakenBack
    | GameOver
)

SEATING = re.compile(r"(\w\w[fm])@(\w\d)", re.ASCII)
CLUB = re.compile(r"club (\w\d) ([fm])", re.ASCII)
LAYING = re.compile(r"(\d+)([+-])(!?)", re.ASCII)
WORDS = {"end", "draw"}  # what follows from them says it all
MOST_TELLERS = 1 << 12  # moves in text that are remembered


class _Tables(Struct):
    """Of all that everyone sees, the tables."""

    tables: dict[str, str] | None = None


_tables_in = msgspec.json.Decoder(_Tables).decode


def events_of(game: Rulebook, before: Moment, move: str, step: Step) -> list[AnyEvent]:
    """What a move did, in the order in which a page would tell it; that it was the last of its turn
    or of the game comes last."""
    player, after, cleared = before.to_move, step.moment, step.cleared
    events: list[AnyEvent] = [] if move in WORDS else [_teller(move)(player, step)]
    if cleared:
        nations = _nations(game.sights.open("tables", before.known)) or {}
        events.append(Cleared(cleared, [nations.get(table, "") for table in cleared]))
        now = _nations(step.news.public)
        events += _tables_laid(nations if now is None else now, cleared)
    if step.drawn:
        events.append(Drawn(player, step.drawn))
    if not after.choices:
        result = game.standing(after.rows)
        events.append(GameOver(result.scores, result.minus, result.winners))
    elif player != after.to_move:
        events.append(TurnEnded(player, after.to_move))
    return events


@lru_cache(MOST_TELLERS)
def _teller(move: str) -> Callable[[int, Step], AnyEvent]:
    """What makes the event of a move itself; the same texts come up again and again."""
    if seating := SEATING.fullmatch(move):
        guest, seat = seating.groups()
        return lambda player, step: Seated(player, guest, seat, step.points, step.waits)
    if laying := LAYING.fullmatch(move):
        kind, card, pile = Gave if laying[3] else Laid, int(laying[1]), laying[2]
        return lambda player, _: kind(player, card, pile)
    if club := CLUB.fullmatch(move):
        table, sex = club.groups()
        return lambda player, _: ClubStarted(player, table, sex)
    verb, _, rest = move.partition(" ")
    if verb == "down":
        return lambda player, _: LaidDown(player)
    if verb == "bar":
        return lambda player, step: WentToBar(player, rest, sum(step.points.values()))
    if move == "close":
        return lambda player, _: Closed(player)
    return lambda player, step: Moved(player, step.points)


def _nations(seen: bytes) -> dict[str, str] | None:
    """The tables that lie there, with their nations, in what everyone sees."""
    return _tables_in(b"{%s}" % seen).tables


def _tables_laid(nations: dict[str, str], cleared: list[str]) -> Iterator[TableLaid]:
    """The new cards at the cleared tables; none where the pile had too few."""
    for table in cleared:
        if table in nations:
            yield TableLaid(table, nations[table])
