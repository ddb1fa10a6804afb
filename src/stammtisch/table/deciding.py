"""May they? A request becomes changes here, or is refused with a reason.

The rules of the game are asked when the change is applied; here it is about who, where and when.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from stammtisch import bots
from stammtisch.games.rulebook import BadInput, Refused
from stammtisch.store.people import Somebody
from stammtisch.table import changes
from stammtisch.table.changes import AnyChange
from stammtisch.table.course import Course
from stammtisch.wire import requests
from stammtisch.wire.happenings import PHRASES

# Reasons that are about the table, beside those of the rules (games/reasons.py).
SENTENCES = {
    "closed": "The table was closed.",
    "nobody": "You are nobody here yet; give yourself a name first.",
    "no-seat": "You don't sit at this table.",
    "not-host": "Only the one who set the table up may do that.",
    "not-ready": "Somebody who sits here is not ready yet.",
    "not-over": "The game isn't over yet.",
    "not-now": "That isn't possible now.",
    "not-started": "The game hasn't begun.",
    "not-your-turn": "It is somebody else's turn.",
    "not-yours": "That is not your seat.",
    "no-version": "The table has not come to that version yet.",
    "old-version": "The table has moved on since; look again.",
    "on-the-way": "You are on the way to another table; wait until you are there.",
    "over": "The game is over.",
    "played-for": "The house plays for you; take your seat back first.",
    "seats-free": "Some seats are still free.",
    "seats-taken": "Every seat is taken.",
    "not-invited": "This seat is for somebody with the link.",
    "unknown-bot": "There is no such bot.",
    "unknown-phrase": "There is no such phrase.",
    "no-hints": "There are no hints at this table.",
    "no-moves": "No move was made, so there is nothing to analyse.",
    "too-many": "That is too often; wait a little, then try again.",
    "too-many-analyses": "You have asked for as many analyses as one may have at a time.",
    "analyses-full": "Too many analyses are waiting; try again in a while.",
}


def decide_for(
    person: Somebody | None, request: Any, course: Course, now: datetime
) -> list[AnyChange]:
    """The changes that a request of somebody asks for; raises Refused."""
    if course.status == "closed":
        raise Refused("", "closed")
    if person is None:
        raise Refused("", "nobody")
    return _DECIDE[type(request)](course, person, request, now)


def seat_to_move(course: Course, person: Somebody, version: int | None = None) -> int:
    """The seat of the person that is to move; raises Refused."""
    _must_play(course)
    number = course.to_move
    assert number is not None
    seat = course.seats[number]
    if seat.person != person.id:
        _must_sit(course, person)
        raise Refused("", "not-your-turn")
    if seat.away or seat.resigned:
        raise Refused("", "played-for")
    if version is not None and not course.game_version <= version <= course.version:
        raise Refused("", "old-version" if version < course.game_version else "no-version")
    return number


def why_not(course: Course, person: Somebody | None, move: str) -> None:
    """Raises Refused if the person may not make this move now; only who is to move may ask."""
    if course.status == "closed":
        raise Refused("", "closed")
    if person is None:
        raise Refused("", "nobody")
    seat_to_move(course, person)
    assert course.match is not None
    refusal = course.match.refusal(move)
    if refusal is not None:
        raise refusal


def may_have_hint(course: Course, person: Somebody) -> int:
    """The seat that asks for a hint; raises Refused."""
    if not course.setup.hints:
        raise Refused("", "no-hints")
    return seat_to_move(course, person)


def join(course: Course, person: Somebody, invite: str | None, now: datetime) -> AnyChange:
    """Sit down on the first seat that is free for this person; raises Refused."""
    if course.status != "waiting":
        raise Refused("", "closed" if course.status == "closed" else "not-now")
    if course.seats_of(person.id):
        raise Refused("", "not-now")
    if not course.free_seats:
        raise Refused("", "seats-taken")
    course.to_and_fro.check(person.id, now)
    invited = invite == course.setup.invite
    for seat in course.free_seats:
        if invited or (course.setup.public and course.seats[seat].kind == "open"):
            return changes.SatDown(now, seat, "person", person.name, person.id)
    raise Refused("", "not-invited")


def what_follows(course: Course, now: datetime) -> list[AnyChange]:
    """The game begins by itself once every seat is taken and everyone is ready."""
    if course.status == "waiting" and all(seat.ready for seat in course.seats):
        return _beginning(course, now)
    return []


def _beginning(course: Course, now: datetime, level: str | None = None) -> list[AnyChange]:
    """The cards are dealt; at a what-if table the moves that it came with are made, too."""
    opening = course.setup.opening
    moves = opening.moves if opening else []
    return [changes.Began(now, level), *[changes.MadeMove(now, move) for move in moves]]


def _must_sit(course: Course, person: Somebody) -> list[int]:
    seats = course.seats_of(person.id)
    if not seats:
        raise Refused("", "no-seat")
    return seats


def _must_play(course: Course) -> None:
    if course.status != "playing":
        raise Refused("", course.status if course.status != "waiting" else "not-started")


def _must_own(course: Course, person: Somebody, seat: int) -> None:
    if seat not in _must_sit(course, person):
        raise Refused("", "not-yours")


def _play(course: Course, person: Somebody, play: requests.Play, now: datetime) -> list[AnyChange]:
    seat_to_move(course, person, play.version)
    return [changes.MadeMove(now, play.play)]


def _undo(course: Course, person: Somebody, undo: requests.Undo, now: datetime) -> list[AnyChange]:
    seat = seat_to_move(course, person, undo.undo)
    if course.match is None or not course.match.can_undo(seat):
        raise Refused("", "not-now")
    course.to_and_fro.check(person.id, now)
    return [changes.TookBack(now)]


def _ready(
    course: Course, person: Somebody, ready: requests.Ready, now: datetime
) -> list[AnyChange]:
    seats = _must_sit(course, person)
    if course.status != "waiting" or all(course.seats[seat].ready for seat in seats):
        raise Refused("", "not-now")
    return [changes.BecameReady(now, person.id, ready.ready)]


def _start(
    course: Course, person: Somebody, start: requests.Start, now: datetime
) -> list[AnyChange]:
    if person.id != course.setup.host:
        raise Refused("", "not-host")
    if course.status != "waiting":
        raise Refused("", "not-now")
    if course.free_seats and start.start is None:
        raise Refused("", "seats-free")
    if start.start is not None:
        _check_bot(start.start)
    if not all(course.seats[seat].ready for seat in _guests(course)):
        raise Refused("", "not-ready")
    return _beginning(course, now, start.start)


def _guests(course: Course) -> list[int]:
    """The seats of people beside the host."""
    nobody = (None, course.setup.host)
    return [number for number, seat in enumerate(course.seats) if seat.person not in nobody]


def _check_bot(level: str) -> None:
    try:
        bots.find_ours(level)
    except BadInput:
        raise Refused("", "unknown-bot") from None


def _free(course: Course, person: Somebody, free: requests.Free, now: datetime) -> list[AnyChange]:
    if person.id != course.setup.host:
        raise Refused("", "not-host")
    if course.status != "waiting" or free.free not in _guests(course):
        raise Refused("", "not-now")
    seats = course.seats_of(course.seats[free.free].person)
    return [changes.GotUp(now, seat) for seat in seats]


def _resign(
    course: Course, person: Somebody, resign: requests.Resign, now: datetime
) -> list[AnyChange]:
    _must_own(course, person, resign.resign)
    _must_play(course)
    if course.seats[resign.resign].resigned:
        raise Refused("", "not-now")
    return [changes.GaveUp(now, resign.resign)]


def _return(
    course: Course, person: Somebody, back: requests.Return, now: datetime
) -> list[AnyChange]:
    _must_own(course, person, back.seat)
    _must_play(course)
    if not course.seats[back.seat].away or course.seats[back.seat].resigned:
        raise Refused("", "not-now")
    course.to_and_fro.check(person.id, now)
    return [changes.Returned(now, back.seat)]


def _say(course: Course, person: Somebody, say: requests.Say, now: datetime) -> list[AnyChange]:
    seats = _must_sit(course, person)
    if say.say not in PHRASES:
        raise Refused("", "unknown-phrase")
    course.talk.check(person.id, now)
    if course.said.is_spent(person.id, course.game_version):
        raise Refused("", "over" if course.status == "over" else "not-now")
    seat = course.to_move if course.to_move in seats else seats[0]
    return [changes.Spoke(now, seat, say.say)]


def _leave(
    course: Course, person: Somebody, leave: requests.Leave, now: datetime
) -> list[AnyChange]:
    closes = person.id == course.setup.host and (course.status == "waiting" or _only_bots(course))
    seats = [] if closes else _must_sit(course, person)
    if not leave.leave:
        raise Refused("", "not-now")
    if closes:
        return [changes.Closed(now)]
    if course.status == "waiting":
        return [changes.GotUp(now, seat) for seat in seats]
    _must_play(course)
    here = [seat for seat in seats if not course.seats[seat].away]
    if not here:
        raise Refused("", "not-now")
    return [changes.WasReplaced(now, seat, "left") for seat in here]


def _only_bots(course: Course) -> bool:
    """Whether a game runs that nobody plays."""
    return course.status == "playing" and all(seat.kind == "bot" for seat in course.seats)


_DECIDE: dict[type[requests.Request], Callable[..., list[AnyChange]]] = {
    requests.Play: _play,
    requests.Undo: _undo,
    requests.Ready: _ready,
    requests.Start: _start,
    requests.Free: _free,
    requests.Resign: _resign,
    requests.Return: _return,
    requests.Say: _say,
    requests.Leave: _leave,
}
