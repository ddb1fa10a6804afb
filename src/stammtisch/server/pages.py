"""The pages: the built front end (`web/`), from memory, packed where the browser takes it so."""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from stammtisch.server.errors import NotDone

FOLDER = Path(__file__).parents[1] / "pages"  # where `make pages` puts them
START = "index.html"
OWN_ADDRESSES = ("api", "schema", "metrics")  # never a page, even where nothing is there

FOR_EVER = "public, max-age=31536000, immutable"  # what has a digest in its name never changes
ASK_AGAIN = "no-cache"
PACKABLE = ("text/", "application/json", "application/manifest", "image/svg")
KINDS = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT = "The pages have not been built yet: run `make pages`, then open the house again.\n"


@dataclass(frozen=True)
class File:
    """A file of the front end."""

    kind: str
    content: bytes
    packed: bytes | None
    cache: str


class Pages:
    """All files of the front end, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = folder.rglob("*") if folder.is_dir() else []
        self.files = {
            path.relative_to(folder).as_posix(): _file(path) for path in found if path.is_file()
        }

    def find(self, address: str) -> File | None:
        """The file at an address; where there is none, the start page finds its way by itself."""
        name = address.strip("/")
        if name in self.files:
            return self.files[name]
        if name.startswith("assets/") or name.split("/")[0] in OWN_ADDRESSES:
            return None
        return self.files.get(START)


def _file(path: Path) -> File:
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = KINDS.get(path.suffix, guessed)
    content = path.read_bytes()
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(PACKABLE) else None
    cache = FOR_EVER if path.parent.name == "assets" else ASK_AGAIN
    return File(kind, content, packed, cache)


@get(["/", "/{address:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], state: State) -> Response[bytes | str]:
    """A page, or a file of one."""
    pages: Pages = state.pages
    if not pages.files and request.url.path == "/":
        return Response(NOT_BUILT, media_type="text/plain")
    file = pages.find(request.url.path)
    if file is None:
        raise NotDone(404, "not-found", "there is nothing at this address")
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(packed or file.content, media_type=file.kind, headers=headers)
