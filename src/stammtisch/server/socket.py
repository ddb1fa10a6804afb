"""The socket of a table: requests in, whatever happens out (docs/socket.md)."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from functools import partial
from time import monotonic
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State

from stammtisch.server.errors import NotDone
from stammtisch.server.sending import Sender
from stammtisch.server.tables import SinceVersion, TableName, find_table
from stammtisch.server.visitors import origin_is_fine
from stammtisch.store.people import Known
from stammtisch.table.changes import AnyChange
from stammtisch.table.course import Course
from stammtisch.table.deciding import decide, why_not
from stammtisch.table.table import Asked, Table
from stammtisch.table.views import encode
from stammtisch.wire import requests
from stammtisch.wire.answers import AnyAnswer, Fine, Refusal

# Codes with which the house closes a socket.
NORMAL = 1000
ASK_AGAIN, FORBIDDEN, NO_TABLE, TOO_SLOW, TOO_MANY = 4401, 4403, 4404, 4408, 4429

QUESTIONS = (requests.Since, requests.Why)  # they change nothing

MOST_UNSENT = 500  # messages; who reads slower has to come again
MOST_REFUSED = 100  # in a row for being too many; then it is a flood


class Visitor:
    """Somebody's socket at a table."""

    def __init__(self, known: Known | None, send: Callable[[Any], Any], rate: float) -> None:
        self.known = known
        self.person = known.person if known else None
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._sender = Sender(send, MOST_UNSENT, partial(self.close, TOO_SLOW))
        self._rate = rate
        self._allowed = 2 * rate  # messages, a token bucket
        self._looked = monotonic()
        self.refused = 0

    def hear(self, message: bytes) -> None:
        """Take a message for the other side."""
        if not self.closing.done():
            self._sender.post(message)

    def answer(self, answer: AnyAnswer) -> None:
        """Take an answer for the other side."""
        self.hear(encode(answer))

    def close(self, code: int) -> None:
        """Close the socket as soon as may be."""
        self._sender.close()
        if not self.closing.done():
            self.closing.set_result(code)

    def may_speak(self) -> bool:
        """Whether this message is not one too many."""
        if not self._rate:
            return True
        now = monotonic()
        self._allowed = min(2 * self._rate, self._allowed + (now - self._looked) * self._rate)
        self._looked = now
        fine = self._allowed >= 1
        self._allowed -= fine
        self.refused = 0 if fine else self.refused + 1
        return fine


class Sockets:
    """All open sockets of the house."""

    def __init__(self) -> None:
        self.open: set[Visitor] = set()

    def close_those_of(self, session: str | None, person: str | None) -> None:
        """A session has ended, or somebody has another name or none: who is left comes again."""
        for visitor in self.open:
            known = visitor.known
            if known and (known.session == session or known.person.id == person):
                visitor.close(ASK_AGAIN)


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
    visitor = Visitor(known, socket.send, state.settings.messages)
    sockets: Sockets = state.sockets
    sockets.open.add(visitor)

    def enter() -> None:
        visitor.answer(table.snapshot(visitor.person, since))
        table.add(visitor)

    try:
        await table.settled(enter)
        await _both_ways(socket, table, visitor)
    finally:
        sockets.open.discard(visitor)
        if visitor in table.listeners:
            table.remove(visitor)


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


async def _both_ways(socket: WebSocket[Any, Any, State], table: Table, visitor: Visitor) -> None:
    """Take requests until the other side goes or the house closes the socket."""
    listening = asyncio.create_task(_listen(socket, table, visitor))
    await asyncio.wait((listening, visitor.closing), return_when=asyncio.FIRST_COMPLETED)
    code = visitor.closing.result() if visitor.closing.done() else listening.result()
    listening.cancel()
    visitor.close(code or NORMAL)
    if code is not None:
        await socket.close(code)


async def _listen(socket: WebSocket[Any, Any, State], table: Table, visitor: Visitor) -> int | None:
    """Take requests until the other side goes, or says too much."""
    while visitor.refused < MOST_REFUSED:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        if visitor.may_speak():
            hear(table, visitor, event.get("text") or event.get("bytes") or b"")
        else:
            visitor.answer(Refusal("too-many", "Too many messages; wait a little."))
    return TOO_MANY


def hear(table: Table, visitor: Visitor, text: str | bytes) -> None:
    """Read a request and hand it to the table; the answer comes in its turn."""
    try:
        request = requests.read(text)
    except requests.Misread as error:
        visitor.answer(Refusal("bad-input", str(error)[:300]))
        return
    table.ask(Asked(_deciding(table, visitor, request), visitor.answer, visitor, request.id))


def _deciding(table: Table, visitor: Visitor, request: requests.AnyRequest) -> Any:
    person = visitor.person

    def look(course: Course, _: datetime) -> list[AnyChange]:
        """Questions change nothing; they are answered in their turn, between two changes."""
        if isinstance(request, requests.Since):
            visitor.answer(table.snapshot(person, request.since, request.id))
        elif isinstance(request, requests.Why):
            why_not(course, person, request.why)
            visitor.answer(Fine(request.why, request.id))
        return []

    def act(course: Course, now: datetime) -> list[AnyChange]:
        return decide(course, person, request, now)

    return look if type(request) in QUESTIONS else act
