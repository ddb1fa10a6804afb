"""Taking moves back: those of the running turn, until something was turned over."""

import asyncio
import random

import pytest

from stammtisch.play.replay import verify
from stammtisch.wire.answers import Changed
from stammtisch.wire.requests import Play, Undo
from tests.table.company import (
    all_hear,
    at_table,
    begin,
    change,
    hear,
    look,
    mover,
    people,
    play_one,
    play_to_the_end,
    refusal,
    set_table,
)

OVER = {"turn-ended", "drawn", "cleared", "game-over"}


@pytest.mark.parametrize("game", ["cafe-cards", "cafe-board", "face-to-face"])
def test_a_move_is_taken_back_or_not(address: str, game: str) -> None:
    taken, refused = asyncio.run(play_and_take_back(address, game))
    assert taken > 0  # deals differ, and some games are short
    assert refused > 0


async def play_and_take_back(address: str, game: str) -> tuple[int, int]:
    rng, taken, refused = random.Random(game), 0, 0
    async with people(address, 2) as clients:
        table = await set_table(clients, game)
        async with at_table(table, *clients) as seats:
            await begin(seats)
            for _ in range(40):
                seat, other = mover(seats), seats[1 - seats.index(mover(seats))]
                before, seen = await look(seat), await look(other)
                move = rng.choice(list(seat.moves))
                made = await change(seat, Play(play=move, version=seat.version))
                await hear(other, seat.version)
                events = {event.__struct_config__.tag for event in made.events}
                if OVER & events:
                    told = await refusal(seat, Undo(undo=seat.version))
                    assert told.refused in ("not-now", "not-your-turn", "over")
                    refused += 1
                else:
                    assert made.undo
                    await change(seat, Undo(undo=seat.version))
                    await hear(other, seat.version)
                    assert as_it_was(await look(seat)) == as_it_was(before)
                    assert as_it_was(await look(other)) == as_it_was(seen)
                    taken += 1
                    await play_one(seats, rng)
                if seats[0].over:
                    break
            await play_to_the_end(seats, rng)
        verify(await clients[0].record(table))
    return taken, refused


def as_it_was(snapshot: dict[str, object]) -> dict[str, object]:
    """Without the log and the version, which never go back."""
    return {name: snapshot[name] for name in snapshot if name not in ("log", "snapshot")}


def test_only_the_own_moves_of_this_turn(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients, "face-to-face")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                seat = mover(seats)
                other = seats[1 - seats.index(seat)]
                await play_one(seats, random.Random(1))
                assert (await refusal(other, Undo(undo=other.version))).refused == "not-your-turn"
                await seat.undo()
                await all_hear(seats, seat.version + 1)
                assert (await refusal(seat, Undo(undo=seat.version))).refused == "not-now"
                told = seat.heard[-2]
                assert isinstance(told, Changed)
                assert [event.__struct_config__.tag for event in told.events] == ["taken-back"]

    asyncio.run(run())
