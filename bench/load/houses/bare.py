"""The bare socket, our ceiling: Litestar on uvicorn, no rules, nothing saved. `bare.py PORT`.

Whatever a player sends, both players of the table get 600 bytes.
"""

import sys
from collections import defaultdict
from contextlib import suppress
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

Sockets = list[WebSocket[Any, Any, Any]]

NEWS = "x" * 600
TABLES: defaultdict[int, Sockets] = defaultdict(list)


@websocket("/tables/{table:int}")
async def sit(socket: WebSocket[Any, Any, Any], table: int) -> None:
    await socket.accept()
    TABLES[table].append(socket)
    with suppress(WebSocketDisconnect):
        await pass_on(socket, TABLES[table])
    TABLES[table].remove(socket)


async def pass_on(socket: WebSocket[Any, Any, Any], everyone: Sockets) -> None:
    while True:
        await socket.receive_text()
        for other in everyone:
            await other.send_text(NEWS)


def main() -> None:
    uvicorn.run(
        Litestar([sit], openapi_config=None),
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
    )


if __name__ == "__main__":
    main()
