"""The door, the headers and the limits of a house."""

from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from stammtisch.server.headers import HEADERS
from stammtisch.server.limits import MOST_KEPT, Buckets, Limits, neighbourhood
from stammtisch.server.settings import Settings
from stammtisch.server.visitors import (
    address_of,
    host_is_fine,
    is_secure,
    origin_is_fine,
    own_origin,
)
from tests.server.small import OURS, Device, small_house

FORWARDED = {"x_forwarded_proto": "https", "x_forwarded_host": "play.example.org"}


@pytest.mark.parametrize("path", ["/health", "/api/me", "/nowhere", "/broken", "/api/people/x"])
def test_every_answer_has_the_headers(device: Device, path: str) -> None:
    given = device.ask("GET", path).headers
    assert {name: given.get(name) for name in HEADERS} == HEADERS
    assert "strict-transport-security" not in given
    assert given.get("cache-control") == ("no-store" if path.startswith("/api") else None)


def test_no_script_runs_that_is_not_a_file_of_ours() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "reason"),
    [
        ("GET", "/nowhere", None, 404, "not-found"),
        ("PUT", "/api/people", None, 405, "method"),
        ("POST", "/api/people", {"name": 7}, 400, "bad-input"),
        ("POST", "/api/people", {"name": "A", "admin": True}, 400, "bad-input"),
        ("POST", "/api/people", [], 400, "bad-input"),
        ("POST", "/api/people", None, 400, "bad-input"),
        ("POST", "/number", {"x": "y" * 70_000}, 413, "too-large"),
        ("GET", "/broken", None, 500, "our-fault"),
    ],
)
def test_errors_are_refusals(
    device: Device, method: str, path: str, body: object, status: int, reason: str
) -> None:
    answer = device.ask(method, path, body)
    assert answer.status_code == status
    assert answer.headers["content-type"].startswith("application/json")
    said = answer.json()
    assert said.keys() == {"refused", "sentence"}
    assert said["refused"] == reason
    assert said["sentence"]
    assert "DEf" not in answer.text


@pytest.mark.parametrize(
    ("method", "path", "sentence"),
    [
        ("POST", "/api/people", "data: missing"),
        ("GET", "/api/people/aaaaaaaaaaaa/statistics", "game: missing"),
    ],
)
def test_what_is_missing_is_called_missing(
    device: Device, method: str, path: str, sentence: str
) -> None:
    assert device.ask(method, path, None).json()["sentence"] == sentence


@pytest.mark.parametrize(
    "content", [b"{", b"\xff\xfe", b"[" * 5000, b'{"name": "\\ud800"}', b"NaN"]
)
def test_what_is_no_json_is_refused(client: TestClient[Litestar], content: bytes) -> None:
    answer = client.post("/api/people", content=content)
    assert (answer.status_code, answer.json()["refused"]) == (400, "bad-input")


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 201),
        ("Application/JSON; charset=utf-8", 201),
        ("application/merge-patch+json", 201),
        ("", 201),
        ("text/plain", 415),
        ("text/plain;application/json", 415),
        ("application/x-www-form-urlencoded", 415),
        ("multipart/form-data; boundary=x", 415),
        ("application/jsonp", 415),
        ("json", 415),
    ],
)
@pytest.mark.parametrize("pieces", [False, True])
def test_a_body_that_says_it_is_no_json_is_refused(
    client: TestClient[Litestar], kind: str, status: int, pieces: bool
) -> None:
    body = b'{"name": "Anna"}'
    content = iter([body]) if pieces else body
    answer = client.post("/api/people", content=content, headers={"content-type": kind})
    client.cookies.clear()
    assert answer.status_code == status
    if status == 415:
        assert answer.json()["refused"] == "media-type"


def test_without_a_body_nothing_is_said_of_it(client: TestClient[Litestar]) -> None:
    answer = client.post("/api/me/code", headers={"content-type": "text/plain"})
    assert answer.status_code == 401


