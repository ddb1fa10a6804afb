"""People by HTTP."""

from datetime import UTC, datetime, timedelta

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.small import Device

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def refusal(answer: object, status: int) -> str:
    """The reason of a refusal, which must have this status and a sentence."""
    assert answer.status_code == status, answer.text  # type: ignore[attr-defined]
    said = answer.json()  # type: ignore[attr-defined]
    assert said["sentence"]
    return str(said["refused"])


def move(there: Device, here: Device) -> httpx.Response:
    """Be here who one is there."""
    code = there.ask("POST", "/api/me/code").json()["code"]
    return here.ask("POST", "/api/people/move", {"code": code})


def test_a_visitor_is_somebody_at_once(device: Device) -> None:
    assert refusal(device.ask("GET", "/api/me"), 401) == "nobody"
    anna = device.become("Anna")
    assert anna["name"] == "Anna"
    assert anna["bot"] is False
    assert device.get("/api/me") == anna


def test_the_cookie_is_for_browsers_alone(device: Device) -> None:
    answer = device.ask("POST", "/api/people", {"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("stammtisch=")
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/", f"max-age={400 * 86400}"} <= parts
    assert "secure" not in parts
    assert device.cookie
    assert device.cookie not in answer.text


def test_the_cookie_lives_on_when_one_comes_back(device: Device) -> None:
    device.become("Anna")
    before = device.cookie
    answer = device.ask("GET", "/api/me")
    assert "set-cookie" in answer.headers
    assert device.cookie == before


def test_who_is_somebody_stays_so(device: Device) -> None:
    device.become("Anna")
    again = device.ask("POST", "/api/people", {"name": "Ben"})
    assert (again.status_code, again.json()["name"]) == (200, "Anna")


def test_a_cookie_of_nobody_is_a_visitor(device: Device) -> None:
    device.cookie = "something-old"
    device.become("Anna")
    assert device.get("/api/me")["name"] == "Anna"


@pytest.mark.parametrize(
    "name",
    ["", " ", "x" * 41, "a\nb\x00", "a\u202eb", "\u2066", "\u200b", "\u3164 \u2800", 7, None],
)
def test_bad_names_are_refused(device: Device, name: object) -> None:
    assert refusal(device.ask("POST", "/api/people", {"name": name}), 400) == "bad-input"
    assert device.cookie is None


@pytest.mark.parametrize(
    "name",
    [
        *["a\u200bb", "a\u200fb", "\U000e0041", "Anna\U000e0041", "An\u00adna", "Anna\u2060"],
        *[
            "An\u200dna",
            "An\u200c\u00e9",
            "\u00e9\u200d\u00e9",
            "q\u0303\u200dq\u0303",
            "\u674e\u200d",
        ],
        *["A\ufe0fnna", "Anna\u034f", "\u674e\U000e0100", "\U000e0fff!", "a\u3164b"],
        "q" + 4 * "\u0323",
    ],
)
def test_names_that_only_look_like_others_are_refused(device: Device, name: str) -> None:
    answer = device.ask("POST", "/api/people", {"name": name})
    assert refusal(answer, 400) == "bad-input"
    assert "name: of " in answer.json()["sentence"]
    device.become("Anna")
    bot = device.ask("POST", "/api/me/bots", {"name": name})
    assert refusal(bot, 400) == "bad-input"


@pytest.mark.parametrize(
    "name",
    [
        *["👩\u200d💻", "❤\ufe0f\u200d🔥", "👩🏽\u200d🚀", "می\u200cخواهم", "क\u094d\u200dष"],
        *["Nguyễn Thị", "กุ้ง", "q\u0323\u0303\u0304"],
    ],
)
def test_marks_and_joiners_are_welcome_where_they_belong(device: Device, name: str) -> None:
    assert device.become(name)["name"] == name


def test_a_name_is_kept_in_its_usual_form(device: Device) -> None:
    assert device.become("Zoe\u0308")["name"] == "Zo\u00eb"


@pytest.mark.parametrize(
    "name", ["Zoë", "Ana  María ", "李小龍", "Οδυσσέας", "🦊", "🩷", "<b>&'\""]
)
def test_names_of_all_kinds_are_welcome(device: Device, name: str) -> None:
    assert device.become(name)["name"] == " ".join(name.split())


@pytest.mark.parametrize("name", ["Anna Blume"])
def test_a_new_name_counts_at_once(device: Device, name: str) -> None:
    device.become("Anna")
    device.get("/api/me")
    assert device.ask("PATCH", "/api/me", {"name": name}).json()["name"] == name
    assert device.get("/api/me")["name"] == name
    assert refusal(device.ask("PATCH", "/api/me", {"name": " "}), 400) == "bad-input"


def test_a_code_moves_somebody_to_another_device(device: Device, other: Device) -> None:
    anna = device.become("Anna")
    made = device.ask("POST", "/api/me/code").json()
    until = datetime.fromisoformat(made["until"])
    assert timedelta(minutes=9) < until - datetime.now(UTC) <= timedelta(minutes=10)
    answer = other.ask(
        "POST", "/api/people/move", {"code": made["code"].lower()}, user_agent=FIREFOX
    )
    assert answer.status_code == 201
    assert other.get("/api/me") == anna
    assert refusal(other.ask("POST", "/api/people/move", {"code": made["code"]}), 404) == "code"
    sessions = device.get("/api/me/sessions")
    assert sorted(session["device"] for session in sessions) == ["Firefox on Linux", "a program"]
    assert [session["this"] for session in sessions].count(True) == 1


def test_who_has_nothing_here_is_signed_out_by_a_code(device: Device, other: Device) -> None:
    device.become("Anna")
    other.become("Ben")
    cookie = other.cookie
    assert move(device, other).status_code == 201
    assert other.get("/api/me")["name"] == "Anna"
    other.cookie = cookie
    assert refusal(other.ask("GET", "/api/me"), 401) == "nobody"


def test_nobody_is_left_behind_by_mistake(device: Device, other: Device) -> None:
    device.become("Anna")
    other.become("Ben")
    bot = other.ask("POST", "/api/me/bots", {"name": "Bot"}).json()
    cookie = other.cookie
    refused = move(device, other)
    assert refusal(refused, 409) == "left-behind"
    assert "Ben" in refused.json()["sentence"]
    assert other.get("/api/me")["name"] == "Ben"
    assert refusal(other.ask("POST", "/api/people/move", {"code": "4T7K-9QXM"}), 404) == "code"
    code = device.ask("POST", "/api/me/code").json()["code"]
    for body, status in (({"code": code}, 409), ({"code": code, "leave": True}, 201)):
        assert other.ask("POST", "/api/people/move", body).status_code == status
    assert other.get("/api/me")["name"] == "Anna"
    other.cookie = cookie
    assert refusal(other.ask("GET", "/api/me"), 401) == "nobody"
    other.token = bot["token"]  # which goes on without them
    assert other.get("/api/me")["name"] == "Bot"


def test_who_is_known_elsewhere_may_be_somebody_else_here(
    device: Device, other: Device, client: TestClient[Litestar]
) -> None:
    elsewhere = Device(client)
    device.become("Anna")
    other.become("Ben")
    other.ask("POST", "/api/me/bots", {"name": "Bot"})
    assert move(other, elsewhere).status_code == 201
    assert move(device, other).status_code == 201
    assert len(elsewhere.get("/api/me/sessions")) == 1


def test_who_moves_to_where_they_are_has_one_session_there(device: Device) -> None:
    device.become("Anna")
    device.ask("POST", "/api/me/bots", {"name": "Bot"})
    assert move(device, device).status_code == 201
    assert [session["this"] for session in device.get("/api/me/sessions")] == [True]


def test_a_session_that_is_ended_is_over_at_once(device: Device, other: Device) -> None:
    device.become("Anna")
    code = device.ask("POST", "/api/me/code").json()["code"]
    other.ask("POST", "/api/people/move", {"code": code})
    assert other.get("/api/me")["name"] == "Anna"
    [theirs] = [s["id"] for s in device.get("/api/me/sessions") if not s["this"]]
    assert device.ask("DELETE", f"/api/me/sessions/{theirs}").status_code == 200
    assert refusal(other.ask("GET", "/api/me"), 401) == "nobody"
    assert device.get("/api/me")["name"] == "Anna"
    assert refusal(device.ask("DELETE", f"/api/me/sessions/{theirs}"), 404) == "no-session"


def test_nobody_ends_the_sessions_of_others(device: Device, other: Device) -> None:
    device.become("Anna")
    other.become("Ben")
    [mine] = [s["id"] for s in device.get("/api/me/sessions")]
    assert refusal(other.ask("DELETE", f"/api/me/sessions/{mine}"), 404) == "no-session"
    assert device.get("/api/me")["name"] == "Anna"


def test_ending_ones_own_session_takes_the_cookie(device: Device) -> None:
    device.become("Anna")
    [mine] = [s["id"] for s in device.get("/api/me/sessions")]
    assert device.ask("DELETE", f"/api/me/sessions/{mine}").status_code == 200
    assert device.cookie is None


def test_a_program_has_a_token_that_is_shown_once(device: Device, other: Device) -> None:
    device.become("Anna")
    bot = device.ask("POST", "/api/me/bots", {"name": "Deep Espresso"}).json()
    other.token = bot["token"]
    known = other.get("/api/me")
    assert (known["name"], known["bot"], known["id"]) == ("Deep Espresso", True, bot["id"])
    assert other.cookie is None
    [listed] = device.get("/api/me/bots")
    assert "token" not in listed
    assert refusal(other.ask("POST", "/api/me/bots", {"name": "x"}), 403) == "only-people"
    assert refusal(other.ask("POST", "/api/me/code"), 403) == "only-people"
    assert device.ask("DELETE", f"/api/me/bots/{bot['id']}").status_code == 200
    assert refusal(other.ask("GET", "/api/me"), 401) == "token"
    assert refusal(device.ask("DELETE", f"/api/me/bots/{bot['id']}"), 404) == "no-bot"


def test_nobody_deletes_the_bots_of_others(device: Device, other: Device) -> None:
    device.become("Anna")
    other.become("Ben")
    bot = device.ask("POST", "/api/me/bots", {"name": "Bot"}).json()
    assert refusal(other.ask("DELETE", f"/api/me/bots/{bot['id']}"), 404) == "no-bot"
    assert len(device.get("/api/me/bots")) == 1


def test_there_are_only_so_many_bots(device: Device) -> None:
    device.become("Anna")
    for number in range(10):
        assert device.ask("POST", "/api/me/bots", {"name": f"Bot {number}"}).status_code == 201
    assert refusal(device.ask("POST", "/api/me/bots", {"name": "Bot"}), 409) == "too-many-bots"


@pytest.mark.parametrize(
    "header", ["Bearer nobody", "Bearer", "Basic YTpi", "", "Bearer " + "x" * 999]
)
def test_a_token_of_nobody_is_refused(device: Device, header: str) -> None:
    answer = device.ask("GET", "/api/me", authorization=header)
    assert refusal(answer, 401) == "token"
    assert answer.headers["www-authenticate"] == "Bearer"


def test_all_that_is_kept_can_be_downloaded(device: Device) -> None:
    anna = device.become("Anna")
    device.ask("POST", "/api/me/bots", {"name": "Bot"})
    answer = device.ask("GET", "/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert kept["me"] == anna
    assert len(kept["sessions"]) == len(kept["bots"]) == 1
    assert kept["games"] == kept["seats"] == kept["ratings"] == []


def test_who_is_deleted_is_gone_with_all_bots(device: Device, other: Device) -> None:
    anna = device.become("Anna")
    other.token = device.ask("POST", "/api/me/bots", {"name": "Bot"}).json()["token"]
    other.get("/api/me")
    cookie = device.cookie
    assert device.ask("DELETE", "/api/me").status_code == 200
    assert device.cookie is None
    device.cookie = cookie
    assert refusal(device.ask("GET", "/api/me"), 401) == "nobody"
    assert refusal(other.ask("GET", "/api/me"), 401) == "token"
    assert refusal(device.ask("GET", f"/api/people/{anna['id']}"), 404) == "no-person"


def test_others_see_the_name_and_the_games(device: Device, other: Device) -> None:
    anna = device.become("Anna")
    seen = other.get(f"/api/people/{anna['id']}")
    assert seen == {
        "id": anna["id"],
        "name": "Anna",
        "bot": False,
        "ratings": [],
        "statistics": [],
        "games": [],
    }


@pytest.mark.parametrize("who", ["a" * 12, "%00", "x", "é" * 12, "a" * 11 + "%0a"])
def test_somebody_who_is_not_there(device: Device, who: str) -> None:
    assert refusal(device.ask("GET", f"/api/people/{who}"), 404 if who == "a" * 12 else 400)


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/api/best/cafe-cards/2", None),
        ("/api/best/cafe-cards/6", "players"),
        ("/api/best/chess/2", "no-game"),
        ("/api/best/cafe-cards/two", "not-found"),
        ("/api/ratings/cafe-board", None),
        ("/api/ratings/chess", "no-game"),
    ],
)
def test_lists(device: Device, path: str, reason: str | None) -> None:
    answer = device.ask("GET", path)
    if reason:
        assert refusal(answer, 404) == reason
    else:
        assert answer.status_code == 200
        assert answer.json()["game"] in path


@pytest.mark.parametrize(("query", "status"), [("", 200), ("?page=1", 200), ("?page=-1", 400)])
def test_my_games(device: Device, query: str, status: int) -> None:
    device.become("Anna")
    answer = device.ask("GET", f"/api/me/games{query}")
    assert answer.status_code == status
    if status == 200:
        assert answer.json() == {"games": [], "more": False}


NEEDS_SOMEBODY = [
    ("GET", "/api/me"),
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
    ("GET", "/api/me/data"),
    ("GET", "/api/me/sessions"),
    ("DELETE", "/api/me/sessions/aaaaaaaaaaaa"),
    ("POST", "/api/me/code"),
    ("GET", "/api/me/bots"),
    ("POST", "/api/me/bots"),
    ("DELETE", "/api/me/bots/aaaaaaaaaaaa"),
    ("GET", "/api/me/games"),
]


@pytest.mark.parametrize(("method", "path"), NEEDS_SOMEBODY)
def test_nobody_may_do_what_needs_somebody(device: Device, method: str, path: str) -> None:
    body = {"name": "Anna"} if method in ("POST", "PATCH") else None
    assert refusal(device.ask(method, path, body), 401) == "nobody"
