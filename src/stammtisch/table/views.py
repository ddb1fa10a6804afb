"""What is told at a table, and to whom.

What everyone may see is built from what everyone knows, encoded once, and sent to all. What only
one seat may see is built for that seat from what that seat knows (`games/sights.py`), and added for
its owner alone. Nothing is ever made by leaving things out of something that knows more.
"""

from datetime import datetime
from typing import cast

import msgspec
from msgspec import Raw, Struct

from stammtisch.games.interface import Json
from stammtisch.table.course import Course
from stammtisch.wire.answers import Clock, Presence, Snapshot, Told
from stammtisch.wire.happenings import Happening

encode = msgspec.json.Encoder().encode


def clock_of(course: Course, now: datetime, until: datetime | None) -> Clock | None:
    """The clock of the running turn."""
    if course.turn_since is None or course.status != "playing":
        return None
    return Clock(course.turn_since, now, until)


class Message(Struct, frozen=True, eq=False, gc=False):
    """A change as it goes out: the same bytes for all, and an end of its own for some people."""

    told: bytes  # for the log
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
    at: datetime,
    happened: list[Happening],
    *,
    over: bool | None,
    clock: Clock | None,
    with_facts: bool,
) -> Message:
    """What a change says to everyone, and to each who sits there: a `wire.answers.Changed`. Whether
    the game is over is said where that is new."""
    told = encode(Told(course.version, at, happened))
    shared = told[:-1]
    public = course.news.public if over is None else _with_over(course.news.public, over)
    if public:
        shared += b',"view":{%s}' % public
    if with_facts:
        shared += b',"table":' + encode(course.facts())
    if clock:
        shared += b',"clock":' + encode(clock)
    offer, news = _offer(course), course.news.own
    own = {
        person: _own_news(news, seats) + (offer if course.to_move in seats else b"")
        for person, seats in course.owners.items()
    }
    if with_facts:
        for person, seats in course.owners.items():
            place = encode({"yours": seats, "invite": course.setup.invite})
            own[person] += b"," + place[1:-1]
    return Message(told, shared, own, with_facts)


def _with_over(public: bytes, over: bool) -> bytes:
    return (public and public + b",") + (b'"over":true' if over else b'"over":false')


def _own_news(news: tuple[bytes, ...], seats: list[int]) -> bytes:
    """What is new for the owner of these seats alone, by what is new for each seat."""
    said = b""
    if news:
        for seat in seats:
            if news[seat]:
                said += b'%s"%d":%s' % (b"," if said else b',"own":{', seat, news[seat])
    return said and said + b"}"


def _offer(course: Course) -> bytes:
    """What whoever is to move may do; nothing where the house plays."""
    if course.match is None or not _somebody_is_to_move(course):
        return b""
    undo = b',"undo":true' if _may_undo(course) else b""
    return b',"moves":%s%s' % (course.match.moment.moves, undo)


def _somebody_is_to_move(course: Course) -> bool:
    return course.to_move is not None and course.house_plays is None


def _may_undo(course: Course) -> bool:
    """Whether the player to move may take the last move back."""
    return course.match is not None and course.match.can_undo(course.match.to_move)


def snapshot_of(
    course: Course,
    person: str | None,
    log: list[bytes],
    presence: Presence,
    clock: Clock | None,
    request: int | None = None,
) -> Snapshot:
    """All that somebody may see."""
    seats = course.seats_of(person)
    moves = course.to_move in seats and _somebody_is_to_move(course)
    seen = course.all_seen()
    view = b"{%s}" % _with_over(seen.public, course.is_over)
    return Snapshot(
        snapshot=course.version,
        table=course.facts(),
        yours=seats,
        log=cast(list[Told], [*map(Raw, log)]),  # encoded already, as are the views
        present=presence.present,
        watching=presence.watching,
        view=cast(Json, Raw(view)) if course.match else None,
        own={seat: cast(Json, Raw(seen.own[seat])) for seat in seats} if course.match else {},
        moves=course.match.legal() if moves and course.match else None,
        undo=moves and _may_undo(course),
        clock=clock,
        invite=course.setup.invite if seats or person == course.setup.host else None,
        id=request,
    )
