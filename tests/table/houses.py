"""Houses for the tests: real ones, on a free port of this machine, in a thread of this process."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar

from stammtisch.server.app import create_app
from stammtisch.server.serving import config_of
from stammtisch.server.settings import Settings

UNLIMITED = {
    "requests": 0,
    "messages": 0,
    "sockets": 0,
    "connections": 0,
    "new_people": 0,
    "new_tables": 0,
    "new_records": 0,
    "code_tries": 0,
    "open_tables": 0,
    "records": 0,
    "bots": 0,
    "analyses": 0,
    "analysis_queue": 0,
}
QUICK = {"bot_pace": 0, "bot_think": 0.02, "analysis_rounds": 20}


def settings_for(data: Path, **settings: Any) -> Settings:
    """Settings without limits and with quick bots, but for those that are given."""
    return Settings(data=data, **(UNLIMITED | QUICK | settings))


@contextmanager
def open_house(data: Path, **settings: Any) -> Iterator[str]:
    """The address of a house that is open meanwhile."""
    with served(create_app(settings_for(data, **settings))) as address:
        yield address


@contextmanager
def served(app: Litestar) -> Iterator[str]:
    """The address of an app that is served meanwhile, the way `stammtisch serve` does it."""
    server = uvicorn.Server(config_of(app, "127.0.0.1", 0))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the house did not open"
        time.sleep(0.005)
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    try:
        yield f"http://{host}:{port}"
    finally:
        server.should_exit = True
        thread.join()
