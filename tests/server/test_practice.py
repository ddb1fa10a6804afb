"""Practice tables by HTTP: what comes in is checked, and nothing is kept."""

from pathlib import Path
from typing import Any

import pytest

from stammtisch.games.rulebook import Refused
from stammtisch.play.refusals import told
from tests.server.small import Device, small_house

SEAT = "/api/practice/cafe-cards/seat"


def refusal(device: Device, path: str, body: object) -> tuple[int, str, str | None]:
    answer = device.ask("POST", path, body)
    said = answer.json()
    return answer.status_code, said["refused"], said.get("place")


def test_the_lessons_of_a_game(device: Device) -> None:
    found = device.get("/api/practice/face-to-face")
    assert found[0] == {"id": "rising", "rule": "F3"}
    assert found[-1]["id"] == "game"


def test_a_visitor_who_is_nobody_may_practise(device: Device) -> None:
    answer = device.ask("POST", SEAT, {"moves": ["ITf@b1"]})
    assert answer.status_code == 200
    practice = answer.json()
    assert practice["done"]
    assert [frame.get("move") for frame in practice["frames"]] == [None, "ITf@b1"]
    assert practice["frames"][-1]["events"][0]["points"] == {"b2": 4}
    assert device.cookie is None


def test_the_same_moves_have_the_same_answer(device: Device) -> None:
    moves = {"moves": ["ITm@b1", "end"]}
    first, second = (device.ask("POST", "/api/practice/cafe-cards/game", moves) for _ in range(2))
    assert first.json()["frames"][-1]["player"] == 1  # the house has answered
    assert first.content == second.content


def test_a_wrong_move_is_refused_with_its_reason_and_place(device: Device) -> None:
    path = "/api/practice/cafe-cards/balance"
    assert refusal(device, path, {"moves": ["ITm@b1"]}) == (409, "balance", "b2")
    said = device.ask("POST", path, {"moves": ["ITm@b1"]}).json()["sentence"]
    assert said == told(Refused("ITm@b1", "balance", "b2"))


def test_a_legal_move_may_lead_aside(device: Device) -> None:
    assert refusal(device, SEAT, {"moves": ["draw"]}) == (409, "aside", None)


@pytest.mark.parametrize(
    "path",
    ["/api/practice/cafe-cards/flying", "/api/practice/chess/seat", "/api/practice/..%2f/seat"],
)
def test_no_such_lesson(device: Device, path: str) -> None:
    status, reason, _ = refusal(device, path, {"moves": []})
    assert status == 404
    assert reason in ("no-lesson", "not-found")


def test_no_lessons_for_a_game_that_is_none(device: Device) -> None:
    assert device.ask("GET", "/api/practice/chess").json()["refused"] == "no-lesson"


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        {"moves": "ITf@b1"},
        {"moves": [7]},
        {"moves": [""]},
        {"moves": ["x" * 41]},
        {"moves": ["end"] * 61},
        {"moves": [], "position": {}},
    ],
)
def test_bad_input(device: Device, body: Any) -> None:
    status, reason, _ = refusal(device, SEAT, body)
    assert (status, reason) == (400, "bad-input")


@pytest.mark.parametrize("move", ["ITf@z9", "💥", "club b2 f", "../../etc", "ITf@b1 "])
def test_nonsense_is_refused_as_a_move(device: Device, move: str) -> None:
    status, reason, _ = refusal(device, SEAT, {"moves": [move]})
    assert status == 409
    assert reason in ("syntax", "not-now")


def test_practice_counts_as_any_request(tmp_path: Path) -> None:
    with small_house(tmp_path, requests=2) as client:
        device = Device(client)
        answers = [device.ask("POST", SEAT, {"moves": []}).status_code for _ in range(8)]
    assert answers[0] == 200
    assert answers[-1] == 429
