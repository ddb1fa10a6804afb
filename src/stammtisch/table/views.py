"""What is told at a table, and to whom.

What everyone may see is built from what everyone knows, encoded once, and sent to all. What only
one seat may see is built for that seat from what that seat knows (`games/sights.py`), and added for
its owner alone. Nothing is ever made by leaving things out of something that knows more.
"""

from datetime import datetime
from typing import NamedTuple, cast

import msgspec
from msgspec import Raw

from stammtisch.games.sights import News, Sight
from stammtisch.table.course import Course
from stammtisch.wire.answers import Clock, Presence, Snapshot, Told
from stammtisch.wire.happenings import Happening

encode = msgspec.json.Encoder().encode


NOTHING_NEW = News({}, {})


class Seen(NamedTuple):
    """What can be seen of a game, and what of it is new."""

    sight: Sight | None = None  # none before the start
    news: News = NOTHING_NEW
    over: bool = False


def seen_of(course: Course, before: Seen) -> Seen:
    """What can be seen now, and what of it is new."""
    match = course.match
    if match is None:
        return Seen()
    over = course.status != "playing"
    sight, news = match.game.sights.since(before.sight, match.moment.known)
    if over != before.over or before.sight is None:
        news.public["over"] = over
    return Seen(sight, news, over)


def clock_of(course: Course, now: datetime, until: datetime | None) -> Clock | None:
    """The clock of the running turn."""
    if course.turn_since is None or course.status != "playing":
        return None
    return Clock(course.turn_since, now, until)


class Message(NamedTuple):
    """A change as it goes out: the same bytes for all, and an end of its own for some people."""

    told: Raw  # for the log
    shared: bytes  # JSON without its closing brace
    own: dict[str, bytes]  # by person: more fields, each after a comma
    facts: bool  # whether it has those of the table

    def to(self, person: str | None, request: int | None = None) -> bytes:
        """The message for somebody; `request` is the number of theirs that led to it."""
        own = self.own.get(person, b"") if person else b""
        if request is not None:
            own += b',"id":%d' % request
        return self.shared + own + b"}"


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
    shared = told[:-1]
    if seen.news.public:
        shared += b',"view":' + encode(seen.news.public)
    if with_facts:
        shared += b',"table":' + encode(course.facts())
    if clock:
        shared += b',"clock":' + encode(clock)
    own = {person: _own_news(course, seen, seats) for person, seats in course.owners.items()}
    if with_facts:
        for person, seats in course.owners.items():
            place = encode({"yours": seats, "invite": course.setup.invite})
            own[person] += b"," + place[1:-1]
    return Message(Raw(told), shared, own, with_facts)


def _own_news(course: Course, seen: Seen, seats: list[int]) -> bytes:
    """What is new for one person alone."""
    own = {seat: seen.news.own[seat] for seat in seats if seat in seen.news.own}
    fields = b',"own":' + encode(own) if own else b""
    if _may_move(course, seats):
        fields += b',"moves":' + _moves(course)
        if _may_undo(course):
            fields += b',"undo":true'
    return fields


def _moves(course: Course) -> bytes:
    """The legal moves of the player to move."""
    assert course.match is not None
    return course.match.game.moments.moves_json(course.match.moment)


def _may_undo(course: Course) -> bool:
    """Whether the player to move may take the last move back."""
    return course.match is not None and course.match.can_undo(course.match.to_move)


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
        log=cast(list[Told], log),  # each entry is encoded already
        present=presence.present,
        watching=presence.watching,
        view=seen.sight.public | {"over": seen.over} if seen.sight else None,
        own={seat: seen.sight.own[seat] for seat in seats} if seen.sight else {},
        moves=course.match.legal() if moves and course.match else None,
        undo=moves and _may_undo(course),
        clock=clock,
        invite=course.setup.invite if seats or person == course.setup.host else None,
        id=request,
    )
