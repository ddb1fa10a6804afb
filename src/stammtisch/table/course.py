"""The course of a table: what its changes, one after another, make of it.

Pure: no clock, no chance, no files. A running table and one that is read back from the database go
through the same `apply`, so they can't differ.
"""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from stammtisch.games.sights import NO_NEWS, UNKNOWN, News
from stammtisch.play.events import GameOver
from stammtisch.play.match import Match
from stammtisch.play.record import Outcome
from stammtisch.play.scoresheet import ScoreSheet
from stammtisch.table import changes
from stammtisch.table.changes import AnyChange
from stammtisch.table.restraint import Allowance, Restraint, said, talk, to_and_fro
from stammtisch.table.setup import Setup
from stammtisch.wire import happenings as told
from stammtisch.wire.happenings import Happening
from stammtisch.wire.tables import Seat, Status, Table

FREE = ("open", "invited")
STAND_IN = "regular"  # plays for who left
# What changes nothing about who sits there and how the table stands, unless it ends the game.
WITHIN_THE_GAME = (changes.MadeMove, changes.TookBack, changes.Spoke)
OF_THE_GAME = (changes.Began, changes.MadeMove, changes.TookBack)


@dataclass(eq=False, slots=True)
class Course:
    """A table as it stands."""

    setup: Setup
    seats: list[Seat]
    version: int = 0
    game_version: int = 0  # when the game itself changed last; who comes, goes, talks doesn't count
    status: Status = "waiting"
    match: Match | None = None
    sheet: ScoreSheet | None = None
    nonces: dict[str, str] = field(default_factory=dict)  # by person
    turn_since: datetime | None = None
    finished: datetime | None = None
    outcome: Outcome | None = None  # how the game ended at this table
    rematch: str | None = None
    commitment: str | None = None
    news: News = field(default=NO_NEWS, init=False)  # what the last change shows of the game
    to_move: int | None = field(default=None, init=False)  # whose turn it is, while there is one
    house_plays: str | None = field(default=None, init=False)  # the level of the bot to move
    owners: dict[str, list[int]] = field(default_factory=dict, init=False)  # seats by person
    talk: Restraint = field(default_factory=talk, init=False)
    said: Allowance = field(default_factory=said, init=False)
    to_and_fro: Restraint = field(default_factory=to_and_fro, init=False)
    got_up: set[str] = field(default_factory=set, init=False)  # before the start

    def apply(self, change: AnyChange) -> list[Happening]:
        """Let a change happen; answer what there is to tell. Raises Refused for a wrong move."""
        kind = type(change)
        self.news = NO_NEWS
        happened: list[Happening] = _APPLY[kind](self, change)
        self.version += 1
        if kind in OF_THE_GAME:
            self.game_version = self.version
        if kind not in WITHIN_THE_GAME:
            self._note_owners()
        self._note_turn()
        return happened

    def __post_init__(self) -> None:
        self._note_owners()
        self._note_turn()

    def _note_turn(self) -> None:
        """Note what is asked for after every change: who is to move."""
        if self.match is None or self.status != "playing":
            self.to_move = self.house_plays = None
            return
        self.to_move = self.match.moment.to_move
        seat = self.seats[self.to_move]
        self.house_plays = seat.level or (STAND_IN if seat.away or seat.resigned else None)

    def _note_owners(self) -> None:
        """Note who owns which seats."""
        self.owners = {}
        for number, seat in enumerate(self.seats):
            if seat.person:
                self.owners.setdefault(seat.person, []).append(number)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of somebody, friends on their device included."""
        return self.owners.get(person or "", [])

    @property
    def is_over(self) -> bool:
        """Whether there was a game, and it goes on no more."""
        return self.match is not None and self.status != "playing"

    @property
    def is_played(self) -> bool:
        """Whether anybody sits here for whom the house does not play."""
        return any(seat.person and not (seat.away or seat.resigned) for seat in self.seats)

    def all_seen(self) -> News:
        """All that can be seen of the game; nothing before its start."""
        if self.match is None:
            return NO_NEWS
        return self.match.game.sights.news(UNKNOWN, self.match.moment.known)

    @property
    def named(self) -> set[str]:
        """The people whose names stand here or in the log: who sit, who got up before the start,
        and who played the game it came from."""
        opening = self.setup.opening
        return self.owners.keys() | self.got_up | (opening.people if opening else set())

    @property
    def free_seats(self) -> list[int]:
        """Seats nobody has taken."""
        return [i for i, seat in enumerate(self.seats) if seat.kind in FREE]

    def facts(self) -> Table:
        """What everybody may see."""
        setup = self.setup
        return Table(
            id=setup.id,
            game=setup.game.name,
            options=setup.options,
            status=self.status,
            host=setup.host,
            public=setup.public,
            hints=setup.hints,
            seats=list(self.seats),
            created=setup.created,
            promise=setup.promise,
            limit=setup.limit,
            commitment=self.commitment,
            nonces=list(self.match.nonces) if self.match else None,
            rematch=self.rematch,
            rematch_of=setup.rematch_of,
            result=self.outcome,
            origin=setup.opening.told() if setup.opening else None,
        )

    def _set(self, seat: int, **fields: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **fields)

    def _sit_down(self, change: changes.SatDown) -> list[Happening]:
        bot = change.kind == "bot"
        self.seats[change.seat] = Seat(
            change.kind, change.name, change.person, change.level, ready=bot
        )
        return [told.Joined(change.seat, change.name)]

    def _get_up(self, change: changes.GotUp) -> list[Happening]:
        name, person = self.seats[change.seat].name, self.seats[change.seat].person
        if person:
            self.got_up.add(person)
        self.to_and_fro.note(person, change.at)
        first = self.setup.first_seats[change.seat].kind
        self.seats[change.seat] = Seat("open" if first == "open" else "invited")
        return [told.Left(change.seat, name)]

    def _become_ready(self, change: changes.BecameReady) -> list[Happening]:
        self.nonces[change.person] = change.nonce
        for seat in self.seats_of(change.person):
            self._set(seat, ready=True)
        return [told.GotReady(seat) for seat in self.seats_of(change.person)]

    def _begin(self, change: changes.Began) -> list[Happening]:
        for seat in self.free_seats:
            level = change.level or ""
            self.seats[seat] = Seat("bot", level, level=level, ready=True)
        self.match = Match.begin(
            self.setup.game,
            [seat.name for seat in self.seats],
            self.setup.options,
            salt=self.setup.salt,
            nonces=self._nonces_in_order(),
        )
        self.news = self.all_seen()
        self.sheet = ScoreSheet(len(self.seats))
        self.commitment = self.match.commitment
        self.status, self.turn_since = "playing", change.at
        return [told.Started(self.match.to_move)]

    def _nonces_in_order(self) -> list[str]:
        """By seat; a what-if table has those of the game that it came from, and so its deal."""
        if self.setup.opening:
            return self.setup.opening.nonces
        return [self.nonces.get(seat.person or "", "") for seat in self.seats]

    def _move(self, change: changes.MadeMove) -> list[Happening]:
        match, sheet, opening = self.match, self.sheet, self.setup.opening
        assert match is not None
        assert sheet is not None
        made = match.play(change.move, change.at)
        player = made.earlier.to_move
        self.news = made.news
        sheet.add(player, change.move, made.events)
        if opening and len(match.moves) <= len(opening.moves):
            match.settle()  # nobody takes back what was played elsewhere
        if made.later.to_move != player:
            self.turn_since = change.at
        return self._with_the_end([*made.events], change.at)

    def _take_back(self, change: changes.TookBack) -> list[Happening]:
        assert self.match is not None
        assert self.sheet is not None
        player = self.match.to_move
        self.to_and_fro.note(self.seats[player].person, change.at)
        taken_back = self.match.undo(player)
        self.news = taken_back.news
        self.sheet.take_back()
        return list(taken_back.events)

    def _replace(self, change: changes.WasReplaced) -> list[Happening]:
        self._set(change.seat, away=True)
        return [told.WentAway(change.seat, change.cause)]

    def _return(self, change: changes.Returned) -> list[Happening]:
        self._set(change.seat, away=False)
        self.to_and_fro.note(self.seats[change.seat].person, change.at)
        if change.seat == self.to_move:
            self.turn_since = change.at
        return [told.CameBack(change.seat)]

    def _give_up(self, change: changes.GaveUp) -> list[Happening]:
        assert self.match is not None
        assert self.sheet is not None
        self._set(change.seat, resigned=True)
        happened: list[Happening] = [told.Resigned(change.seat)]
        if len(self.seats) == 2:
            happened += self.match.resign(change.seat).events
            self.sheet.end_turn(self.match.to_move)
        return self._with_the_end(happened, change.at)

    def _with_the_end(self, happened: list[Happening], at: datetime) -> list[Happening]:
        if not happened or type(happened[-1]) is not GameOver:
            return happened
        self.status, self.finished = "over", at
        self.outcome = outcome = outcome_here(happened[-1], self.seats)
        ended = GameOver(outcome.scores, outcome.minus, outcome.winners)
        return [*happened[:-1], ended]

    def _speak(self, change: changes.Spoke) -> list[Happening]:
        person = self.seats[change.seat].person
        self.talk.note(person, change.at)
        self.said.note(person, self.game_version)
        return [told.Said(change.seat, change.phrase)]

    def _agree_rematch(self, change: changes.AgreedRematch) -> list[Happening]:
        self.rematch = change.table
        return [told.RematchSet(change.table)]

    def _close(self, change: changes.Closed) -> list[Happening]:
        self.status = "closed"
        return [told.TableClosed()]


def outcome_here(ended: GameOver, seats: list[Seat]) -> Outcome:
    """How a game ended at a table: who gave up has not won, whatever the house made of that hand;
    then the best of the others has."""
    stayed = [number for number, seat in enumerate(seats) if not seat.resigned]
    winners = [seat for seat in ended.winners if seat in stayed]
    if stayed and ended.winners and not winners:
        places = {seat: (-ended.scores[seat], ended.minus[seat]) for seat in stayed}
        winners = [seat for seat in stayed if places[seat] == min(places.values())]
    return Outcome(ended.scores, ended.minus, winners or ended.winners)


_APPLY: dict[type[AnyChange], Any] = {
    changes.SatDown: Course._sit_down,
    changes.GotUp: Course._get_up,
    changes.BecameReady: Course._become_ready,
    changes.Began: Course._begin,
    changes.MadeMove: Course._move,
    changes.TookBack: Course._take_back,
    changes.WasReplaced: Course._replace,
    changes.Returned: Course._return,
    changes.GaveUp: Course._give_up,
    changes.Spoke: Course._speak,
    changes.AgreedRematch: Course._agree_rematch,
    changes.Closed: Course._close,
}
