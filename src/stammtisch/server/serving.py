"""Running the house: `stammtisch serve`."""

import uvicorn

from stammtisch.server.app import create_app
from stammtisch.server.logs import set_up_logs
from stammtisch.server.settings import Settings


def serve(settings: Settings) -> None:
    """Serve until told to stop; what was accepted is saved before it ends."""
    set_up_logs(settings.log_level)
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
