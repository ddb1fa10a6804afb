"""The worked examples by HTTP: films of what the files say, and the same refusals."""

from collections.abc import Iterator

import msgspec
import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from stammtisch.games.rulebook import all_games
from stammtisch.server.backroom import Backroom
from stammtisch.server.errors import EXCEPTION_HANDLERS
from stammtisch.server.examples import Examples
from stammtisch.wire.examples import Example
from tests.worked import EXAMPLES
from tests.worked import Example as Written


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    backroom = Backroom()
    app = Litestar(
        [Examples], exception_handlers=EXCEPTION_HANDLERS, state=State({"backroom": backroom})
    )
    with TestClient(app) as client:
        yield client
    backroom.close()


@pytest.fixture(scope="module")
def told(client: TestClient[Litestar]) -> dict[str, Example]:
    answers = [client.get(f"/api/games/{game}/examples") for game in all_games()]
    lists = [msgspec.json.decode(answer.content, type=list[Example]) for answer in answers]
    return {example.id: example for examples in lists for example in examples}


@pytest.mark.parametrize("written", EXAMPLES, ids=lambda written: written["id"])
def test_an_example_is_told_as_it_is_written(told: dict[str, Example], written: Written) -> None:
    example = told[written["id"]]
    assert example.rules == written["rules"].split()
    assert [frame.move for frame in example.film.frames[1:]] == [
        step["move"] for step in written["play"]
    ]
    assert [
        {"move": tried.move, "reason": tried.reason, "table": tried.place, "after": tried.after}
        for tried in example.refusals
    ] == [
        {
            "move": refuse["move"],
            "reason": refuse["reason"],
            "table": refuse.get("table"),
            "after": refuse.get("after_play", False),
        }
        for refuse in written["refuse"]
    ]


@pytest.mark.parametrize("name", ["chess", "..", "cafe-cards.json", "x" * 41])
def test_a_game_that_is_not_there(client: TestClient[Litestar], name: str) -> None:
    answer = client.get(f"/api/games/{name}/examples")
    assert answer.status_code in (400, 404)
