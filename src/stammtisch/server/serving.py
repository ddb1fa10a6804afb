"""Running the house: `stammtisch serve`, and `stammtisch` alone, which opens a browser too."""

import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NoReturn

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from stammtisch.games.rulebook import BadInput, shown
from stammtisch.server.app import create_app
from stammtisch.server.connections import Connection
from stammtisch.server.direct import DirectSocket
from stammtisch.server.logs import set_up_logs
from stammtisch.server.settings import Settings, unknown_variables
from stammtisch.table.warming import warm_up

log = logging.getLogger(__name__)

Opened = Callable[[], None]

# How long the thread that saves may have to wait for the interpreter: with Python's usual 5 ms, a
# busy house would spend most of the time of a move on that.
SWITCH_SECONDS = 0.0005
# New objects until the youngest are looked through for cycles, and so on; all of them never are by
# their number: with many tables that takes a third of a second, in which everybody waits.
TIDYING = 20_000, 2, 1_000_000
TIDY_ALL_SECONDS = 600.0
# Programs that bots are may go through all that they might have open, one by one.
MOST_FILES = 1 << 16
HERE = "127.0.0.1"
# A name may have an address that this machine has not, as `localhost` where there is no IPv6.
ABSENT = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


def serve(settings: Settings) -> None:
    """Serve until told to stop; what was accepted is saved before it ends. Raises BadInput where
    the house can't open."""
    sockets = bound(settings.host, settings.port)
    _serve_at(sockets, settings, lambda: log.info("open", extra={"address": _address(sockets[0])}))


def _serve_at(sockets: list[socket.socket], settings: Settings, opened: Opened) -> None:
    set_up_logs(settings.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    _tidy_seldom()
    allow_many_files()
    warming = threading.Thread(target=warm_up, daemon=True)

    def open_up() -> None:
        warming.start()
        opened()
        for name, nearest in unknown_variables():
            log.warning("%s is no setting; is %s meant?", name, nearest)

    # uvicorn raises the signal that ended it again, when all is saved and closed: then all is well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    app = create_app(settings)
    # What keeps the house from opening is told once, by its sentence.
    logging.getLogger("uvicorn.error").addFilter(lambda _: "trouble" not in app.state)
    server = Server(config_of(app, settings.host, settings.port), open_up)
    try:
        server.run(sockets)
    except KeyboardInterrupt:
        pass
    except SystemExit as ended:
        if "trouble" in app.state:
            raise app.state.trouble from None
        if ended.code:
            raise
    if warming.is_alive():
        _leave()


def allow_many_files() -> None:
    """Each connection is one, and a process may often have more of them than it begins with."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        with suppress(OSError, ValueError):  # a system may allow less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _leave() -> NoReturn:
    """All is saved and closed. Python would tear down what a thread is compiling with, and crash:
    so it ends without looking back."""
    logging.shutdown()
    os._exit(0)


class Server(uvicorn.Server):
    """uvicorn's, which says when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Opened) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so."""
        await super().startup(sockets)
        if not self.should_exit:  # by Ctrl-C meanwhile
            self._opened()


def bound(host: str, port: int) -> list[socket.socket]:
    """Sockets at all addresses of a host; port 0 is any that is free. Raises BadInput."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        problem = getattr(error, "strerror", None) or "is no name of a host"
        raise BadInput("host", f"{shown(host)}: {problem}") from None
    sockets: list[socket.socket] = []
    trouble: OSError | None = None
    for family, *_, (name, _, *more) in dict.fromkeys(found):
        try:
            sockets.append(_bound(family, (name, port, *more)))
        except OSError as error:
            trouble = error
            if error.errno not in ABSENT:
                break
        else:
            port = sockets[0].getsockname()[1]
    if trouble and (trouble.errno not in ABSENT or not sockets):
        for one in sockets:
            one.close()
        if trouble.errno in ABSENT:
            raise BadInput("host", f"{host} is no address of this machine: {trouble.strerror}")
        raise BadInput("port", f"{port} at {host}: {trouble.strerror}")
    return sockets


def _bound(family: int, address: tuple[Any, ...]) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)
        one.listen()  # else another house might bind the same port, as long as neither listens
    except OSError:
        one.close()
        raise
    return one


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def config_of(app: Litestar, host: str, port: int) -> uvicorn.Config:
    """How an app of ours is served."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Connection,
        ws=DirectSocket,
        ws_max_size=app.state.settings.message_size,
        ws_per_message_deflate=False,  # messages are small; packing them costs more than sending
        proxy_headers=False,  # visitors.py reads them, where a proxy is trusted
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
    )


def _tidy_seldom() -> None:
    """Nearly everything goes away by itself; Python looks for the rest, cycles of objects, so often
    that it took a third of the time of a move. Few objects at a time keep everyone waiting for a
    moment only."""
    gc.collect()
    gc.freeze()  # what is here now stays
    gc.set_threshold(*TIDYING)
    threading.Thread(target=_tidy_all, daemon=True).start()


def _tidy_all() -> None:
    while True:
        time.sleep(TIDY_ALL_SECONDS)
        gc.collect()


def serve_here(settings: Settings, browser: bool) -> None:
    """Serve on this machine alone, at a port that is free, with quiet logs."""
    try:
        sockets = bound(HERE, settings.port)
    except BadInput as taken:
        print(f"{taken}; the house takes another one.", flush=True)
        sockets = bound(HERE, 0)
    address = _address(sockets[0])

    def opened() -> None:
        print(f"The house is open at {address} (Ctrl-C closes it).", flush=True)
        if browser:  # a machine without one has been told the address
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    port = sockets[0].getsockname()[1]
    _serve_at(sockets, replace(settings, host=HERE, port=port, log_level="warning"), opened)
