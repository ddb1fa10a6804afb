"""From where a request comes: the address, the scheme and the origin, through a proxy or not."""

from ipaddress import ip_address
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import Scope

from stammtisch.server.settings import Settings, checked_origin

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

UNKNOWN = "unknown"
SECURE = ("https", "wss")


def header(scope: Scope, name: bytes) -> str | None:
    """The last header of this name: a proxy may add its own below what the visitor wrote."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[-1].decode("latin-1") if found else None


def address_of(scope: Scope, settings: Settings) -> str:
    """Who asks. A proxy adds whom it saw at the end; what stands before that anybody may write."""
    if settings.proxy:
        seen = (header(scope, b"x-forwarded-for") or "").rsplit(",", 1)[-1].strip()
        if seen:
            return seen[:60]
    client = scope.get("client")
    return client[0] if client else UNKNOWN


def is_secure(scope: Scope, settings: Settings) -> bool:
    """Whether the visitor's browser speaks https."""
    if settings.proxy:
        scheme = header(scope, b"x-forwarded-proto")
        if scheme:
            return scheme.rsplit(",", 1)[-1].strip().lower() in SECURE
    return scope["scheme"] in SECURE


def own_origin(scope: Scope, settings: Settings) -> str | None:
    """The origin of our own pages, as this visitor sees the house."""
    host = header(scope, b"host")
    if settings.proxy:
        host = header(scope, b"x-forwarded-host") or host
    scheme = "https" if is_secure(scope, settings) else "http"
    return _in_one_form(f"{scheme}://{host}") if host else None


def origin_is_fine(scope: Scope, settings: Settings) -> bool:
    """Whether a request or a socket was opened by a page of ours, or by no page at all.

    Browsers name the origin with every socket and with every request that changes something;
    programs name none. A page of somebody else's is refused whatever it sends along.
    """
    said = header(scope, b"origin")
    if said is None:
        return header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
    given = _in_one_form(said)
    return given is not None and given in (own_origin(scope, settings), *settings.origins)


def host_is_fine(scope: Scope, settings: Settings) -> bool:
    """Whether a house for this machine alone is asked for by a name of this machine.

    Anybody may give a name of theirs our address: then a browser takes their pages for ours, and
    origins say nothing. Through a proxy a house has other names. Browsers always name the host.
    """
    said = header(scope, b"host")
    if said is None or settings.proxy or not is_here(settings.host):
        return True
    name = _name_in(f"//{said}")
    return is_here(name) or name in map(_name_in, settings.origins)


def is_here(name: str) -> bool:
    """Whether a name or an address is always that of this machine."""
    return name == "localhost" or name.endswith(".localhost") or is_loopback(name)


def is_loopback(address: str) -> bool:
    """Whether it is an address of this machine that no other one reaches."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _name_in(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _in_one_form(text: str) -> str | None:
    try:
        return checked_origin(text)
    except ValueError:
        return None
