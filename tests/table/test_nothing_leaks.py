"""Logs and answers by HTTP of a running game: no card that is hidden, no salt, no secret."""

import asyncio
import io
import json
import logging
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from stammtisch.client import Client, Seated
from stammtisch.games.cafe.guests import NATIONS
from stammtisch.games.rulebook import find
from stammtisch.play.record import Record
from stammtisch.server.app import create_app
from stammtisch.server.logs import set_up_logs
from stammtisch.wire.requests import Play, Why
from tests.table.company import (
    NAMES,
    ask,
    at_table,
    begin,
    mover,
    people,
    play_one,
    play_to_the_end,
    set_table,
)
from tests.table.houses import open_house, settings_for

GUEST = re.compile(rf"\b({'|'.join(NATIONS)}|JK)[fm]\b")
SECRET_NAMES = {"salt", "deal", "token", "digest"}
Json = Any


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """All that is logged meanwhile, as the house writes it."""
    root, stream = logging.getLogger(), io.StringIO()
    names = (None, "stammtisch", "uvicorn", "websockets", "asyncio", "sqlalchemy", "httpx")
    before, levels = root.handlers[:], {name: logging.getLogger(name).level for name in names}
    set_up_logs("debug", stream)
    try:
        yield stream
    finally:
        root.handlers[:] = before
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def test_the_log_of_a_game_has_no_card_and_no_secret(tmp_path: Path) -> None:
    async def run(address: str) -> tuple[Record, list[str]]:
        async with people(address, 2) as clients:
            table = await set_table(clients, "cafe-cards")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                invite = seats[0].now.invite  # type: ignore[union-attr]
                for _ in range(20):
                    await be_refused(mover(seats))
                    await play_one(seats, random.Random(2))
                await clients[seats.index(mover(seats))].hint(table)
                await play_to_the_end(seats, random.Random(1))
            cookies = [str(client._who()["cookie"]).partition("=")[2] for client in clients]
            return await clients[0].record(table), [*cookies, str(invite)]

    with logged() as stream, open_house(tmp_path) as address:
        record, secrets = asyncio.run(run(address))
    text = stream.getvalue()
    assert text.count('"message":"request"') > 5
    assert all(line.startswith("{") for line in text.splitlines())
    assert not GUEST.search(text)
    for secret in (record.salt, *record.nonces, *secrets, *NAMES[:2]):
        assert secret not in text


async def be_refused(seat: Seated) -> None:
    """Asked for and refused, by socket, with the name of a card."""
    await ask(seat, Why(why="DEf@a1"))
    await ask(seat, Play(play="JKm@a1", version=0))


def test_answers_to_others_hold_no_hand(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (anna, ben, stranger), Client(address) as nobody:
            table = await set_table([anna, ben], "cafe-cards")
            async with at_table(table, anna, ben) as seats:
                await begin(seats)
                for number in range(30):
                    await play_one(seats, random.Random(number))
                for client, seat in [(anna, 0), (ben, 1), (stranger, None), (nobody, None)]:
                    await check_answers(address, client, table, seat)

    asyncio.run(run())


EXAMPLES = "/api/games/{game}/examples"  # their hands are nobody's, and in the files for all
# What shows every hand, and is there only once the game is over.
AFTERWARDS = ("/record", "/records/{name}", "/film", "/analysis")


def readable_paths(tmp_path: Path) -> list[str]:
    """Every address that may be read, of the OpenAPI document."""
    paths = create_app(settings_for(tmp_path)).openapi_schema.to_schema()["paths"]
    return [path for path, operations in paths.items() if "get" in operations]


async def check_answers(address: str, client: Client, table: str, seat: int | None) -> None:
    """All that may be read, by somebody who has a seat or none."""
    values = {"name": table, "game": "cafe-cards", "players": "2"}
    host = (await client.look(table)).table.host
    async with httpx.AsyncClient(base_url=address, headers=client._who()) as http:
        for path in readable_paths(Path("/nowhere")):
            person = {"person": host, "id": host, "session": host, "bot": host}
            answer = await http.get(path.format_map(Named(values | person)))
            assert answer.status_code < 500, path
            assert not path.endswith(AFTERWARDS) or answer.status_code == 409, path
            if path != EXAMPLES:
                check_json(answer.json(), seat)


class Named(dict[str, str]):
    """Whatever else a path wants."""

    def __missing__(self, name: str) -> str:
        return "abcdefghij"


def check_json(found: Json, seat: int | None) -> None:
    """No secret by its name, and no hand but one's own."""
    if isinstance(found, dict):
        assert not found.keys() & SECRET_NAMES
        for name in ("hands", "down"):
            if name in found:
                check_hands(found, name, seat)
        for inner in found.values():
            check_json(inner, seat)
    elif isinstance(found, list):
        for inner in found:
            check_json(inner, seat)


def check_hands(view: Json, name: str, seat: int | None) -> None:
    for number, hand in enumerate(view[name]):
        assert not hand or number == seat


def test_a_move_that_is_laid_face_down_is_told_without_its_card(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients, "cafe-cards")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                for number in range(200):
                    seat = mover(seats)
                    down = [move for move in seat.moves if move.startswith("down")]
                    if down:
                        break
                    await play_one(seats, random.Random(number))
                other = seats[1 - seats.index(seat)]
                await seat.play(down[0])
                while other.version < seat.version + 1:
                    told = await other.wait()
                assert "laid-down" in json.dumps(to_json(told))
                assert not GUEST.search(json.dumps(to_json(told)["events"]))

    asyncio.run(run())


def to_json(message: object) -> Json:
    return msgspec.to_builtins(message)


@pytest.mark.parametrize("game", ["cafe-cards", "cafe-board", "face-to-face"])
def test_before_the_end_there_is_no_record(address: str, game: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients, game)
            async with httpx.AsyncClient(base_url=address) as http:
                path = f"/api/tables/{table}/record"
                assert (await http.get(path)).status_code == 409
                async with at_table(table, *clients) as seats:
                    await begin(seats)
                    assert (await http.get(path)).status_code == 409
                    await seats[0].resign(0)
                    while not seats[1].over:
                        await seats[1].wait()
                record = (await http.get(path)).json()
                assert record["game"] == find(game).name
                assert len(record["salt"]) == 64

    asyncio.run(run())
