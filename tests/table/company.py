"""People at tables, for the tests: they come, sit down, play, and hear what happens."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from msgspec.structs import asdict, replace

from stammtisch.client import Client, Seated
from stammtisch.wire.answers import AnyAnswer, Changed, Refusal, Snapshot
from stammtisch.wire.requests import AnyRequest, Since
from stammtisch.wire.tables import NewTable, SeatWish

NAMES = ("Anna", "Ben", "Çiğdem", "Dora", "Emil")
PATIENCE = 60.0  # seconds; only compiling the rules for the first time takes long

ME, OPEN, INVITED = SeatWish("me"), SeatWish("open"), SeatWish("invited")


def friend(name: str) -> SeatWish:
    """A friend on the same device."""
    return SeatWish("friend", name=name)


def bot(level: str) -> SeatWish:
    """A bot of the house."""
    return SeatWish("bot", level=level)


@asynccontextmanager
async def people(address: str, count: int) -> AsyncIterator[list[Client]]:
    """So many people of the house."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(address)) for _ in range(count)]
        for client, name in zip(clients, NAMES, strict=False):
            await client.become(name)
        yield clients


async def set_table(
    clients: Sequence[Client],
    game: str = "face-to-face",
    options: dict[str, Any] | None = None,
    **more: Any,
) -> str:
    """The name of a table at which all of them sit, in this order."""
    seats = [ME, *[OPEN] * (len(clients) - 1)]
    new = NewTable(game, seats, options or {}, **({"public": True} | more))
    table = (await clients[0].set_up(new)).table.id
    for client in clients[1:]:
        await client.join(table)
    return table


@asynccontextmanager
async def at_table(table: str, *clients: Client) -> AsyncIterator[list[Seated]]:
    """Their sockets at a table; all of them have heard of each other."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(client.sit(table)) for client in clients]


async def hear(seat: Seated, version: int) -> None:
    """Listen until this version."""
    while seat.version < version:
        await next_message(seat)


async def next_message(seat: Seated) -> AnyAnswer:
    """The next message; it comes soon."""
    return await asyncio.wait_for(seat.wait(), PATIENCE)


async def all_hear(seats: Sequence[Seated], version: int) -> None:
    """All listen until this version."""
    for seat in seats:
        await hear(seat, version)


async def ask(seat: Seated, request: AnyRequest) -> AnyAnswer:
    """Say something; the answer to it, which may come after other messages."""
    await seat.say(request)
    number = seat._number
    while True:
        answer = await next_message(seat)
        if getattr(answer, "id", None) == number:
            return answer


async def refusal(seat: Seated, request: AnyRequest) -> Refusal:
    """Say something that is refused."""
    answer = await ask(seat, request)
    assert isinstance(answer, Refusal), answer
    assert answer.sentence
    return answer


async def change(seat: Seated, request: AnyRequest) -> Changed:
    """Say something that is done."""
    answer = await ask(seat, request)
    assert isinstance(answer, Changed), answer
    return answer


async def begin(seats: Sequence[Seated], nonces: Sequence[str | None] = ()) -> None:
    """All are ready, one after another; the game begins."""
    for number, seat in enumerate(seats):
        await seat.ready(nonces[number] if number < len(nonces) else None)
        while not any(seen.ready for seen in _own_seats(seat)):
            await next_message(seat)
    await all_hear(seats, seats[-1].version)
    for seat in seats:
        while seat.now and seat.now.table.status == "waiting":
            await next_message(seat)


def _own_seats(seat: Seated) -> list[Any]:
    assert seat.now is not None
    return [seat.now.table.seats[number] for number in seat.now.yours]


def mover(seats: Sequence[Seated]) -> Seated:
    """Whoever is to move."""
    return next(seat for seat in seats if seat.moves)


async def play_one(seats: Sequence[Seated], rng: random.Random) -> None:
    """A random move; all hear of it."""
    seat = mover(seats)
    await seat.play(rng.choice(list(seat.moves)))
    await all_hear(seats, seat.version + 1)


async def play_to_the_end(seats: Sequence[Seated], rng: random.Random) -> None:
    """Random moves until the game is over; only people play."""
    while not seats[0].over:
        await play_one(seats, rng)


async def keep_playing(seat: Seated, rng: random.Random) -> None:
    """Play whenever it is one's turn, until the game is over; others may be bots."""
    while not seat.over:
        version = seat.version
        if seat.moves:
            await seat.play(rng.choice(list(seat.moves)))
        while seat.version == version:
            answer = await next_message(seat)
            if isinstance(answer, Refusal | Snapshot):
                break


def comparable(snapshot: Snapshot) -> dict[str, Any]:
    """A snapshot without what differs from one moment, or one request, to the next."""
    clock = snapshot.clock and replace(snapshot.clock, now=snapshot.clock.since)
    return asdict(replace(snapshot, id=None, clock=clock, present=[], watching=0))


async def look(seat: Seated) -> dict[str, Any]:
    """A fresh snapshot."""
    answer = await ask(seat, Since(since=0))
    assert isinstance(answer, Snapshot)
    return comparable(answer)


def versions(seat: Seated) -> list[int]:
    """The versions of the changes heard, in order."""
    return [heard.version for heard in seat.heard if isinstance(heard, Changed)]


def reasons(seat: Seated) -> list[str]:
    """The reasons of the refusals heard."""
    return [heard.refused for heard in seat.heard if isinstance(heard, Refusal)]


def events(seat: Seated) -> list[str]:
    """All that happened while one listened."""
    changed = [heard for heard in seat.heard if isinstance(heard, Changed)]
    return [event.__struct_config__.tag for heard in changed for event in heard.events]
