"""Every request that is refused: with which reason, and that nothing changes by it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from stammtisch.client import Client, NotDone, Seated
from stammtisch.table.deciding import SENTENCES
from stammtisch.wire.requests import (
    AnyRequest,
    Free,
    Leave,
    Play,
    Ready,
    Rematch,
    Resign,
    Return,
    Say,
    Start,
    Undo,
    Why,
)
from stammtisch.wire.tables import NewTable
from tests.table.company import (
    INVITED,
    ME,
    OPEN,
    all_hear,
    at_table,
    begin,
    look,
    mover,
    people,
    refusal,
    set_table,
)
from tests.table.houses import open_house

LATEST = 2**31 - 1  # stands for the version that the table has come to
PLAY, UNDO, WHY = Play(play="end", version=LATEST), Undo(undo=LATEST), Why(why="end")
READY, START, LEAVE, HELLO = Ready(ready=""), Start(start=None), Leave(leave=True), Say(say="hello")
REMATCH = Rematch(rematch=True)
ROWS: dict[str, list[tuple[str, AnyRequest, str]]] = {
    "waiting": [
        ("host", START, "seats-free"),
        ("host", Start(start="grandmaster"), "unknown-bot"),
        ("host", Start(start=""), "unknown-bot"),
        ("host", PLAY, "not-started"),
        ("host", UNDO, "not-started"),
        ("host", WHY, "not-started"),
        ("host", Resign(resign=0), "not-started"),
        ("host", Return(seat=0), "not-started"),
        ("host", Return(seat=1), "not-yours"),
        ("host", READY, "not-now"),  # is ready already
        ("host", Free(free=1), "not-now"),  # is free already
        ("host", Leave(leave=False), "not-now"),
        ("host", REMATCH, "not-now"),
        ("host", Say(say="nonsense"), "unknown-phrase"),
        ("guest", Start(start="greedy"), "not-host"),
        ("stranger", Start(start="greedy"), "not-host"),
        ("stranger", READY, "no-seat"),
        ("stranger", HELLO, "no-seat"),
        ("stranger", LEAVE, "no-seat"),
        ("stranger", Resign(resign=0), "no-seat"),
        ("nobody", READY, "nobody"),
        ("nobody", START, "nobody"),
        ("nobody", HELLO, "nobody"),
        ("nobody", LEAVE, "nobody"),
        ("nobody", WHY, "nobody"),
    ],
    "unready": [
        ("host", START, "not-ready"),
        ("host", Start(start="greedy"), "not-ready"),
        ("host", Free(free=0), "not-now"),  # gets up without that
        ("host", Free(free=4), "not-now"),
        ("guest", Free(free=0), "not-host"),
        ("stranger", Free(free=1), "not-host"),
        ("nobody", Free(free=1), "nobody"),
    ],
    "playing": [
        ("mover", READY, "not-now"),
        ("host", Free(free=1), "not-now"),
        ("host", START, "not-now"),
        ("mover", Play(play="end", version=0), "old-version"),
        ("mover", Undo(undo=0), "old-version"),
        ("mover", Play(play="end", version=2**31), "no-version"),
        ("mover", Undo(undo=2**31), "no-version"),
        ("mover", UNDO, "not-now"),  # nothing to take back
        ("mover", Say(say="a"), "unknown-phrase"),
        ("other", PLAY, "not-your-turn"),
        ("other", UNDO, "not-your-turn"),
        ("other", WHY, "not-your-turn"),
        ("host", Resign(resign=1), "not-yours"),
        ("guest", Resign(resign=0), "not-yours"),
        ("guest", Resign(resign=4), "not-yours"),
        ("guest", Return(seat=0), "not-yours"),
        ("guest", Return(seat=1), "not-now"),
        ("stranger", PLAY, "no-seat"),
        ("stranger", UNDO, "no-seat"),
        ("stranger", WHY, "no-seat"),
        ("stranger", Resign(resign=0), "no-seat"),
        ("stranger", HELLO, "no-seat"),
        ("stranger", LEAVE, "no-seat"),
        ("nobody", PLAY, "nobody"),
        ("nobody", WHY, "nobody"),
        ("nobody", Resign(resign=0), "nobody"),
        ("mover", REMATCH, "not-now"),
        ("nobody", REMATCH, "nobody"),
    ],
    "away": [
        ("mover", PLAY, "played-for"),
        ("mover", UNDO, "played-for"),
        ("mover", WHY, "played-for"),
        ("mover", LEAVE, "not-now"),
        ("other", PLAY, "not-your-turn"),
    ],
    "over": [
        ("host", PLAY, "over"),
        ("guest", UNDO, "over"),
        ("guest", WHY, "over"),
        ("guest", Resign(resign=1), "over"),
        ("guest", Return(seat=1), "over"),
        ("guest", LEAVE, "over"),
        ("guest", READY, "not-now"),
        ("host", START, "not-now"),
        ("stranger", HELLO, "no-seat"),
        ("stranger", REMATCH, "no-seat"),
        ("nobody", REMATCH, "nobody"),
        ("host", Rematch(rematch=False), "not-now"),
    ],
    "closed": [
        ("host", REMATCH, "not-now"),
        ("host", PLAY, "closed"),
        ("host", READY, "closed"),
        ("host", START, "closed"),
        ("guest", HELLO, "closed"),
        ("guest", LEAVE, "closed"),
        ("guest", WHY, "closed"),
        ("nobody", READY, "closed"),
    ],
}
BY_HTTP = {"not-over", "not-invited", "seats-taken", "no-hints"}
OF_ANALYSES = {"no-moves", "too-many-analyses", "analyses-full"}  # test_analyses.py
OF_GOING = {"on-the-way"}  # test_going.py
OF_FLOODS = {"too-many"}  # test_floods.py


@dataclass
class Scene:
    """A table, and who is there."""

    table: str
    clients: list[Client]
    seats: list[Seated]  # host, guest, stranger, nobody

    def who(self, name: str) -> Seated:
        """By role, or by whose turn it is."""
        names = {"host": 0, "guest": 1, "stranger": 2, "nobody": 3}
        if name in names:
            return self.seats[names[name]]
        now = self.seats[0].now
        assert now is not None
        assert now.view is not None
        to_move = now.view["to_move"]
        return self.seats[to_move if name == "mover" else 1 - to_move]


@asynccontextmanager
async def scene(address: str) -> AsyncIterator[Scene]:
    """Host and guest at a table, somebody and nobody look on."""
    async with people(address, 3) as clients, Client(address) as nobody:
        table = await set_table(clients[:2])
        async with at_table(table, *clients, nobody) as seats:
            yield Scene(table, clients, seats)


async def get_waiting(scene: Scene) -> None:
    """The host is ready, the guest has got up again."""
    await scene.seats[0].ready("")
    await scene.seats[1].leave()
    await all_hear(scene.seats, 3)


async def get_unready(scene: Scene) -> None:
    """The host is ready, and the guest is not."""
    await scene.seats[0].ready("")
    await all_hear(scene.seats, 2)


async def get_playing(scene: Scene) -> None:
    """The game has begun."""
    await begin(scene.seats[:2])
    await all_hear(scene.seats, scene.seats[0].version)


async def get_away(scene: Scene) -> None:
    """Whoever is to move has left, and the house thinks."""
    await get_playing(scene)
    await mover(scene.seats).leave()
    await all_hear(scene.seats, scene.seats[0].version + 1)


async def get_over(scene: Scene) -> None:
    """The guest has resigned."""
    await get_playing(scene)
    await scene.seats[1].resign(1)
    await all_hear(scene.seats, scene.seats[0].version + 1)


async def get_closed(scene: Scene) -> None:
    """The host has closed the table."""
    await scene.seats[0].leave()
    await all_hear(scene.seats, 2)


GET: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "waiting": get_waiting,
    "unready": get_unready,
    "playing": get_playing,
    "away": get_away,
    "over": get_over,
    "closed": get_closed,
}


@pytest.fixture(scope="module")
def slow_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose bots take longer than any test."""
    with open_house(tmp_path_factory.mktemp("slow"), bot_pace=60) as address:
        yield address


