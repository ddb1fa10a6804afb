"""Running the house: `stammtisch serve`, and `stammtisch` alone, which opens a browser too."""

import gc
import signal
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from stammtisch.server.app import create_app
from stammtisch.server.direct import DirectSocket
from stammtisch.server.logs import set_up_logs
from stammtisch.server.settings import Settings
from stammtisch.table.warming import warm_up

# How long the thread that saves may have to wait for the interpreter: with Python's usual 5 ms, a
# busy house would spend most of the time of a move on that.
SWITCH_SECONDS = 0.0005
# New objects until the youngest are looked through for cycles, and so on; all of them never are by
# their number: with many tables that takes a third of a second, in which everybody waits.
TIDYING = 3_000, 5, 1_000_000
TIDY_ALL_SECONDS = 600.0
HERE = "127.0.0.1"
PATIENCE = 60.0  # seconds until the house must have opened


def serve(settings: Settings) -> None:
    """Serve until told to stop; what was accepted is saved before it ends."""
    set_up_logs(settings.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    _tidy_seldom()
    threading.Thread(target=warm_up, daemon=True).start()
    # uvicorn raises the signal that ended it again, when all is saved and closed: then all is well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    server = uvicorn.Server(config_of(create_app(settings), settings.host, settings.port))
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit("The house could not open; the log says why.")


def config_of(app: Litestar, host: str, port: int) -> uvicorn.Config:
    """How an app of ours is served."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
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
    port = settings.port if _is_free(settings.port) else _free_port()
    address = f"http://{HERE}:{port}/"
    print(f"The house is open at {address} (Ctrl-C closes it).", flush=True)
    if browser:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    serve(replace(settings, host=HERE, port=port, log_level="warning"))


def _open_browser(address: str) -> None:
    """As soon as the house answers; a machine without a browser has been told the address."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            urlopen(f"{address}health", timeout=1).close()
            break
        except (URLError, OSError):
            time.sleep(0.05)
    webbrowser.open(address)


def _is_free(port: int) -> bool:
    with socket.socket() as candidate:
        try:
            candidate.bind((HERE, port))
        except OSError:
            return False
    return True


def _free_port() -> int:
    with socket.socket() as candidate:
        candidate.bind((HERE, 0))
        port: int = candidate.getsockname()[1]
    return port
