"""A client by HTTP: who one is, finding and setting up tables; `sit` opens the socket of one.

async with Client("http://127.0.0.1:8000") as client:
    await client.become("Anna")
    table = await client.set_up(NewTable("cafe-cards", [SeatWish("me"), bot("greedy")]))
    async with client.sit(table.table.id) as seat:
        await seat.ready()
        while not seat.over:
            if seat.moves:
                await seat.play(next(iter(seat.moves)))
            await seat.wait()
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stammtisch.client.seat import Seated
from stammtisch.play.film import Film
from stammtisch.play.record import Record
from stammtisch.wire.analysis import AnalysisState
from stammtisch.wire.answers import Refusal, Snapshot
from stammtisch.wire.people import (
    BotAccount,
    EverythingKept,
    Me,
    MovingCode,
    NewPerson,
    Rename,
    Session,
    UseCode,
)
from stammtisch.wire.records import BroughtRecord
from stammtisch.wire.results import BestList, Person, PlayedGames, RatingList
from stammtisch.wire.statistics import PersonStatistics, Statistics
from stammtisch.wire.tables import GameFacts, Hint, Join, NewTable, SeatWish, TableShort

COOKIE = "stammtisch"
Answer = TypeVar("Answer")


class NotDone(Exception):
    """The house refused: `refusal` says why."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(f"{status} {refusal.refused}: {refusal.sentence}")
        self.status = status
        self.refusal = refusal


def bot(level: str) -> SeatWish:
    """A seat for a bot of the house."""
    return SeatWish("bot", level=level)


