"""Who asks: by the cookie of a browser or the token of a program."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from time import monotonic
from typing import Any, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide

from stammtisch.server.errors import NotDone
from stammtisch.server.settings import Settings
from stammtisch.server.visitors import Connection, header, is_secure
from stammtisch.store import people
from stammtisch.store.database import Database
from stammtisch.store.journal import NotSaved
from stammtisch.store.people import Known, Somebody

COOKIE = "stammtisch"
COOKIE_LIFE = 400 * 86_400  # seconds; browsers keep none for longer
BEARER = "bearer "
LONGEST_TOKEN = 100

REMEMBERED = 20.0  # seconds; another process may have ended a session that long ago
MOST_REMEMBERED = 20_000
SEEN_AFTER = timedelta(hours=1)
PATIENCE = 10.0  # seconds that what somebody is doing may still take when they are deleted


# What a handler takes: `who: Visitor` (a person or None), `known: Anybody` (with the session), `me:
# Asker` (somebody, else 401), or `here: Here` (somebody and the session, else 401).
Visitor: TypeAlias = NamedDependency[Somebody | None]
Anybody: TypeAlias = NamedDependency[Known | None]
Asker: TypeAlias = NamedDependency[Somebody]
Here: TypeAlias = NamedDependency[Known]


class Identities:
    """Who has which token, remembered for some seconds."""

    def __init__(
        self,
        database: Database,
        on_forgotten: Callable[[str | None, str | None], None] = lambda session, person: None,
    ) -> None:
        self._database = database
        self._on_forgotten = on_forgotten
        self._known: OrderedDict[bytes, tuple[float, Known]] = OrderedDict()
        self._forgotten = 0  # how often something was forgotten
        self._dismissed: set[str] = set()  # people who are being deleted, or have been
        self._under_way: dict[str, set[asyncio.Task[Any]]] = {}  # requests and sockets by person

    async def who(self, connection: Connection) -> Known | None:
        """Who asks, or None for nobody; raises NotDone (401) for a token that is no good."""
        token = bearer_token(connection)
        if token is not None:
            known = await self.find(token)
            if known is None:
                raise NotDone(401, "token", "nobody has this token", {"WWW-Authenticate": "Bearer"})
        else:
            cookie = connection.cookies.get(COOKIE)
            known = await self.find(cookie) if cookie else None
        if known is not None:
            self._note(known.person.id)
        return known

    async def find(self, token: str) -> Known | None:
        """Who has this token."""
        known = await self._find(token)
        return known if known and self.knows(known.person.id) else None

    def knows(self, person: str) -> bool:
        """Whether this person has not been dismissed."""
        return person not in self._dismissed

    async def dismiss(self, person: str) -> None:
        """Know somebody no more, however they ask; answers once nothing that they have asked for is
        under way."""
        self._dismissed.add(person)
        self.forget(person=person)
        others = self._under_way.get(person, set()) - {asyncio.current_task()}
        if others:
            _, late = await asyncio.wait(others, timeout=PATIENCE)
            for task in late:
                task.cancel()

    def welcome(self, person: str) -> None:
        """Know somebody again who could not be deleted."""
        self._dismissed.discard(person)

    def _note(self, person: str) -> None:
        """Somebody asks for something, until this task ends."""
        task = asyncio.current_task()
        tasks = self._under_way.setdefault(person, set())
        if task and task not in tasks:
            tasks.add(task)
            task.add_done_callback(partial(self._note_end, person))

    def _note_end(self, person: str, task: asyncio.Task[Any]) -> None:
        tasks = self._under_way[person]
        tasks.remove(task)
        if not tasks:
            del self._under_way[person]

    async def _find(self, token: str) -> Known | None:
        if len(token) > LONGEST_TOKEN:
            return None
        key = people.digest(token)
        until, known = self._known.get(key, (0.0, None))
        return known if known and monotonic() < until else await self._look_up(key, token)

    async def _look_up(self, key: bytes, token: str) -> Known | None:
        forgotten = self._forgotten
        known = await people.by_token(self._database, token)
        if known is None:
            self._known.pop(key, None)
            return None
        if forgotten == self._forgotten:  # else the session may have ended since we asked
            self._remember(key, known)
        await self._saw(known)
        return known

    def _remember(self, key: bytes, known: Known) -> None:
        self._known[key] = (monotonic() + REMEMBERED, known)
        self._known.move_to_end(key)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    async def _saw(self, known: Known) -> None:
        if datetime.now(UTC) - known.seen > SEEN_AFTER:
            with suppress(NotSaved):  # who asks shall not suffer for it
                await people.saw(self._database, known.session)

    def forget(self, *, session: str | None = None, person: str | None = None) -> None:
        """Ask the database again: a session was ended, a person renamed or deleted."""
        self._forgotten += 1
        self._on_forgotten(session, person)
        for key, (_, known) in list(self._known.items()):
            if known.session == session or known.person.id == person:
                del self._known[key]


def bearer_token(connection: Connection) -> str | None:
    """The token in the header of a program's request; an empty one if there is something else."""
    given = header(connection.scope, b"authorization")
    if given is None:
        return None
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""


async def provide_known(request: Request[Any, Any, Any], state: State) -> Known | None:
    """Who asks, with the session; None for nobody."""
    identities: Identities = state.identities
    return await identities.who(request)


async def provide_who(known: NamedDependency[Known | None]) -> Somebody | None:
    """Who asks; None for nobody."""
    return known.person if known else None


async def provide_me(known: NamedDependency[Known | None]) -> Somebody:
    """Who asks, where somebody must."""
    return _somebody(known).person


async def provide_here(known: NamedDependency[Known | None]) -> Known:
    """Who asks, with the session, where somebody must."""
    return _somebody(known)


def _somebody(known: Known | None) -> Known:
    if known is None:
        raise NotDone(401, "nobody", "you are nobody here yet: POST /api/people with a name")
    return known


# For `Litestar(dependencies=...)`.
DEPENDENCIES = {
    "known": Provide(provide_known),
    "who": Provide(provide_who),
    "me": Provide(provide_me),
    "here": Provide(provide_here),
}


def cookie_for(token: str, connection: Connection, settings: Settings) -> Cookie:
    """The cookie that makes a browser somebody; scripts can't read it, other sites can't use it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_LIFE,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(connection.scope, settings),
    )


def no_cookie(connection: Connection, settings: Settings) -> Cookie:
    """The cookie that makes a browser nobody again."""
    gone = cookie_for("", connection, settings)
    gone.max_age = 0
    return gone
