"""Statistics by HTTP."""

import time
from datetime import UTC, datetime

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from stammtisch.play.record import Outcome
from stammtisch.play.scoresheet import SheetLine
from stammtisch.server import statistics
from stammtisch.store.database import Database
from stammtisch.store.results import Finished, Sitting, record_result
from stammtisch.store.tables import add_seats
from tests.server.small import Device
from tests.server.test_people import refusal
from tests.store.rows import add_table

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
GREEDY = Sitting("bot", "greedy", level="greedy")


def finish(
    client: TestClient[Litestar], device: Device, table: str, game: str, public: bool
) -> None:
    """A game against the house, won."""
    me = device.get("/api/me")
    with client.portal() as portal:
        portal.call(_finish, client.app.state.database, me, table, game, public)


async def _finish(
    database: Database, me: dict[str, str], table: str, game: str, public: bool
) -> None:
    mine = Sitting("person", me["name"], me["id"])
    sheet = [
        SheetLine(4, 22, 12, 3, {"drawn": (2, 0), "two-tables": (3, 22)}),
        SheetLine(4, 8, 5, 1),
    ]
    outcome = Outcome([20, 8], [2, 0], [0])
    ended = Finished(table, game, [mine, GREEDY], outcome, NOON, sheet)
    seats = [
        {"kind": one.kind, "name": one.name, "person": one.person, "level": one.level}
        for one in ended.sittings
    ]
    await database.write(
        add_table(table, me["id"], NOON, game=game, public=public),
        add_seats(table, seats),
        *record_result(ended, database.access.dialect),
    )


def test_of_somebody(client: TestClient[Litestar], device: Device, other: Device) -> None:
    anna = device.become("Anna")
    finish(client, device, "publicaaaa", "cafe-cards", public=True)
    finish(client, device, "privateaaa", "cafe-cards", public=False)
    path = f"/api/people/{anna['id']}/statistics?game=cafe-cards"
    mine = device.get(path)
    assert (mine["person"], mine["won"]) == (anna["id"], 2)
    assert [one["games"] for one in mine["strength"]] == [1, 2]
    found = mine["statistics"]
    assert (found["games"], found["results"], found["turns"]) == (2, 2, 8)
    assert (found["points_a_turn"], found["mean_score"], found["best_score"]) == (5.5, 20, 20)
    assert found["scores"] == [{"players": 2, "least": 20, "most": 20, "results": 2}]
    assert found["kinds"][0] == {"kind": "two-tables", "moves": 6, "points": 44}
    assert len(found["stretches"]) == 2
    assert [turn["table"] for turn in found["best_turns"]] == ["privateaaa", "publicaaaa"]
    assert found["best_turns"][0]["move"] == 3
    theirs = other.get(path)["statistics"]["best_turns"]
    assert [turn.get("table") for turn in theirs] == [None, "publicaaaa"]
    data = device.get("/api/me/data")
    assert sorted(sheet["table"] for sheet in data["sheets"]) == ["privateaaa", "publicaaaa"]
    assert data["sheets"][0]["kinds"]
    assert len(data["strength"]["cafe-cards"]) == 2


def test_of_a_game(
    client: TestClient[Litestar], device: Device, other: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert device.get("/api/games/cafe-board/statistics") == {
        "game": "cafe-board",
        "games": 0,
        "results": 0,
        "uncounted": 0,
        "turns": 0,
        "points_a_turn": None,
        "mean_score": None,
        "best_score": None,
        "stretches": [],
        "scores": [],
        "kinds": [],
        "best_turns": [],
    }
    device.become("Anna")
    finish(client, device, "boardaaaaa", "cafe-board", public=False)
    first = device.get("/api/games/cafe-board/statistics")  # of nothing nothing was remembered
    assert (first["games"], first["results"], first["points_a_turn"]) == (1, 2, 3.75)
    assert first["best_turns"][0]["table"] == "boardaaaaa"
    # Sums are remembered for a while; best turns, which not everybody may look at, are not.
    finish(client, device, "boardbbbbb", "cafe-board", public=False)
    soon = device.get("/api/games/cafe-board/statistics")
    assert soon["games"] == 1
    assert {"boardaaaaa", "boardbbbbb"} <= {turn.get("table") for turn in soon["best_turns"]}
    assert "table" not in other.get("/api/games/cafe-board/statistics")["best_turns"][0]
    monkeypatch.setattr(statistics, "REMEMBERED", 0.0)
    device.get("/api/games/cafe-board/statistics")  # has the house look again
    while (later := device.get("/api/games/cafe-board/statistics"))["games"] == 1:
        time.sleep(0.01)
    assert (later["games"], later["results"]) == (2, 4)


def test_somebody_who_has_not_played(device: Device) -> None:
    anna = device.become("Anna")
    found = device.get(f"/api/people/{anna['id']}/statistics?game=face-to-face")
    assert (found["won"], found["strength"], found["statistics"]["results"]) == (0, [], 0)


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/api/games/chess/statistics", 404, "no-game"),
        ("/api/people/aaaaaaaaaaaa/statistics?game=cafe-cards", 404, "no-person"),
        ("/api/people/aaaaaaaaaaaa/statistics?game=chess", 404, "no-game"),
        ("/api/people/aaaaaaaaaaaa/statistics", 400, "bad-input"),
        ("/api/people/anna/statistics?game=cafe-cards", 400, "bad-input"),
    ],
)
def test_what_is_not_there(device: Device, path: str, status: int, reason: str) -> None:
    assert refusal(device.ask("GET", path), status) == reason
