"""What is told at a table, and to whom.

What everyone may see is built from what everyone knows (`game.view` of no seat), encoded once, and
sent to all. What only one seat may see is built for that seat from what that seat knows, and added
for its owner alone. Nothing is ever made by leaving things out of something that knows more.
"""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from stammtisch.games.interface import Json
from stammtisch.table.course import Course
from stammtisch.wire.answers import Changed, Clock, Moves, Presence, Snapshot, Told
from stammtisch.wire.happenings import Happening

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Sight:
    """What can be seen of a game: by everyone, and by each seat beyond that."""

    public: Json = field(default_factory=dict)
    own: dict[int, Json] = field(default_factory=dict)
    moves: Moves | None = None  # of the player to move
    undo: bool = False  # for the player to move


def sight_of(course: Course, before: Sight | None = None, moved: int | None = None) -> Sight:
    """What can be seen now. After a move, what was seen before is taken over where it can't have
    changed: what a seat owns, unless it moved or everyone sees something new there."""
    match = course.match
    if match is None:
        return Sight()
    playing = course.status == "playing"
    public = match.game.public(match.rows, over=not playing)
    kept = _still_owned(before, public, moved) if before and playing else {}
    own = {
        seat: kept[seat] if seat in kept else match.game.own(match.rows, seat)
        for seat in course.people
    }
    if not playing:
        return Sight(public, own)
    return Sight(public, own, match.legal(), match.can_undo(match.to_move))


def _still_owned(before: Sight, public: Json, moved: int | None) -> dict[int, Json]:
    return {
        seat: own
        for seat, own in before.own.items()
        if seat != moved and all(before.public[name] == public[name] for name in own)
    }


def clock_of(course: Course, now: datetime, until: datetime | None) -> Clock | None:
    """The clock of the running turn."""
    if course.turn_since is None or course.status != "playing":
        return None
    return Clock(course.turn_since, now, until)


@dataclass(frozen=True)
class Message:
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
    before: Sight,
    after: Sight,
    at: datetime,
    happened: list[Happening],
    clock: Clock | None,
    with_facts: bool,
) -> Message:
    """What a change says to everyone, and to each who sits at the table."""
    changed = Changed(
        version=course.version,
        at=at,
        events=happened,
        view=_news(before.public, after.public) or UNSET,
        table=course.facts() if with_facts else UNSET,
        clock=clock or UNSET,
    )
    told = Raw(encode(Told(course.version, at, happened)))
    owners = course.owners.items()
    own = {person: _own_news(course, before, after, seats) for person, seats in owners}
    if with_facts:
        for person, seats in owners:
            own[person] |= {"yours": seats, "invite": course.setup.invite}
    return Message(told, encode(changed)[:-1], own, with_facts)


def _news(before: Json, after: Json) -> Json:
    """The fields that are new."""
    return {
        name: value for name, value in after.items() if name not in before or before[name] != value
    }


def _own_news(course: Course, before: Sight, after: Sight, seats: list[int]) -> Json:
    """What is new for one person alone."""
    fields: dict[str, Any] = {}
    own = {
        seat: after.own[seat]
        for seat in seats
        if seat in after.own and after.own[seat] != before.own.get(seat)
    }
    if own:
        fields["own"] = own
    if _may_move(course, seats):
        fields["moves"] = after.moves
        if after.undo:
            fields["undo"] = True
    return fields


def _may_move(course: Course, seats: list[int]) -> bool:
    to_move = course.to_move
    return to_move in seats and course.house_plays is None


def snapshot_of(
    course: Course,
    sight: Sight,
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
        view=sight.public or None,
        own={seat: sight.own[seat] for seat in seats if seat in sight.own},
        moves=sight.moves if moves else None,
        undo=sight.undo and moves,
        clock=clock,
        invite=course.setup.invite if seats or person == course.setup.host else None,
        id=request,
    )
