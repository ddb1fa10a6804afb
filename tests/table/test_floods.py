"""Whoever says too much is held back, and nobody else has to wait for them."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

from stammtisch.client import Seated
from stammtisch.wire.answers import Refusal
from stammtisch.wire.requests import Since
from tests.table.company import next_message, people, set_table
from tests.table.houses import open_house


def test_many_sockets_say_no_more_than_their_address_may(tmp_path: Path) -> None:
    async def run(address: str) -> Counter[str]:
        async with people(address, 2) as clients, AsyncExitStack() as stack:
            table = await set_table(clients)
            sitting = [await stack.enter_async_context(clients[0].sit(table)) for _ in range(20)]
            return sum(await asyncio.gather(*map(ask_four_times, sitting)), Counter())

    with open_house(tmp_path, messages=2) as address:
        answered = asyncio.run(run(address))
    assert answered["too-many"] > 20  # of 80; a socket alone may say four at once


async def ask_four_times(seat: Seated) -> Counter[str]:
    """The answers, by what they are."""
    for _ in range(4):
        await seat.say(Since(since=0))
    answers: Counter[str] = Counter()
    while answers.total() < 4:
        answer = await next_message(seat)
        if getattr(answer, "id", None) is not None:
            answers[answer.refused if isinstance(answer, Refusal) else "fine"] += 1
    return answers
