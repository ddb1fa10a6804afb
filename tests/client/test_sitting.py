"""Where no socket opens, the client says why, in the words of the house."""

import asyncio
from pathlib import Path

import pytest

from stammtisch.client import Client, NotDone
from tests.table.company import people, set_table
from tests.table.houses import open_house


async def refused(client: Client, table: str, since: int = 0) -> tuple[int, str, str]:
    with pytest.raises(NotDone) as found:
        async with client.sit(table, since):
            pass
    refusal = found.value.refusal
    return found.value.status, refusal.refused, refusal.sentence


def test_a_table_that_is_none(address: str) -> None:
    async def run() -> None:
        async with people(address, 1) as (anna,):
            expected = (404, "no-table", "there is no table of this name")
            assert await refused(anna, "abcdefghij") == expected
            assert (await refused(anna, "UPPER"))[0] == 400

    asyncio.run(run())


def test_a_version_or_a_token_that_is_none(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients, Client(address, "st_nonsense") as stranger:
            table = await set_table(clients)
            assert (await refused(clients[0], table, since=-1))[0] == 400
            assert (await refused(stranger, table))[:2] == (401, "token")

    asyncio.run(run())


def test_more_sockets_than_the_house_opens(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            async with clients[0].sit(table):
                assert (await refused(clients[1], table))[:2] == (403, "no-socket")

    with open_house(tmp_path, sockets=1) as address:
        asyncio.run(run(address))
