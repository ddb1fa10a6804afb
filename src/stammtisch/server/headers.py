"""Headers of every answer: what a browser may do with it."""

from litestar.types import Message, Scope
from litestar.types.asgi_types import HTTPResponseStartEvent

from stammtisch.server.settings import Settings
from stammtisch.server.visitors import is_secure

# Pages are our own files; nothing is loaded from elsewhere, no page is shown inside another one.
# Only style attributes (where a card lies) may stand in a page, no scripts and no style sheets.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(),"
    " payment=(), usb=()",
    "referrer-policy": "same-origin",  # a link of invitation is told to nobody else
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
SECURE_HEADERS = {"strict-transport-security": "max-age=31536000"}
PRIVATE = "/api"  # answers that no cache may keep


class Headers:
    """Adds them to an answer; the door calls it, so that no answer goes without."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._always = [(name.encode(), text.encode()) for name, text in HEADERS.items()]
        self._secure = [(name.encode(), text.encode()) for name, text in SECURE_HEADERS.items()]

    async def __call__(self, message: Message, scope: Scope) -> None:
        """For `before_send`, where there is no door; it is called for messages of sockets, too."""
        if message["type"] == "http.response.start":
            self.add(message, scope)

    def add(self, message: HTTPResponseStartEvent, scope: Scope) -> None:
        """Add to the start of an answer what it has not said itself."""
        wanted = self._always + (self._secure if is_secure(scope, self._settings) else [])
        if scope["path"].startswith(PRIVATE):
            wanted = [*wanted, (b"cache-control", b"no-store")]
        given = list(message["headers"])
        said = {name.lower() for name, _ in given}
        message["headers"] = given + [header for header in wanted if header[0] not in said]