@pytest.mark.parametrize("situation", ROWS)
def test_a_refusal_has_its_reason_and_changes_nothing(slow_address: str, situation: str) -> None:
    async def run() -> None:
        async with scene(slow_address) as here:
            await GET[situation](here)
            for who, request, reason in ROWS[situation]:
                await check(here, who, request, reason)

    asyncio.run(run())


async def check(here: Scene, who: str, request: AnyRequest, reason: str) -> None:
    host, other = here.seats[0], here.who(who)
    before = await look(host), await look(other)
    told = await refusal(other, _up_to_date(request, other.version))
    assert told.refused == reason, (who, request)
    assert told.sentence == SENTENCES[reason]
    assert (await look(host), await look(other)) == before, (who, request)


def _up_to_date(request: AnyRequest, version: int) -> AnyRequest:
    if request == PLAY:
        return replace(PLAY, version=version)
    return replace(UNDO, undo=version) if request == UNDO else request


def test_every_reason_is_reached() -> None:
    reached = {reason for rows in ROWS.values() for _, _, reason in rows}
    assert reached | BY_HTTP | OF_ANALYSES | OF_GOING | OF_FLOODS == SENTENCES.keys()


def test_joining_is_refused(address: str) -> None:
    async def run() -> None:
        async with people(address, 4) as (host, guest, other, stranger), Client(address) as nobody:
            table = await set_table([host, guest])
            assert await why_no_seat(other, table) == (409, "seats-taken")
            assert await why_no_seat(guest, table) == (409, "not-now")
            assert await why_no_seat(nobody, table) == (401, "nobody")
            private = await host.set_up(NewTable("face-to-face", [ME, OPEN]))
            await check_invitation(private.table.id, private.invite, other, stranger)
            invited = await host.set_up(NewTable("face-to-face", [ME, INVITED], public=True))
            await check_invitation(invited.table.id, invited.invite, other, stranger)
            closed = await host.set_up(NewTable("face-to-face", [ME, OPEN], public=True))
            await host.do(closed.table.id, "leave", LEAVE)
            assert await why_no_seat(guest, closed.table.id) == (409, "closed")
            assert await why_no_seat(guest, "abcdefghij") == (404, "no-table")

    asyncio.run(run())


