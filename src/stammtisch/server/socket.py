"""The socket of a table: requests in, whatever happens out (docs/socket.md)."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State

from stammtisch.games.rulebook import Refused
from stammtisch.server.direct import CLOSING_SECONDS, TOO_MANY, DirectSocket, direct_socket
from stammtisch.server.errors import NotDone
from stammtisch.server.limits import Speech, take
from stammtisch.server.tables import SinceVersion, TableName, count_new_table, find_table
from stammtisch.server.visitors import address_of, origin_is_fine
from stammtisch.store.journal import NotSaved
from stammtisch.store.people import Known
from stammtisch.table.asked import Asked
from stammtisch.table.changes import AnyChange
from stammtisch.table.course import Course
from stammtisch.table.deciding import decide_for, why_not
from stammtisch.table.house import House
from stammtisch.table.refusing import refusal_of
from stammtisch.table.table import NOT_SAVED, Table
from stammtisch.table.views import encode
from stammtisch.wire import requests
from stammtisch.wire.answers import AnyAnswer, Fine, Refusal

log = logging.getLogger(__name__)

# Codes with which the house closes a socket.
NORMAL, OUR_FAULT = 1000, 1011
ASK_AGAIN, FORBIDDEN, NO_TABLE, TOO_SLOW = 4401, 4403, 4404, 4408

Taker = Callable[[str | bytes], None]
Leading = requests.Go | requests.Rematch  # to another table
Going = Callable[[Leading], Coroutine[Any, Any, None]]

QUESTIONS = (requests.Since, requests.Why)  # they change nothing


class Visitor:
    """Somebody's socket, and the table where they are."""

    __slots__ = (
        "_post",
        "_speech",
        "closing",
        "game",
        "going",
        "is_open",
        "known",
        "person",
        "table",
    )

    def __init__(
        self, known: Known | None, socket: DirectSocket, table: Table, speech: Speech | None
    ) -> None:
        self.known = known
        self.person = known.person if known else None
        self.table, self.game = table, table.course.setup.game.name
        self.is_open = True
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.going: asyncio.Task[None] | None = None  # set while on the way to another table
        self._post = socket.post
        self._speech = speech

    def hear(self, message: bytes) -> None:
        """Take a message for the other side."""
        if self.is_open and not self._post(message):
            self.close(TOO_SLOW)

    def hear_all(self, messages: Sequence[bytes]) -> None:
        """Take messages for the other side that come together."""
        if self.is_open and not self._post(*messages):
            self.close(TOO_SLOW)

    def answer(self, answer: AnyAnswer) -> None:
        """Take an answer for the other side."""
        self.hear(encode(answer))

    def close(self, code: int) -> None:
        """Close the socket as soon as may be."""
        if self.is_open:
            self.is_open = False
            self.closing.set_result(code)

    async def enter(self, table: Table, since: int = 0, request: int | None = None) -> None:
        """Go to a table, from where they are; it begins with all that they may see there."""

        def look() -> None:
            stays = self in table.listeners
            if not stays:
                self.leave()
            self.table, self.game, self.going = table, table.course.setup.game.name, None
            snapshot = encode(table.snapshot(self.person, since, request))
            if stays:
                self.hear(snapshot)
            else:
                table.add(self, snapshot)

        await table.settled(look)

    def stay(self, refusal: Refusal) -> None:
        """Don't go after all."""
        self.going = None
        self.answer(refusal)

    def leave(self) -> None:
        """Be at no table."""
        if self in self.table.listeners:
            self.table.remove(self)

    def may_speak(self, text: str | bytes) -> bool:
        """Whether this message is not one too many; if it is, they are told so, or sent away."""
        if not self.is_open:
            return False
        if self._speech is None or self._speech.has_room():
            return True
        if self._speech.is_flood():
            self.close(TOO_MANY)
        else:
            sentence = "Too many messages; wait a little."
            self.answer(Refusal("too-many", sentence, id=requests.id_of(text)))
        return False


class Sockets:
    """All open sockets of the house."""

    def __init__(self) -> None:
        self.open: set[Visitor] = set()
        self.received = 0  # messages
        self._inbox: list[tuple[Visitor, Going, str | bytes]] = []

    def take(self, visitor: Visitor, go: Going, text: str | bytes) -> None:
        """Take a message. Those that come together are heard one right after the other, game by
        game, once all of them are read: the processor is faster at one thing at a time."""
        if not self._inbox:
            asyncio.get_running_loop().call_soon(self._hear_all)
        self._inbox.append((visitor, go, text))

    def _hear_all(self) -> None:
        inbox, self._inbox = self._inbox, []
        self.received += len(inbox)
        inbox.sort(key=_game_of)  # which leaves those of one visitor in their order
        for visitor, go, text in inbox:
            try:
                hear(visitor, go, text)
            except Exception:  # must not keep others from being heard
                log.exception("a message could not be heard")
                visitor.close(OUR_FAULT)

    def close_those_of(self, session: str | None, person: str | None) -> None:
        """A session has ended, or somebody has another name or none: who is left comes again."""
        for visitor in self.open:
            known = visitor.known
            if known and (known.session == session or known.person.id == person):
                visitor.close(ASK_AGAIN)


def _game_of(message: tuple[Visitor, Going, str | bytes]) -> str:
    return message[0].game


