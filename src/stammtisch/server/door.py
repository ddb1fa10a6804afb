"""The door: before anything else is done with a request, whether it may come in.

It stands before the routes, so that requests to addresses that don't exist are counted, too.
"""

import logging
import re
from time import perf_counter
from typing import Any

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stammtisch.server.errors import NotDone
from stammtisch.server.headers import Headers
from stammtisch.server.limits import Limits, take
from stammtisch.server.metrics import Metrics
from stammtisch.server.settings import Settings
from stammtisch.server.visitors import address_of, header, host_is_fine, origin_is_fine
from stammtisch.wire.answers import Refusal

log = logging.getLogger(__name__)

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
SAFE = METHODS[:3]
CLOSED = 1008  # of a socket: against the rules of the house
BY_HTTP = "websocket.http.response"  # by which a server says that it can do that for a socket
SOCKET_SECONDS = "10"  # until it is worth a try whether another socket of that address is closed
ASSETS = "/assets/"
UNCOUNTED = ("/health", "/ready", "/metrics")  # what watches the house may ask at any time

SOCKETS = "too many sockets of your address are open; close one, then try again"
ORIGIN = (
    "this request comes from a page of another address; if the house is behind a proxy,"
    " see the settings proxy and origins"
)
NOTHING_THERE = "there is nothing at this address"
NOT_JSON = "requests are JSON: say content-type: application/json, or nothing"
JSON = re.compile(r"application/([\w.-]+\+)?json *(;.*)?", re.I)
HOST = (
    "this house is open on its own machine only, as localhost; if it has another name,"
    " see the settings host, proxy and origins"
)


class Door:
    """Checks rates, origins and numbers of sockets; counts and logs requests; adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._metrics = metrics
        self._headers = Headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._headers.add(message, scope)
            await send(message)

        try:
            self._check(scope)
        except NotDone as refused:
            await _refuse(refused, watched)
        else:
            await self._app(scope, receive, watched)
        finally:
            self._tell(scope, status, perf_counter() - began)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope, self._settings)
        try:
            self._check(scope)
            if not self._limits.sockets.add(address):
                raise NotDone(429, "too-many", SOCKETS, {"Retry-After": SOCKET_SECONDS})
        except NotDone as refused:
            await self._refuse_socket(refused, scope, send)
            return
        try:
            with self._metrics.sockets.track_inprogress():
                await self._app(scope, receive, send)
        finally:
            self._limits.sockets.remove(address)

    async def _refuse_socket(self, refused: NotDone, scope: Scope, send: Send) -> None:
        """By HTTP, before it is one, where the server can do that."""
        if BY_HTTP not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": CLOSED, "reason": ""})
            return

        async def prefixed(message: Any) -> None:
            if "headers" in message:
                self._headers.add(message, scope)
            await send(message | {"type": f"websocket.{message['type']}"})

        await _refuse(refused, prefixed)

    def _check(self, scope: Scope) -> None:
        path = scope["path"]
        if path not in UNCOUNTED:
            limit = self._limits.files if path.startswith(ASSETS) else self._limits.requests
            take(limit, address_of(scope, self._settings))
        if not host_is_fine(scope, self._settings):
            raise NotDone(403, "host", HOST)
        if "//" in path:  # the routes would take it for the path with one
            raise NotDone(404, "not-found", NOTHING_THERE)
        if _says_it_is_no_json(scope):
            raise NotDone(415, "media-type", NOT_JSON)
        # A socket has no method, and is as good as a request that changes something.
        if scope.get("method") not in SAFE and not origin_is_fine(scope, self._settings):
            raise NotDone(403, "origin", ORIGIN)

    def _tell(self, scope: Scope, status: int, seconds: float) -> None:
        """By the form of the path: a path itself, or a query, may be an invitation."""
        said = str(scope.get("method"))
        method = said if said in METHODS else "other"
        form = scope.get("path_template") or "none"
        self._metrics.requests.labels(method, form, str(status)).inc()
        self._metrics.request_time.observe(seconds)
        milliseconds = round(seconds * 1000, 2)
        facts = {"method": method, "path": form, "status": status, "ms": milliseconds}
        log.info("request", extra=facts)


def _says_it_is_no_json(scope: Scope) -> bool:
    """Whether there is a body that is said to be something else."""
    kind = header(scope, b"content-type")
    if not kind or JSON.fullmatch(kind):
        return False
    size = header(scope, b"content-length") or header(scope, b"transfer-encoding")
    return size not in (None, "0")


def keep_door(app: Litestar, settings: Settings, limits: Limits, metrics: Metrics) -> None:
    """Put the door before an app's routes."""
    app.asgi_handler = Door(app.asgi_handler, settings, limits, metrics)


async def _refuse(refused: NotDone, send: Send) -> None:
    body = msgspec.json.encode(Refusal(refused.reason, refused.detail))
    headers = {"content-type": "application/json", "content-length": str(len(body))}
    headers |= refused.headers or {}
    pairs = [(name.lower().encode(), text.encode()) for name, text in headers.items()]
    await send({"type": "http.response.start", "status": refused.status_code, "headers": pairs})
    await send({"type": "http.response.body", "body": body, "more_body": False})
