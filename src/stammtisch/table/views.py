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
SEATS = tuple(b'"%d":' % seat for seat in range(64))  # keys of an object; no game has more


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
        shared += b',"view":{' + public + b"}"
    if with_facts:
        shared += b',"table":' + encode(course.facts())
    if clock:
        shared += b',"clock":' + encode(clock)
    offer, news, own = _offer(course), course.news.own, {}
    for person, seats in course.owners.items():
        said = _own_news(news, seats) if news else b""
        own[person] = said + offer if course.to_move in seats else said
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
    for seat in seats:
        if news[seat]:
            said += (b"," if said else b',"own":{') + SEATS[seat] + news[seat]
    return said and said + b"}"


def _offer(course: Course) -> bytes:
    """What whoever is to move may do; nothing where the house plays."""
    match, player = course.match, course.to_move
    if match is None or player is None or course.house_plays is not None:
        return b""
    offer = b',"moves":' + match.moment.moves
    return offer + b',"undo":true' if match.can_undo(player) else offer


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
    match, player = course.match, course.to_move
    moves = match is not None and player in seats and course.house_plays is None
    seen = course.all_seen()
    view = b"{%s}" % _with_over(seen.public, course.is_over)
    return Snapshot(
        snapshot=course.version,
        table=course.facts(),
        yours=seats,
        log=cast(list[Told], [*map(Raw, log)]),  # encoded already, as are the views
        present=presence.present,
        watching=presence.watching,
        view=cast(Json, Raw(view)) if match else None,
        own={seat: cast(Json, Raw(seen.own[seat])) for seat in seats} if match else {},
        moves=match.legal() if moves and match else None,
        undo=moves and match is not None and player is not None and match.can_undo(player),
        clock=clock,
        invite=course.setup.invite if seats or person == course.setup.host else None,
        id=request,
    )
