"""Somebody is deleted while they, and others, go on asking for things."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from stammtisch.client import Client, NotDone
from stammtisch.store.forgetting import NOBODY
from stammtisch.wire.requests import Leave, Ready, Resign
from stammtisch.wire.tables import NewTable, Origin
from tests.table.company import ME, OPEN, PATIENCE, bot, friend, set_table
from tests.table.houses import open_house

NAME = "Secret"
ROUNDS = 5
APART = 0.0007  # seconds; a deletion takes several milliseconds
WHERE = {
    "people": "name",
    "seats": "name",
    "results": "name",
    "changes": "body",
    "tables": "first_seats || ifnull(origin, '')",
    "recent": "body",
}

Act = Callable[[Client, str], Awaitable[object]]


async def set_up(secret: Client, _: str) -> object:
    return await secret.set_up(NewTable("cafe-cards", [ME, OPEN], public=True))


async def join(secret: Client, table: str) -> object:
    return await secret.join(table)


async def give_up(secret: Client, table: str) -> object:
    return await secret.do(table, "resign", Resign(resign=1))


async def rename(secret: Client, _: str) -> object:
    return await secret.rename(f"{NAME} again")


async def make_bot(secret: Client, _: str) -> object:
    return await secret.new_bot(f"{NAME} bot")


async def nothing(secret: Client, other: Client) -> list[str]:
    return [""] * 4


async def to_join(secret: Client, other: Client) -> list[str]:
    new = NewTable("cafe-cards", [ME, OPEN], public=True)
    return [(await other.set_up(new)).table.id for _ in range(4)]


async def to_end(secret: Client, other: Client) -> list[str]:
    new = NewTable("face-to-face", [ME, friend(f"{NAME} friend")], public=True)
    tables = [(await secret.set_up(new)).table.id for _ in range(4)]
    for table in tables:
        await secret.do(table, "ready", Ready(ready=""))
    return tables


RACES: dict[str, tuple[Callable[[Client, Client], Awaitable[Sequence[str]]], Act]] = {
    "set up": (nothing, set_up),
    "join": (to_join, join),
    "end": (to_end, give_up),
    "rename": (nothing, rename),
    "make a bot": (nothing, make_bot),
}


@pytest.mark.parametrize("race", RACES)
def test_nothing_of_theirs_is_saved_after_they_are_forgotten(tmp_path: Path, race: str) -> None:
    prepare, act = RACES[race]

    async def run(address: str) -> None:
        for number in range(ROUNDS):
            async with two(address) as (secret, other):
                tables = await prepare(secret, other)
                # As many connections as there are requests, so that none has to be opened then.
                await asyncio.gather(*[secret.me() for _ in range(6)])
                acts = [
                    after(place + number / ROUNDS, act(secret, table))
                    for place, table in enumerate(tables)
                ]
                deleted, *_ = await asyncio.gather(delete(secret), *acts, return_exceptions=True)
                assert deleted is None

    with open_house(tmp_path) as address:
        asyncio.run(run(address))
    assert traces(tmp_path) == {}


def test_what_others_end_and_set_up_meanwhile_has_not_their_name(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        for number in range(ROUNDS):
            async with two(address) as (secret, other):
                running = [await begun(secret, other) for _ in range(2)]
                over = await begun(secret, other)
                await other.do(over, "resign", Resign(resign=1))
                origin = Origin(over, 0)
                what_if = NewTable("face-to-face", [ME, bot("greedy")], origin=origin)
                late = number / ROUNDS
                acts = [
                    after(1 + late, other.do(running[0], "resign", Resign(resign=1))),
                    after(2 + late, other.do(running[1], "resign", Resign(resign=1))),
                    after(1 + late, other.set_up(what_if)),
                    after(2 + late, other.rematch(over)),
                ]
                deleted, *_ = await asyncio.gather(delete(secret), *acts, return_exceptions=True)
                assert deleted is None
                for table in (*running, over):
                    assert NAME not in str(await other.look(table))

    with open_house(tmp_path) as address:
        asyncio.run(run(address))
    assert traces(tmp_path) == {}


def test_who_got_up_before_the_start_is_forgotten_there_at_once(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with two(address) as (secret, other):
            table = await set_table([other, secret])
            await secret.do(table, "leave", Leave(leave=True))
            assert NAME in str((await other.look(table)).log)
            await delete(secret)
            log = str((await other.look(table)).log)
            assert NAME not in log
            assert NOBODY in log

    with open_house(tmp_path) as address:
        asyncio.run(run(address))


def test_who_could_not_be_deleted_is_known_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_disk(*_: object) -> None:
        raise OSError("no disk")

    async def run(address: str) -> None:
        async with two(address) as (secret, other):
            account = await secret.new_bot("Deep Espresso")
            table = await begun(other, secret)
            with monkeypatch.context() as patch:
                patch.setattr("stammtisch.server.deleting.forget", no_disk)
                with pytest.raises(NotDone):
                    await delete(secret)
            assert (await secret.me()).name == NAME
            async with Client(address, account.token) as program:
                assert (await program.me()).name == account.name
            assert (await secret.do(table, "resign", Resign(resign=1))).table.status == "over"
            await delete(secret)

    with open_house(tmp_path) as address:
        asyncio.run(run(address))
    assert traces(tmp_path) == {}


def test_two_deletions_at_the_same_time_are_one(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with two(address) as (secret, _):
            account = await secret.new_bot("Deep Espresso")
            async with Client(address, account.token) as program:
                await asyncio.gather(*[secret.me() for _ in range(3)], program.me())
                deleting = [delete(secret), delete(secret), delete(program)]
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*deleting, return_exceptions=True)
                for gone in (secret, program):
                    with pytest.raises(NotDone):
                        await gone.me()

    with open_house(tmp_path) as address:
        asyncio.run(run(address))


@asynccontextmanager
async def two(address: str) -> AsyncIterator[list[Client]]:
    """Who is going to be deleted, and somebody else."""
    async with Client(address) as secret, Client(address) as other:
        await secret.become(NAME)
        await other.become("Other")
        yield [secret, other]


async def begun(host: Client, guest: Client) -> str:
    table = await set_table([host, guest])
    for player in (host, guest):
        await player.do(table, "ready", Ready(ready=""))
    return table


async def after(parts: float, act: Awaitable[object]) -> None:
    """Do something a little later than the deletion is asked for."""
    await asyncio.sleep(APART * parts)
    await act


async def delete(client: Client) -> None:
    await client.delete_me()


def traces(folder: Path) -> dict[str, int]:
    """Where the name still stands, and how often; the house is closed."""
    with sqlite3.connect(folder / "stammtisch.db") as database:
        counts = {
            table: database.execute(
                f"SELECT count(*) FROM {table} WHERE instr(cast({text} AS text), ?)", [NAME]
            ).fetchone()[0]
            for table, text in WHERE.items()
        }
    return {table: count for table, count in counts.items() if count}
