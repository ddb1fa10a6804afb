"""Running the house: `stammtisch serve`."""

import sys

import uvicorn

from stammtisch.server.app import create_app
from stammtisch.server.logs import set_up_logs
from stammtisch.server.settings import Settings

# How long the thread that saves may have to wait for the interpreter: with Python's usual 5 ms, a
# busy house would spend most of the time of a move on that.
SWITCH_SECONDS = 0.0005


def serve(settings: Settings) -> None:
    """Serve until told to stop; what was accepted is saved before it ends."""
    set_up_logs(settings.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.message_size,
        ws_per_message_deflate=False,  # messages are small; packing them costs more than sending
        proxy_headers=False,  # visitors.py reads them, where a proxy is trusted
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
    )
