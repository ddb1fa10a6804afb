"""Whole games by the typed client, over real sockets: every game, every option, every number."""

import asyncio
import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from stammtisch.client import Client, Seated
from stammtisch.play.record import Record
from stammtisch.play.replay import verify
from stammtisch.wire.answers import Snapshot
from stammtisch.wire.requests import Since
from tests.games.cases import CASES, Case
from tests.table.company import (
    NAMES,
    all_hear,
    ask,
    at_table,
    begin,
    comparable,
    mover,
    people,
    set_table,
    versions,
)

NONCES = ("c0ffee", "", "ab" * 32, "00", "beef")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_from_the_first_greeting_to_its_result(address: str, case: Case) -> None:
    asyncio.run(whole_game(address, case))


async def whole_game(address: str, case: Case) -> None:
    async with people(address, case.players + 1) as clients:
        players, spectator = clients[:-1], clients[-1]
        table = await set_table(players, case.name, case.options)
        async with at_table(table, *players, spectator) as seats:
            await begin(seats[:-1], NONCES)
            await play_and_compare(seats, random.Random(str(case)))
            check_versions(seats)
            record = await players[0].record(table)
            check_record(record, case, seats)
        await check_results(players, record, table)


async def play_and_compare(seats: Sequence[Seated], rng: random.Random) -> None:
    """After every change one of those at the table compares what it merged with a snapshot."""
    await all_hear(seats, seats[0].version)
    while not seats[0].over:
        seat = mover(seats)
        await seat.play(rng.choice(list(seat.moves)))
        await all_hear(seats, seat.version + 1)
        await check_merged(seats[seat.version % len(seats)])
    for seat in seats:
        await all_hear(seats, seats[0].version)
        await check_merged(seat)


async def check_merged(seat: Seated) -> None:
    """What the client made of all changes, beside a snapshot (of the log, the latest lines)."""
    merged = seat.now
    assert merged is not None
    fresh = await ask(seat, Since(since=0 if seat.over else seat.version - 3))
    assert isinstance(fresh, Snapshot)
    kept = comparable(merged)
    seen = comparable(replace(fresh, log=[*merged.log[: -len(fresh.log)], *fresh.log]))
    assert {name: kept[name] for name in seen if kept[name] != seen[name]} == {}


def check_versions(seats: Sequence[Seated]) -> None:
    last = seats[0].version
    for seat in seats:
        heard = versions(seat)
        assert heard == list(range(heard[0], last + 1)), "no gaps, nothing twice"


def check_record(record: Record, case: Case, seats: Sequence[Seated]) -> None:
    match = verify(record)
    assert match.result is not None
    now = seats[0].now
    assert now is not None
    started = next(
        heard.table
        for heard in seats[0].heard
        if getattr(heard, "table", None) and heard.table.status == "playing"
    )
    assert record.commitment == started.commitment == now.table.commitment
    assert record.nonces == started.nonces == list(NONCES[: case.players])
    assert record.options == case.options
    assert record.players == list(NAMES[: case.players])
    assert record.result == now.table.result
    assert "salt" not in str(now.table)


async def check_results(players: Sequence[Client], record: Record, table: str) -> None:
    assert record.result is not None
    best = await players[0].best(record.game, len(players))
    for seat, client in enumerate(players):
        me = await client.me()
        person = await client.person(me.id)
        [game] = person.games
        assert (game.table, game.seat, game.result) == (table, seat, record.result)
        [rating] = person.ratings
        assert (rating.game, rating.games) == (record.game, 1)
        [line] = person.statistics
        assert (line.games, line.won) == (1, int(seat in record.result.winners))
        assert line.mean_score == line.best_score == record.result.scores[seat]
        theirs = await client.statistics_of(me.id, record.game)
        assert (theirs.won, theirs.statistics.games, len(theirs.strength)) == (line.won, 1, 1)
        assert theirs.statistics.best_score == line.best_score
        assert {turn.table for turn in theirs.statistics.best_turns} <= {table}
    assert (await players[0].statistics(record.game)).game == record.game
    listed = [line.score for line in best.scores if line.table == table]
    alone = len(record.result.winners) == 1  # B9: of a draw nobody goes there
    if alone and len(best.scores) < 25:
        assert listed
    assert set(listed) <= set(record.result.scores)
