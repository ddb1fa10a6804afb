"""What a client says at a table, on its socket or by HTTP.

A request is a JSON object; the field that the others don't have says which one it is:
`{"play": "DEf@c2", "version": 41}`. With `id`, the answer repeats it.
"""

from typing import Annotated, TypeAlias, get_args

import msgspec
from msgspec import Meta, Raw, Struct

Id = Annotated[int, Meta(ge=0, le=2**53)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
MoveText = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,32}\Z")]
Place = Annotated[int, Meta(ge=0, le=4)]
Phrase = Annotated[str, Meta(max_length=20, pattern=r"^[a-z-]+\Z")]


class Request(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Anything a client says."""

    id: Id | None = None


class Play(Request, frozen=True):
    """A move, made while looking at this version of the table.

    >>> {"play": "DEf@c2", "version": 41}
    """

    play: MoveText
    version: Version


class Undo(Request, frozen=True):
    """Take back the last move of the running turn, if nothing was turned over since.

    >>> {"undo": 42}
    """

    undo: Version  # the version it looks at


class Why(Request, frozen=True):
    """Ask why a move is refused, without making it.

    >>> {"why": "DEf@c2", "id": 7}
    """

    why: MoveText


class Ready(Request, frozen=True):
    """Ready to begin, with a nonce for the shuffle (docs/fairness.md) or an empty one.

    >>> {"ready": "c0ffee"}
    """

    ready: Nonce


class Start(Request, frozen=True):
    """The host begins now; free seats are taken by bots of this level, or there must be none. Who
    else sits there must be ready.

    >>> {"start": "regular"}
    """

    start: Annotated[str, Meta(max_length=20)] | None


class Free(Request, frozen=True):
    """Before the start the host frees the seat of somebody who does not get ready.

    >>> {"free": 1}
    """

    free: Place


class Resign(Request, frozen=True):
    """Give the game up for one of one's seats.

    >>> {"resign": 0}
    """

    resign: Place


class Return(Request, frozen=True):
    """Take a seat back from the house, which has been playing for it.

    >>> {"return": 1}
    """

    seat: Place = msgspec.field(name="return")


class Say(Request, frozen=True):
    """Table talk: one of the phrases of `happenings.PHRASES`.

    >>> {"say": "well-played"}
    """

    say: Phrase


class Since(Request, frozen=True):
    """Ask for what happened after a version.

    >>> {"since": 42}
    """

    since: Version


class Leave(Request, frozen=True):
    """Get up: before the start the seat is free again, later the house plays for it. By that the
    host closes the table before the start, and while only bots sit there.

    >>> {"leave": true}
    """

    leave: bool


class Go(Request, frozen=True):
    """Go to another table with the same socket, a rematch for example. Its snapshot is the answer;
    what comes after it is of that table.

    >>> {"go": "abcdefghij"}
    """

    go: Annotated[str, Meta(pattern=r"^[a-z2-7]{10}\Z")]


class Rematch(Request, frozen=True):
    """Go to the table where the same people play again, as with `go`; if there is none yet, it is
    set up, and everybody hears of it.

    >>> {"rematch": true}
    """

    rematch: bool


AnyRequest: TypeAlias = (
    Play | Undo | Why | Ready | Start | Free | Resign | Return | Say | Since | Leave | Go | Rematch
)

REQUESTS: tuple[type[AnyRequest], ...] = get_args(AnyRequest)
# The first field of each is its own: it names the request.
_DECODERS = {kind.__struct_encode_fields__[0]: msgspec.json.Decoder(kind) for kind in REQUESTS}
_OBJECT = msgspec.json.Decoder(dict[str, Raw])
_NUMBER: msgspec.json.Decoder[int | None] = msgspec.json.Decoder(Id | None)
_PLAY = b'{"play":'


class Misread(ValueError):
    """Something that is no request; says what is wrong with it. `id` is its own, where that can be
    read."""

    def __init__(self, problem: str, text: bytes | str) -> None:
        super().__init__(problem)
        self.id = id_of(text)


def id_of(text: bytes | str) -> int | None:
    """The `id` of whatever somebody says, where that can be read."""
    try:
        return _NUMBER.decode(_OBJECT.decode(text).get("id", b"null"))
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def read(text: bytes | str) -> AnyRequest:
    """The request of a JSON text; raises Misread."""
    if text[:8] == _PLAY:  # what is said most; anything else about it is found out below
        try:
            return _DECODERS["play"].decode(text)
        except msgspec.MsgspecError:
            pass
    try:
        names = _OBJECT.decode(text).keys() & _DECODERS.keys()
        if len(names) != 1:
            raise Misread(f"one of {', '.join(_DECODERS)} is needed, and only one", text)
        return _DECODERS[names.pop()].decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Misread(str(error), text) from None
