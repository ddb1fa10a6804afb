"""docs/socket.md names every request that the house answers, and no other."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec

from stammtisch.server.app import create_app
from stammtisch.server.settings import Settings
from stammtisch.wire.tables import NewTable, SeatWish

PAGE = Path(__file__).parents[2] / "docs" / "socket.md"
ROW = re.compile(r"^\| (`(?:GET|POST|PATCH|DELETE) /api.*?) \|", re.M)
CODE = re.compile(r"`([^`?]+)[^`]*`")
STANDS_FOR = {
    "{name}": "NAME",
    "{game}": "GAME",
    "{players}": "PLAYERS",
    "{lesson}": "LESSON",
    "{person}": "ID",
    "{session}": "ID",
    "{bot}": "ID",
}


def documented() -> Iterator[str]:
    """The requests in the tables; a word alone stands for the last part of the path before it."""
    for cell in ROW.findall(PAGE.read_text("utf-8")):
        request = ""
        for code in CODE.findall(cell):
            request = code if " " in code else f"{request.rpartition('/')[0]}/{code}"
            yield request


def answered() -> Iterator[str]:
    paths = create_app(Settings()).openapi_schema.paths or {}
    for path, item in paths.items():
        shown = re.sub(r"{\w+}", lambda found: STANDS_FOR[found[0]], path)
        for method in ("GET", "POST", "PATCH", "PUT", "DELETE"):
            if path.startswith("/api/") and getattr(item, method.lower()):
                yield f"{method} {shown}"


def test_the_body_of_a_new_table_is_one() -> None:
    body = re.search(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert body
    wanted = msgspec.json.decode(body[1], type=NewTable)
    assert [seat.kind for seat in wanted.seats] == ["me", "open", "bot"]
    kinds = get_args(SeatWish.__annotations__["kind"])
    told = PAGE.read_text("utf-8").partition("A seat's `kind` is")[2].partition("\n\n")[0]
    assert all(f"`{kind}`" in told for kind in kinds)


def test_every_request_is_documented() -> None:
    assert sorted(set(documented())) == sorted(answered())