@websocket("/api/tables/{name:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, State], state: State, name: TableName, since: SinceVersion = 0
) -> None:
    """Look at a table, and play there."""
    entry = await _admit(socket, state, name)
    await socket.accept()
    if isinstance(entry, int):
        await socket.close(entry)  # of a socket that never was open nobody learns the code
        return
    table, known = entry
    direct = direct_socket(socket.scope)
    speech = state.limits.speech(address_of(socket.scope, state.settings))
    visitor = Visitor(known, direct, table, speech)
    sockets: Sockets = state.sockets
    sockets.open.add(visitor)
    if known and not state.identities.knows(known.person.id):  # deleted on the way in
        visitor.close(ASK_AGAIN)
    taker = partial(sockets.take, visitor, partial(_go, socket, state, visitor))
    try:
        if await _are_still(known, socket, state):
            await visitor.enter(table, since)
            direct.taker = taker
        else:
            visitor.close(ASK_AGAIN)
        await _until_closed(socket, visitor, taker)
    finally:
        direct.taker = None
        sockets.open.discard(visitor)
        if visitor.going:
            visitor.going.cancel()
        visitor.leave()


async def _admit(
    socket: WebSocket[Any, Any, State], state: State, name: str
) -> tuple[Table, Known | None] | int:
    """The table and who comes, or the code with which the socket is closed."""
    if not origin_is_fine(socket.scope, state.settings):
        return FORBIDDEN
    try:
        known = await state.identities.who(socket)
        table = await find_table(state, name)
    except NotDone as error:
        return NO_TABLE if error.status_code == 404 else FORBIDDEN
    return table, known


async def _are_still(known: Known | None, socket: WebSocket[Any, Any, State], state: State) -> bool:
    """Whether it is still they who ask. Of a session that ends later the open sockets are told; it
    may have ended before this one was among them."""
    if known is None:
        return True
    try:
        again = await state.identities.who(socket)
    except NotDone:
        return False
    return again is not None and again.person == known.person


async def _until_closed(socket: WebSocket[Any, Any, State], visitor: Visitor, taker: Taker) -> None:
    """Wait until the other side goes or the house closes the socket."""
    leaving = asyncio.create_task(_wait_until_left(socket, taker))
    await asyncio.wait((leaving, visitor.closing), return_when=asyncio.FIRST_COMPLETED)
    leaving.cancel()
    if visitor.is_open:
        visitor.close(NORMAL)
        return
    try:
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.close(visitor.closing.result())
    except TimeoutError:
        direct_socket(socket.scope).drop()


async def _wait_until_left(socket: WebSocket[Any, Any, State], taker: Taker) -> None:
    """Until the other side goes. What came before the short cut was open is heard here."""
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        taker(event.get("text") or event.get("bytes") or b"")


def hear(visitor: Visitor, go: Going, text: str | bytes) -> None:
    """Read a request and hand it to their table; the answer comes in its turn."""
    if not visitor.may_speak(text):
        return
    try:
        request = requests.read(text)
    except requests.Misread as error:
        visitor.answer(Refusal("bad-input", str(error)[:300], id=error.id))
        return
    if visitor.going:  # at which table was that meant to be done?
        visitor.answer(refusal_of(Refused("", "on-the-way"), request.id))
    elif isinstance(request, (requests.Go, requests.Rematch)):
        visitor.going = asyncio.create_task(go(request))
    else:
        table = visitor.table
        if type(request) in QUESTIONS:
            decide = partial(_answer, table, visitor, request)
        else:
            decide = partial(decide_for, visitor.person, request)
        table.ask(Asked(decide, visitor.answer, visitor, request.id))


async def _go(
    socket: WebSocket[Any, Any, State], state: State, visitor: Visitor, request: Leading
) -> None:
    """To another table, once all that was asked at this one is answered. It costs as much as a
    request by HTTP, and is counted as one."""
    await visitor.table.settled(lambda: None)
    try:
        take(state.limits.requests, address_of(socket.scope, state.settings))
        table = await _where_to(socket, state, visitor, request)
    except NotDone as refused:
        visitor.stay(Refusal(refused.reason, refused.detail, id=request.id))
    except Refused as refused:
        visitor.stay(refusal_of(refused, request.id))
    except NotSaved:
        visitor.stay(Refusal("not-saved", NOT_SAVED, id=request.id))
    except Exception:
        log.exception("somebody can't go to another table", extra={"table": visitor.table.id})
        visitor.stay(refusal_of(Refused("", "not-now"), request.id))
    else:
        await visitor.enter(table, request=request.id)


async def _where_to(
    socket: WebSocket[Any, Any, State], state: State, visitor: Visitor, request: Leading
) -> Table:
    """The table to which somebody wants to go; raises NotDone, Refused, NotSaved."""
    if isinstance(request, requests.Go):
        return await find_table(state, request.go)
    if visitor.person is None:
        raise Refused("", "nobody")
    if not request.rematch:
        raise Refused("", "not-now")
    house: House = state.house
    count = partial(count_new_table, socket, state, visitor.person)
    return await house.rematch(visitor.table, visitor.person, count)


def _answer(
    table: Table, visitor: Visitor, request: requests.AnyRequest, course: Course, _: datetime
) -> list[AnyChange]:
    """Questions change nothing; they are answered in their turn, between two changes."""
    if isinstance(request, requests.Since):
        visitor.answer(table.snapshot(visitor.person, request.since, request.id))
    elif isinstance(request, requests.Why):
        why_not(course, visitor.person, request.why)
        visitor.answer(Fine(request.why, request.id))
    return []
