"""What is told at a table, and to whom.

What everyone may see is built from what everyone knows, encoded once, and sent to all. What only
one seat may see is built for that seat from what that seat knows (`games/sights.py`), and added for
its owner alone. Nothing is ever made by leaving things out of something that knows more.
"""

from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from stammtisch.games.interface import Json
from stammtisch.games.sights import News, Sight
from stammtisch.table.course import Course
from stammtisch.wire.answers import Clock, Moves, Presence, Snapshot, Told
from stammtisch.wire.happenings import Happening

encode = msgspec.json.Encoder().encode


NOTHING_NEW = News({}, {})


class Seen(NamedTuple):
    """What can be seen of a game: by everyone, and by each seat beyond that."""

    sight: Sight | None = None  # none before the start
    news: News = NOTHING_NEW
    over: bool = False
    moves: Moves | None = None  # of the player to move
    undo: bool = False  # for the player to move

    @property
    def public(self) -> Json | None:
        """What everyone sees."""
        return self.sight.public | {"over": self.over} if self.sight else None


def seen_of(course: Course, before: Seen) -> Seen:
    """What can be seen now, and what of it is new."""
    match = course.match
    if match is None:
        return Seen()
    over = course.status != "playing"
    sight, news = match.game.sights.after(before.sight, match.rows)
    if over != before.over or before.sight is None:
        news.public["over"] = over
    if over:
        return Seen(sight, news, over)
    return Seen(sight, news, over, match.legal(), match.can_undo(match.to_move))


def clock_of(course: Course, now: datetime, until: datetime | None) -> Clock | None:
    """The clock of the running turn."""
    if course.turn_since is None or course.status != "playing":
        return None
    return Clock(course.turn_since, now, until)


class Message(NamedTuple):
    """A change as it goes out: the same bytes for all, and an end of its own for some people."""

    told: Raw  # for the log
    shared: bytes  # JSON without its closing brace
    own: dict[str, Json]  # by person: more fields
    facts: bool  # whether it has those of the table

    def to(self, person: str | None, request: int | None = None) -> bytes:
        """The message for somebody; `request` is the number of theirs that led to it."""
        fields = self.own.get(person) if person else None
        if request is not None:
            fields = {**(fields or {}), "id": request}
        if not fields:
            return self.shared + b"}"
        return self.shared + b"," + encode(fields)[1:]


def message_of(
    course: Course,
    seen: Seen,
    at: datetime,
    happened: list[Happening],
    clock: Clock | None,
    with_facts: bool,
) -> Message:
    """What a change says to everyone, and to each who sits there: a `wire.answers.Changed`."""
    told = encode(Told(course.version, at, happened))
    more: dict[str, Any] = {}
    if seen.news.public:
        more["view"] = seen.news.public
    if with_facts:
        more["table"] = course.facts()
    if clock:
        more["clock"] = clock
    owners = course.owners.items()
    own = {person: _own_news(course, seen, seats) for person, seats in owners}
    if with_facts:
        for person, seats in owners:
            own[person] |= {"yours": seats, "invite": course.setup.invite}
    shared = told[:-1] + b"," + encode(more)[1:-1] if more else told[:-1]
    return Message(Raw(told), shared, own, with_facts)


def _own_news(course: Course, seen: Seen, seats: list[int]) -> Json:
    """What is new for one person alone."""
    fields: dict[str, Any] = {}
    own = {seat: seen.news.own[seat] for seat in seats if seat in seen.news.own}
    if own:
        fields["own"] = own
    if _may_move(course, seats):
        fields["moves"] = seen.moves
        if seen.undo:
            fields["undo"] = True
    return fields


def _may_move(course: Course, seats: list[int]) -> bool:
    to_move = course.to_move
    return to_move in seats and course.house_plays is None


def snapshot_of(
    course: Course,
    seen: Seen,
    person: str | None,
    log: list[Raw],
    presence: Presence,
    clock: Clock | None,
    request: int | None = None,
) -> Snapshot:
    """All that somebody may see."""
    seats = course.seats_of(person)
    moves = _may_move(course, seats)
    return Snapshot(
        snapshot=course.version,
        table=course.facts(),
        yours=seats,
        log=log,  # type: ignore[arg-type] # each entry is encoded already
        present=presence.present,
        watching=presence.watching,
        view=seen.public,
        own={seat: seen.sight.own[seat] for seat in seats} if seen.sight else {},
        moves=seen.moves if moves else None,
        undo=seen.undo and moves,
        clock=clock,
        invite=course.setup.invite if seats or person == course.setup.host else None,
        id=request,
    )
