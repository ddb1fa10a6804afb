"""docs/socket.md names every request that the house answers, and no other."""

import re
from collections.abc import Iterator
from pathlib import Path

from stammtisch.server.app import create_app
from stammtisch.server.settings import Settings

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


def test_every_request_is_documented() -> None:
    assert sorted(set(documented())) == sorted(answered())
