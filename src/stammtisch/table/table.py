"""One table: it takes requests one at a time, saves what they change, and then tells everyone."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from stammtisch.games.rulebook import Refused
from stammtisch.store.access import REFUSALS, Statement
from stammtisch.store.database import Database
from stammtisch.store.journal import Done, Entry, NotSaved
from stammtisch.store.people import Somebody
from stammtisch.table import changes
from stammtisch.table.asked import Asked, Deciding, Listener, Watch
from stammtisch.table.background import note, note_failure
from stammtisch.table.changes import AnyChange
from stammtisch.table.clock import Clock
from stammtisch.table.course import WITHIN_THE_GAME, Course
from stammtisch.table.deciding import what_follows
from stammtisch.table.driving import Driver
from stammtisch.table.hearing import presence_of, tell
from stammtisch.table.house_bots import HouseBots
from stammtisch.table.keeping import at_the_end, beside
from stammtisch.table.refusing import refusal_of
from stammtisch.table.views import Message, encode, message_of, snapshot_of
from stammtisch.table.waiting import MOST_WAITING, must_wait
from stammtisch.wire.answers import Presence, Refusal, Snapshot

log = logging.getLogger(__name__)

Found = TypeVar("Found")
NOT_SAVED = "The house could not save this; nothing has changed."
# Between two tries, at first and later: a database is back some time, a table that it gives and
# that can't be played again seldom is.
REREAD_SECONDS, REREAD_REFUSED, REREAD_FAILED = 1.0, 4.0, 60.0
TELL_SECONDS = 60.0


@dataclass(frozen=True)
class History:
    """A table as the database has it: how it stands, and what there is to tell of it."""

    course: Course
    log: list[bytes]  # each a `wire.answers.Told`


class Table:
    """A table in memory."""

    __slots__ = (
        "_busy",
        "_clock",
        "_database",
        "_driver",
        "_inbox",
        "_presence_told",
        "_read_back",
        "_rereading",
        "_watch",
        "course",
        "listeners",
        "log",
    )

    def __init__(
        self,
        history: History,
        database: Database,
        clock: Clock,
        bots: HouseBots,
        watch: Watch,
        read_back: Callable[[], Awaitable[History]],
    ) -> None:
        self.course, self.log = history.course, history.log
        self.listeners: list[Listener] = []
        self._database, self._clock = database, clock
        self._watch, self._read_back = watch, read_back
        self._inbox: deque[Asked] = deque()
        self._busy = False
        self._presence_told: Presence | None = None
        self._driver = Driver(self, clock, bots)
        self._driver.go_on()

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.course.setup.id

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not (self.listeners or self._inbox or self._busy or self._driver.waits)

    def ask(self, asked: Asked) -> None:
        """Hand in a request; it is answered when those before it are."""
        inbox = self._inbox
        if len(inbox) >= MOST_WAITING and must_wait(
            asked.listener, (one.listener for one in inbox)
        ):
            self._refuse(asked, Refused("", "too-many"))
        else:
            inbox.append(asked)
            self._work()

    def snapshot(
        self, person: Somebody | None, since: int = 0, request: int | None = None
    ) -> Snapshot:
        """All that somebody may see, with the log after a version."""
        clock = self._clock.of(self.course)
        who = person.id if person else None
        return snapshot_of(self.course, who, self.log[since:], self.presence(), clock, request)

    async def settled(self, look: Callable[[], Found]) -> Found:
        """What one sees when nothing is on its way to the database. Who only waited for that moment
        and looked later could see what isn't saved yet."""
        found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()

        def decide(*_: object) -> list[AnyChange]:
            if not found.done():  # whoever wanted to look may have gone
                try:
                    found.set_result(look())
                except Exception as error:
                    found.set_exception(error)
            return []

        self.ask(Asked(decide, lambda _: None))
        return await found

    async def decided(
        self,
        decide: Deciding,
        statements: Sequence[Statement] = (),
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Have something decided in its turn; answers when it is saved, or refused. `then` is
        called at once when it is saved, or nothing came of it."""
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(*_: object) -> None:
            if not answered.done():  # whoever waited may have gone
                answered.set_result(None)

        def done() -> None:
            try:
                then()
            finally:
                tell()

        self.ask(Asked(decide, tell, done=done, statements=statements))
        await answered

    def presence(self) -> Presence:
        """Who is here."""
        return presence_of(self.course, self.listeners)

    def add(self, listener: Listener, *greetings: bytes) -> None:
        """Somebody comes to look, and hears this before all else."""
        others = [*self.listeners]
        self.listeners.append(listener)
        presence = self._note_presence()
        tell(others, presence)
        listener.hear_all([*greetings, presence])

    def remove(self, listener: Listener) -> None:
        """Somebody has gone."""
        self.listeners.remove(listener)
        self._tell_presence()

    def close(self) -> None:
        """Stop the clock and the bots; what is on its way to the database still gets there."""
        self._driver.stop()

    def _note_presence(self) -> bytes:
        """Who is here, as it is about to be told."""
        self._presence_told = self.presence()
        return encode(self._presence_told)

    def _tell_presence(self) -> None:
        tell(self.listeners, self._note_presence())

    def _work(self) -> None:
        while self._inbox and not self._busy:
            asked = self._inbox.popleft()
            try:
                wanted = asked.decide(self.course, self._clock.now())
                if wanted:
                    self._save(asked, wanted)
                else:
                    asked.done()
            except Refused as refused:
                self._refuse(asked, refused)
            except Exception as error:  # what waits behind it is done all the same
                note(error, table=self.id)
                self._not_saved(asked)

    def _refuse(self, asked: Asked, refused: Refused) -> None:
        self._watch.refused(refused.reason)
        self._answer(asked, refusal_of(refused, asked.request))

    def _not_saved(self, asked: Asked) -> None:
        self._answer(asked, Refusal("not-saved", NOT_SAVED, id=asked.request))

    def _answer(self, asked: Asked, refusal: Refusal) -> None:
        try:
            asked.refuse(refusal)
        except Exception as error:  # who can't be told must not keep the table
            note(error, table=self.id)

    def _save(self, asked: Asked, wanted: Sequence[AnyChange]) -> None:
        """Let it happen here, and hand it to the database; nobody is told yet."""
        course = self.course
        was_over = course.status == "over"
        entry, messages = Entry([*asked.statements]), []
        try:
            for change in wanted:
                messages.append(self._happen(change, entry))
            for change in what_follows(course, wanted[-1].at):
                messages.append(self._happen(change, entry))
        except Exception as error:
            if messages or not isinstance(error, Refused):
                self.release()  # something has happened here that isn't going to be saved
            raise
        self._busy = True
        saved = partial(self._saved, asked, messages)
        if was_over or course.status != "over" or self._add_the_end(entry, saved):
            self._database.journal.add(entry, saved)

    def _add_the_end(self, entry: Entry, saved: Done) -> bool:
        """Add to an entry what the end of a game leads to; False if that can't be written down."""
        try:
            entry.statements += at_the_end(self.course, self._database.access.dialect)
        except Exception as error:
            log.exception("the end of a game can't be written down", extra={"table": self.id})
            saved(NotSaved(type(error).__name__))
            return False
        return True

    def _happen(self, change: AnyChange, entry: Entry) -> Message:
        """Let a change happen; what is saved of it is added to the entry."""
        course = self.course
        since, level, status = course.turn_since, course.house_plays, course.status
        happened = course.apply(change)
        entry.changes.append((course.setup.id, course.version, changes.encode(change)))
        within = type(change) in WITHIN_THE_GAME
        if not within:
            entry.statements += beside(course, change)
            entry.names_somebody |= type(change) is changes.SatDown
        elif type(change) is changes.MadeMove:
            self._watch.moved(course.setup.game.name, "person" if level is None else "house")
        until_changes = course.setup.limit is not None and course.house_plays != level
        new_turn = until_changes or course.turn_since is not since
        return message_of(
            course,
            change.at,
            happened,
            over=course.is_over if course.status != status and course.match else None,
            clock=self._clock.of(course, change.at) if new_turn else None,
            with_facts=not within or course.status == "over",
        )

    def _saved(self, asked: Asked, messages: list[Message], error: NotSaved | None) -> None:
        if error:
            self._not_saved(asked)
            self.release()
            return
        self._busy = False
        facts = False
        try:
            for message in messages:
                self.log.append(message.told)
                facts = facts or message.facts
            self._tell(messages, asked)
            if facts and self.presence() != self._presence_told:
                self._tell_presence()  # who looked on is a player now
        finally:  # what goes wrong for one of them must not stop the others, clock and bots
            try:
                asked.done()
            finally:
                self._driver.go_on()
                self._work()

    def _tell(self, messages: Sequence[Message], asked: Asked) -> None:
        for listener in self.listeners:
            somebody = listener.person
            person = somebody.id if somebody else None
            request = asked.request if listener is asked.listener else None
            try:
                if len(messages) == 1:  # as nearly always
                    listener.hear(messages[0].to(person, request))
                else:
                    listener.hear_all([message.to(person, request) for message in messages])
            except Exception as error:  # the others are told all the same
                note(error, "a listener can't be told", table=self.id)

    async def hold(self, then: Callable[["Table"], None]) -> None:
        """Let nothing happen, once nothing is on its way to the database, until `release`; `then`
        is called at once."""

        def look() -> None:
            self._busy = True
            then(self)

        await self.settled(look)

    def release(self) -> asyncio.Task[None]:
        """Take the table from the database again, and go on."""
        self._busy = True
        self._rereading = asyncio.create_task(self._reread())
        self._rereading.add_done_callback(note_failure)
        return self._rereading

    async def _reread(self) -> None:
        """What could not be saved has not happened: take the table from the database again."""
        history = await self._history()
        self.course, self.log = history.course, history.log
        self._busy = False
        self._driver.think_again()
        try:
            for listener in self.listeners:
                tell([listener], encode(self.snapshot(listener.person)))
        finally:
            self._driver.go_on()
            self._work()

    async def _history(self) -> History:
        """The table from the database, as soon as that can be read again: what isn't saved must
        not be gone on with."""
        pause, untold = REREAD_SECONDS, TELL_SECONDS
        while True:
            try:
                return await self._read_back()
            except Exception as error:
                if untold >= TELL_SECONDS:
                    note(error, "a table can't be read", table=self.id)
                    untold = 0.0
                most = REREAD_REFUSED if isinstance(error, REFUSALS) else REREAD_FAILED
                pause = min(pause, most)
                await asyncio.sleep(pause)
                untold += pause
                pause *= 2
