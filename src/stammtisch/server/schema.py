"""The OpenAPI document, at /schema: what is said by HTTP, and the messages of the socket."""

import json
from typing import Any, get_args

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from stammtisch import __version__
from stammtisch.wire.answers import AnyAnswer
from stammtisch.wire.requests import REQUESTS

PLACE = "#/components/schemas/{name}"


class WithSocketMessages(JsonRenderPlugin):
    """The document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Add what no request or answer by HTTP has."""
        return msgspec.json.encode(with_socket_messages(openapi_schema))


CONFIG = OpenAPIConfig(
    title="Stammtisch",
    version=__version__,
    description="A table for three games. The socket is described in docs/socket.md.",
    path="/schema",
    render_plugins=[WithSocketMessages(path="/")],
)


def document(app: Litestar) -> dict[str, Any]:
    """The whole document of an app."""
    return with_socket_messages(app.openapi_schema.to_schema())


def with_socket_messages(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the messages of the socket among its schemas: AnyRequest and AnyAnswer are
    all that a client may say and hear."""
    messages = (*REQUESTS, *get_args(AnyAnswer))
    _, found = msgspec.json.schema_components(messages, ref_template=PLACE)
    # Where both know a type, msgspec's word counts: it knows the tags of events.
    schemas = document["components"]["schemas"] | found
    schemas["AnyRequest"] = {"anyOf": [_reference(kind) for kind in REQUESTS]}
    schemas["AnyAnswer"] = {"anyOf": [_reference(kind) for kind in get_args(AnyAnswer)]}
    components = {**document["components"], "schemas": dict(sorted(schemas.items()))}
    paths = dict(sorted(document["paths"].items()))  # handlers of two paths come in any order
    return {**document, "paths": paths, "components": components}


def _reference(kind: type) -> dict[str, str]:
    return {"$ref": PLACE.format(name=kind.__name__)}


def main() -> None:
    """Print the document: what the page's types are made from."""
    from stammtisch.server.app import create_app
    from stammtisch.server.settings import Settings

    print(json.dumps(document(create_app(Settings())), indent=2, sort_keys=True))


if __name__ == "__main__":
    main()