async def check_invitation(table: str, invite: str | None, other: Client, late: Client) -> None:
    """With the invitation and not without; then the seat is taken, and the game begins."""
    assert await why_no_seat(other, table) == (409, "not-invited")
    assert await why_no_seat(other, table, "mzxw6ytboi") == (409, "not-invited")
    assert (await other.look(table)).invite is None
    joined = await other.join(table, invite)
    assert (joined.yours, joined.invite) == ([1], invite)
    assert await why_no_seat(late, table, invite) == (409, "seats-taken")


async def why_no_seat(client: Client, table: str, invite: str | None = None) -> tuple[int, str]:
    with pytest.raises(NotDone) as refused:
        await client.join(table, invite)
    return refused.value.status, refused.value.refusal.refused


def test_nobody_joins_a_game_that_runs(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (host, guest):
            table = await host.set_up(NewTable("face-to-face", [ME, OPEN], public=True))
            await host.do(table.table.id, "start", Start(start="greedy"))
            assert await why_no_seat(guest, table.table.id) in [
                (409, "not-now"),
                (409, "seats-taken"),
            ]

    asyncio.run(run())


def test_the_same_refusals_come_by_http(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (host, guest, stranger), Client(address) as nobody:
            table = await set_table([host, guest])
            before = await host.look(table)
            for client, action, request, expected in [
                (host, "play", PLAY, (409, "not-started")),
                (host, "say", Say(say="nonsense"), (409, "unknown-phrase")),
                (guest, "start", START, (409, "not-host")),
                (stranger, "ready", READY, (409, "no-seat")),
                (nobody, "ready", READY, (401, "nobody")),
            ]:
                with pytest.raises(NotDone) as refused:
                    await client.do(table, action, request)
                assert (refused.value.status, refused.value.refusal.refused) == expected
            assert await host.look(table) == before

    asyncio.run(run())
