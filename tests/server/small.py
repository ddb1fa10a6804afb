"""A small house: everything about people, results, lessons and safety, without tables."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar, WebSocket, get, post, websocket
from litestar.params import JSONBody
from litestar.testing import TestClient

from stammtisch.server.backroom import Backroom
from stammtisch.server.door import keep_door
from stammtisch.server.errors import EXCEPTION_HANDLERS
from stammtisch.server.health import Readiness, health, ready
from stammtisch.server.identity import COOKIE, DEPENDENCIES, Identities
from stammtisch.server.limits import Limits
from stammtisch.server.metrics import Metrics, metrics
from stammtisch.server.people import Bots, Myself, People
from stammtisch.server.practice import Lessons
from stammtisch.server.results import Results
from stammtisch.server.settings import Settings
from stammtisch.server.statistics import AllStatistics, Figures
from stammtisch.store.database import open_database
from stammtisch.table.clock import Clock
from stammtisch.table.house import House
from stammtisch.table.house_bots import HouseBots

OURS = "http://house.localhost"
ROUTES = (People, Myself, Bots, Results, AllStatistics, Lessons, health, ready, metrics)


@get("/broken", sync_to_thread=False)
def broken() -> None:
    """A bug."""
    raise RuntimeError("the card is DEf")


@post("/number", sync_to_thread=False)
def number(data: JSONBody[dict[str, int]]) -> int:
    """Something that takes a body."""
    return sum(data.values())


@websocket("/socket")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Says each word again."""
    await socket.accept()
    async for word in socket.iter_data():
        await socket.send_data(word)


def small_app(settings: Settings) -> Litestar:
    """The app of the small house."""
    limits, figures = Limits(settings), Metrics()

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        database = await open_database(settings.database_address)
        house = House(database, Clock(), HouseBots(), figures)
        identities, backroom = Identities(database), Backroom()
        app.state.update(
            {
                "database": database,
                "readiness": Readiness(database),
                "house": house,
                "identities": identities,
                "backroom": backroom,
                "figures": Figures(database),
            }
        )
        yield
        backroom.close()
        await database.close()

    app = Litestar(
        route_handlers=[*ROUTES, broken, number, echo],
        dependencies=DEPENDENCIES,
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=settings.body_size,
        lifespan=[opened],
        debug=False,
        logging_config=None,
    )
    app.state.update({"settings": settings, "limits": limits, "metrics": figures})
    keep_door(app, settings, limits, figures)
    return app


class Device:
    """A browser or a program; it keeps its cookie as a browser would."""

    def __init__(self, client: TestClient[Litestar], token: str | None = None) -> None:
        self.client = client
        self.cookie: str | None = None
        self.token = token

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Send a request; names of headers with _ for -."""
        sent = {name.replace("_", "-"): text for name, text in headers.items()}
        if self.cookie is not None:
            sent["cookie"] = f"{COOKIE}={self.cookie}"
        if self.token is not None:
            sent["authorization"] = f"Bearer {self.token}"
        content = None if body is None else msgspec.json.encode(body)
        self.client.cookies.clear()
        answer = self.client.request(method, path, content=content, headers=sent)
        if COOKIE in answer.cookies or f"{COOKIE}=" in answer.headers.get("set-cookie", ""):
            self.cookie = answer.cookies.get(COOKIE) or None
        return answer

    def get(self, path: str, **headers: str) -> Any:
        """The JSON that must be there."""
        answer = self.ask("GET", path, **headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def become(self, name: str) -> Any:
        """Become somebody."""
        answer = self.ask("POST", "/api/people", {"name": name})
        assert answer.status_code == 201, answer.text
        return answer.json()


@contextmanager
def small_house(folder: Path, **settings: Any) -> Iterator[TestClient[Litestar]]:
    """The house with these settings, open meanwhile."""
    unlimited = {"requests": 0, "new_people": 0, "code_tries": 0}
    app = small_app(Settings(data=folder, **(unlimited | settings)))
    with TestClient(app, base_url=OURS, raise_server_exceptions=False) as client:
        yield client