@pytest.mark.parametrize("path", ["//api/games", "/api//me", "/api/me//", "//", "/api/people//x"])
def test_a_path_is_written_in_one_way(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(f"{OURS}{path}")
    assert (answer.status_code, answer.json()["refused"]) == (404, "not-found")


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({}, True),
        ({"origin": OURS}, True),
        ({"origin": f"{OURS}:80"}, True),
        ({"origin": "https://house.localhost"}, False),
        ({"origin": f"{OURS}:8080"}, False),
        ({"origin": f"{OURS}.evil.example"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://["}, False),
        ({"sec_fetch_site": "same-origin"}, True),
        ({"sec_fetch_site": "cross-site"}, False),
        ({"sec_fetch_site": "same-site"}, False),
    ],
)
def test_pages_of_others_change_nothing(
    device: Device, headers: dict[str, str], welcome: bool
) -> None:
    answer = device.ask("POST", "/api/people", {"name": "Anna"}, **headers)
    assert answer.status_code == (201 if welcome else 403)
    if not welcome:
        assert answer.json()["refused"] == "origin"
        assert device.cookie is None
    assert device.ask("GET", "/health", **headers).status_code == 200


@pytest.mark.parametrize(("origin", "welcome"), [(OURS, True), ("http://evil.example", False)])
def test_a_socket_is_opened_by_pages_of_ours(
    client: TestClient[Litestar], origin: str, welcome: bool
) -> None:
    if not welcome:
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect("/socket", headers={"origin": origin}),
        ):
            pass
        return
    with client.websocket_connect("/socket", headers={"origin": origin}) as socket:
        socket.send_text("hello")
        assert socket.receive_text() == "hello"


def scope(**headers: str) -> Any:
    pairs = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    return {"type": "http", "scheme": "http", "client": ("10.0.0.1", 1), "headers": pairs}


def test_a_proxy_is_believed_only_where_there_is_one() -> None:
    seen = scope(host="inside:8000", x_forwarded_for="6.6.6.6, 1.2.3.4", **FORWARDED)
    alone, behind = Settings(), Settings(proxy=True)
    assert address_of(seen, alone) == "10.0.0.1"
    assert address_of(seen, behind) == "1.2.3.4"
    assert not is_secure(seen, alone)
    assert is_secure(seen, behind)
    assert own_origin(seen, alone) == "http://inside:8000"
    assert own_origin(seen, behind) == "https://play.example.org"
    assert address_of(scope(), behind) == "10.0.0.1"


def test_of_several_lines_the_last_is_the_proxys() -> None:
    seen = scope(host="inside:8000", **FORWARDED)
    lines = [b"6.6.6.6", b"7.7.7.7, 8.8.8.8", b"9.9.9.9, 1.2.3.4"]
    forged = [(b"x-forwarded-host", b"evil.example"), (b"x-forwarded-proto", b"http")]
    seen["headers"] = [*forged, *seen["headers"], *((b"x-forwarded-for", line) for line in lines)]
    behind = Settings(proxy=True)
    assert address_of(seen, behind) == "1.2.3.4"
    assert own_origin(seen, behind) == "https://play.example.org"


HERE = (
    "localhost",
    "localhost:8000",
    "LocalHost:5173",
    "club.localhost",
    "127.0.0.1:8000",
    "127.1.2.3",
    "[::1]:8000",
)
ELSEWHERE = (
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evillocalhost",
    "192.168.0.7",
    "[::2]",
    "127.0.0.1@evil.example",
    "evil.example:80:127.0.0.1",
    "[",
    "",
)


@pytest.mark.parametrize("name", [*HERE, *ELSEWHERE])
def test_a_house_for_this_machine_answers_to_names_of_this_machine(name: str) -> None:
    asked = scope(host=name)
    for host in ("127.0.0.1", "localhost", "::1"):
        assert host_is_fine(asked, Settings(host=host)) is (name in HERE)
        assert host_is_fine(asked, Settings(host=host, proxy=True))
    assert host_is_fine(asked, Settings(host="0.0.0.0"))
    assert host_is_fine(asked, Settings(host="192.168.0.7"))


def test_a_house_for_this_machine_may_have_a_name_more() -> None:
    settings = Settings(origins=("https://play.example.org:8443",))
    assert host_is_fine(scope(host="play.example.org:8443"), settings)
    assert not host_is_fine(scope(host="evil.example"), settings)
    assert host_is_fine(scope(), Settings())