class Client:
    """Somebody at a house. A program with an account gives its token."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self._address = address.rstrip("/")
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.AsyncClient(base_url=self._address, headers=headers, timeout=30)

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def become(self, name: str) -> Me:
        """Become somebody of this name; who is somebody already stays so, and keeps their name."""
        return await self._ask("POST", "/api/people", Me, NewPerson(name))

    async def me(self) -> Me:
        """Who one is."""
        return await self._ask("GET", "/api/me", Me)

    async def rename(self, name: str) -> Me:
        """Take another name."""
        return await self._ask("PATCH", "/api/me", Me, Rename(name))

    async def code(self) -> MovingCode:
        """A code for another device."""
        return await self._ask("POST", "/api/me/code", MovingCode)

    async def use_code(self, code: str, *, leave: bool = False) -> Me:
        """Be who made the code, on this device too; `leave`: even if nobody can be who one is here
        any more."""
        return await self._ask("POST", "/api/people/move", Me, UseCode(code, leave))

    async def sessions(self) -> list[Session]:
        """The devices on which one is known."""
        return await self._ask("GET", "/api/me/sessions", list[Session])

    async def end_session(self, session: str) -> None:
        """Be nobody on that device from now on."""
        await self._ask("DELETE", f"/api/me/sessions/{session}", type(None))

    async def my_data(self) -> EverythingKept:
        """All that is kept about one and one's programs."""
        return await self._ask("GET", "/api/me/data", EverythingKept)

    async def delete_me(self) -> None:
        """Delete what is kept about one and one's programs."""
        await self._ask("DELETE", "/api/me", type(None))

    async def my_games(self, page: int = 0) -> PlayedGames:
        """A page of one's finished games, the latest first."""
        return await self._ask("GET", f"/api/me/games?page={page}", PlayedGames)

    async def bots(self) -> list[BotAccount]:
        """One's programs, without their tokens."""
        return await self._ask("GET", "/api/me/bots", list[BotAccount])

    async def delete_bot(self, bot: str) -> None:
        """Delete a program of one's own."""
        await self._ask("DELETE", f"/api/me/bots/{bot}", type(None))

    async def new_bot(self, name: str) -> BotAccount:
        """An account for a program; its token is told only now."""
        return await self._ask("POST", "/api/me/bots", BotAccount, NewPerson(name))

    async def games(self) -> list[GameFacts]:
        """The games of the house."""
        return await self._ask("GET", "/api/games", list[GameFacts])

    async def open_tables(self) -> list[TableShort]:
        """Public tables that wait for players."""
        return await self._ask("GET", "/api/tables", list[TableShort])

    async def running_tables(self) -> list[TableShort]:
        """Public tables to look on."""
        return await self._ask("GET", "/api/tables/running", list[TableShort])

    async def my_tables(self) -> list[TableShort]:
        """One's own tables."""
        return await self._ask("GET", "/api/tables/mine", list[TableShort])

    async def set_up(self, new: NewTable) -> Snapshot:
        """Set up a table."""
        return await self._ask("POST", "/api/tables", Snapshot, new)

    async def join(self, table: str, invite: str | None = None) -> Snapshot:
        """Sit down."""
        return await self._ask("POST", f"/api/tables/{table}/join", Snapshot, Join(invite))

    async def look(self, table: str, since: int = 0) -> Snapshot:
        """All that one may see of a table."""
        return await self._ask("GET", f"/api/tables/{table}?since={since}", Snapshot)

    async def do(self, table: str, action: str, request: msgspec.Struct) -> Snapshot:
        """Play, undo, resign and the rest without a socket: `do(table, "play", Play(...))`."""
        return await self._ask("POST", f"/api/tables/{table}/{action}", Snapshot, request)

    async def hint(self, table: str) -> Hint:
        """What a good player would do."""
        return await self._ask("POST", f"/api/tables/{table}/hint", Hint)

    async def rematch(self, table: str) -> Snapshot:
        """A table for the same people to play again."""
        return await self._ask("POST", f"/api/tables/{table}/rematch", Snapshot)

    async def record(self, name: str) -> Record:
        """The record of a finished game, or one that was brought along."""
        return await self._ask("GET", f"/api/records/{name}", Record)

    async def film(self, name: str) -> Film:
        """The same game frame by frame, all cards open."""
        return await self._ask("GET", f"/api/records/{name}/film", Film)

    async def bring(self, record: Record) -> BroughtRecord:
        """Bring a record along; it is kept if it is right in every respect."""
        return await self._ask("POST", "/api/records", BroughtRecord, record)

    async def my_records(self) -> list[BroughtRecord]:
        """The records that one brought along."""
        return await self._ask("GET", "/api/me/records", list[BroughtRecord])

    async def delete_record(self, name: str) -> None:
        """Delete a record that one brought along."""
        await self._ask("DELETE", f"/api/records/{name}", type(None))

    async def analyse(self, table: str) -> AnalysisState:
        """Have a finished game analysed in the background, unless it is already."""
        return await self._ask("POST", f"/api/tables/{table}/analysis", AnalysisState)

    async def analysis(self, table: str) -> AnalysisState:
        """How far the analysis of a game is, or what it says."""
        return await self._ask("GET", f"/api/tables/{table}/analysis", AnalysisState)

    async def best(self, game: str, players: int) -> BestList:
        """The best scores."""
        return await self._ask("GET", f"/api/best/{game}/{players}", BestList)

    async def ratings(self, game: str) -> RatingList:
        """The strongest."""
        return await self._ask("GET", f"/api/ratings/{game}", RatingList)

    async def person(self, person: str) -> Person:
        """What everybody may see of somebody."""
        return await self._ask("GET", f"/api/people/{person}", Person)

    async def statistics(self, game: str) -> Statistics:
        """How everybody's games went."""
        return await self._ask("GET", f"/api/games/{game}/statistics", Statistics)

    async def statistics_of(self, person: str, game: str) -> PersonStatistics:
        """How somebody's games went."""
        path = f"/api/people/{person}/statistics?game={game}"
        return await self._ask("GET", path, PersonStatistics)

    @asynccontextmanager
    async def sit(self, table: str, since: int = 0) -> AsyncIterator[Seated]:
        """The socket of a table; raises NotDone where there is none for us."""
        async with AsyncExitStack() as stack:
            try:
                seat = Seated(await stack.enter_async_context(self._socket(table, since)))
                await seat.wait()
            except (InvalidStatus, ConnectionClosed) as shut:
                raise await self._why_not(table, since, shut) from shut
            yield seat

    def _socket(self, table: str, since: int) -> connect:
        address = self._address.replace("http", "ws", 1)
        path = f"{address}/api/tables/{table}/socket?since={since}"
        # With a queue that may be full, a socket with unread messages would take its time to close.
        return connect(path, additional_headers=self._who(), max_size=None, max_queue=None)

    async def _why_not(self, table: str, since: int, shut: Exception) -> NotDone:
        """The house says why not where it answers the request for a socket; of a table that is
        none, or a token that nobody has, it does so by HTTP."""
        if isinstance(shut, InvalidStatus) and shut.response.body:
            said = shut.response
            return NotDone(said.status_code, _refusal(said.body, said.reason_phrase))
        try:
            await self.look(table, since)
        except NotDone as refused:
            return refused
        return NotDone(403, Refusal("no-socket", "the house opens no socket of this table now"))

    def _who(self) -> dict[str, str]:
        """What tells the house who opens a socket."""
        headers = {}
        if "authorization" in self._http.headers:
            headers["authorization"] = self._http.headers["authorization"]
        if COOKIE in self._http.cookies:
            headers["cookie"] = f"{COOKIE}={self._http.cookies[COOKIE]}"
        return headers

    async def _ask(self, method: str, path: str, kind: type[Answer], body: Any = None) -> Answer:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"}
        answer = await self._http.request(method, path, content=content, headers=headers)
        if answer.is_success:
            return msgspec.json.decode(answer.content, type=kind)
        raise NotDone(answer.status_code, _refusal(answer.content, answer.reason_phrase))


def _refusal(body: bytes | bytearray, phrase: str) -> Refusal:
    try:
        return msgspec.json.decode(body, type=Refusal)
    except msgspec.MsgspecError:
        return Refusal("unreadable", phrase)
