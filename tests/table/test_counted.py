"""What happens at tables is counted, and told at /metrics."""

import asyncio
import random
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from stammtisch.wire.requests import Say
from tests.table.company import at_table, begin, people, play_one, refusal, set_table
from tests.table.houses import open_house

Figures = dict[str, float]


async def figures_of(address: str) -> Figures:
    """All of them, by name and labels."""
    async with httpx.AsyncClient(base_url=address) as http:
        text = (await http.get("/metrics")).text
    return {
        ",".join((sample.name.removeprefix("stammtisch_"), *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def play(address: str) -> Figures:
    """Two tables, five moves, one phrase that there is none of."""
    async with people(address, 2) as clients:
        await set_table(clients)
        async with at_table(await set_table(clients), *clients) as seats:
            await begin(seats)
            for _ in range(5):
                await play_one(seats, random.Random(1))
            await refusal(seats[0], Say(say="nonsense"))
            return await figures_of(address)


def test_what_happens_at_tables_is_counted(tmp_path: Path) -> None:
    with open_house(tmp_path) as address:
        before = asyncio.run(figures_of(address))
        figures = asyncio.run(play(address))
        again = asyncio.run(figures_of(address))
    assert before["tables,waiting"] == before["messages_total"] == 0
    assert (figures["tables,waiting"], figures["tables,playing"]) == (1, 1)
    assert figures["moves_total,person,face-to-face"] == 5
    assert figures["messages_total"] == 2 + 5 + 1
    assert figures["refusals_total,unknown-phrase"] == 1
    assert figures["sockets"] == 2
    assert figures["commit_seconds_count"] == figures["commit_entries_count"] > 0
    assert figures["request_seconds_count"] > figures["requests_total,GET,/metrics,200"] == 1
    assert again["moves_total,person,face-to-face"] == 5, "they are not counted twice"