@pytest.mark.parametrize("path", ["/api/me", "/", "/health"])
def test_pages_of_others_do_not_pass_for_ours(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path, headers={"host": "evil.example", "origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["refused"]) == (403, "host")


def test_a_socket_of_a_house_for_this_machine(client: TestClient[Litestar]) -> None:
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/socket", headers=headers):
        pass


def test_other_origins_may_be_allowed() -> None:
    club = scope(host="play.example.org", origin="https://club.example")
    assert not origin_is_fine(club, Settings())
    assert origin_is_fine(club, Settings(origins=("https://club.example",)))


def test_with_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with small_house(tmp_path, proxy=True) as client:
        device = Device(client)
        answer = device.ask("POST", "/api/people", {"name": "Anna"}, **FORWARDED)
    assert "secure" in answer.headers["set-cookie"].lower().split("; ")
    assert "strict-transport-security" in answer.headers


def test_one_address_may_ask_so_often(tmp_path: Path) -> None:
    with small_house(tmp_path, requests=5, proxy=True) as client:
        device = Device(client)
        answers = [device.ask("GET", "/nowhere", x_forwarded_for="1.2.3.4") for _ in range(15)]
        assert [answer.status_code for answer in answers[:10]] == [404] * 10
        last = answers[-1]
        assert (last.status_code, last.json()["refused"]) == (429, "too-many")
        assert int(last.headers["retry-after"]) >= 1
        assert last.headers["x-content-type-options"] == "nosniff"
        assert device.ask("GET", "/health", x_forwarded_for="1.2.3.4").status_code == 200
        assert device.ask("GET", "/nowhere", x_forwarded_for="1.2.3.5").status_code == 404


def test_newcomers_and_codes_are_rarer(tmp_path: Path) -> None:
    with small_house(tmp_path, new_people=3, code_tries=6) as client:
        newcomers = [Device(client).ask("POST", "/api/people", {"name": "A"}) for _ in range(2)]
        assert [answer.status_code for answer in newcomers] == [201, 429]
        tries = [
            Device(client).ask("POST", "/api/people/move", {"code": "ABCDEFGH"}) for _ in range(3)
        ]
        assert [answer.status_code for answer in tries] == [404, 404, 429]


def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    with small_house(tmp_path, sockets=2) as client:
        for _ in range(3):  # what is closed is free again
            with (
                client.websocket_connect("/socket"),
                client.websocket_connect("/socket"),
                pytest.raises(WebSocketDisconnect),
                client.websocket_connect("/socket"),
            ):
                pass


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("stammtisch.server.limits.monotonic", lambda: now)
    buckets = Buckets(2.0, 1.0, 3.0)
    assert [buckets.wait("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.wait("b") == 0
    now += 0.5
    assert [buckets.wait("a") for _ in range(2)] == [0, 0.5]
    now += 3600
    assert [buckets.wait("a") for _ in range(4)] == [0, 0, 0, 0.5]


def test_all_sockets_of_an_address_share_a_bucket() -> None:
    limits = Limits(Settings(messages=20))
    speeches = [limits.speech("1.2.3.4") for _ in range(30)]
    said = [speech is not None and speech.has_room() for _ in range(40) for speech in speeches]
    assert 200 <= sum(said) < 400  # of 1200, two seconds' worth, and what fell into it meanwhile
    other = limits.speech("1.2.3.5")
    assert other is not None
    assert all(other.has_room() for _ in range(40))
    assert Limits(Settings(messages=0)).speech("1.2.3.4") is None


def test_a_rate_below_one_lets_one_message_in() -> None:
    speech = Limits(Settings(messages=0.01)).speech("1.2.3.4")
    assert speech is not None
    assert [speech.has_room() for _ in range(3)] == [True, False, False]


@pytest.mark.parametrize(
    ("pause", "after_refusal", "sent_away"),
    [(1 / 900, 0, True), (1 / 30, 0, True), (0, 0.25, False)],
)
def test_a_flood_is_told_from_who_waits(
    monkeypatch: pytest.MonkeyPatch, pause: float, after_refusal: float, sent_away: bool
) -> None:
    now = 100.0
    monkeypatch.setattr("stammtisch.server.limits.monotonic", lambda: now)
    speech = Limits(Settings(messages=20)).speech("1.2.3.4")
    assert speech is not None
    refused = 0
    for _ in range(10_000):
        now += pause
        if not speech.has_room():
            if speech.is_flood():
                break
            refused += 1
            now += after_refusal
    assert (refused <= 250) is sent_away


def test_only_so_many_buckets_are_kept() -> None:
    buckets = Buckets(1.0, 1.0, 1.0)
    for number in range(MOST_KEPT + 100):
        buckets.wait(str(number))
    assert len(buckets) == MOST_KEPT


def test_no_limit() -> None:
    limits = Limits(Settings(requests=0, sockets=0))
    assert not any(limits.requests.wait("a") for _ in range(1000))
    assert all(limits.sockets.add("a") for _ in range(1000))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("1.2.3.4", "1.2.3.5", False),
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:1.2.3.4", "1.2.3.4", True),
        ("unknown", "unknown", True),
    ],
)
def test_neighbours(one: str, other: str, same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) is same
