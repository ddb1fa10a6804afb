"""Settings of a house: what is usual, then the environment, then the command line.

Each setting is described in docs/self-host.md; a test sees to that.
"""

import os
import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from stammtisch.games.rulebook import BadInput, shown

PREFIX = "STAMMTISCH_"
OTHERS = ("STAMMTISCH_CHROMIUM", "STAMMTISCH_SERVER")  # of the tests, and of `npm run dev`
FILE = "stammtisch.db"

# How msgspec says which field is wrong.
PLACE = re.compile(r"(?P<problem>.*) - at `\$\.(?P<field>\w+).*`", re.S)

Port = Annotated[int, Meta(ge=0, le=65535)]
Rate = Annotated[float, Meta(ge=0, le=1e9)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
Size = Annotated[int, Meta(ge=256, le=1 << 24)]


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where a person's programs keep their data, by the XDG rules; raises BadInput."""
    given = Path(environment.get("XDG_DATA_HOME", ""))
    # A relative path is to be ignored, the rules say.
    return (given if given.is_absolute() else _folder("~/.local/share")) / "stammtisch"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the person who runs the house decides. A limit of 0 is no limit."""

    host: Annotated[str, Meta(min_length=1, max_length=255)] = "127.0.0.1"
    port: Port = 8000
    data: Path = msgspec.field(default_factory=data_folder)
    database: str = ""  # an address; empty: a SQLite file in the data folder
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    origins: tuple[str, ...] = ()  # pages of other addresses that may speak to the house
    proxy: bool = False  # whether a proxy stands before it and says who asks
    metrics: Literal["off", "local", "all"] = "local"  # who may read /metrics

    body_size: Size = 65_536  # bytes of a request's body
    message_size: Size = 4_096  # bytes of a message on a socket
    requests: Rate = 20.0  # a second, for each address
    messages: Rate = 20.0  # a second, for each socket; five times as many for each address
    sockets: Count = 40  # at once, for each address
    connections: Count = 240  # by HTTP, at once, for each address: browsers open up to six
    new_people: Rate = 60.0  # an hour, for each address
    new_tables: Rate = 120.0  # an hour, for each address
    new_records: Rate = 60.0  # brought along, an hour, for each address
    code_tries: Rate = 20.0  # an hour, for each address
    open_tables: Count = 50  # not yet finished, for each person
    records: Count = 100  # brought along, for each person
    bots: Count = 10  # accounts of programs, for each person
    analyses: Count = 3  # waiting or being made, for each person
    analysis_queue: Count = 50  # waiting or being made in the house

    bot_pace: Annotated[float, Meta(ge=0, le=60)] = 0.7  # seconds that a bot takes at least
    bot_think: Annotated[float, Meta(gt=0, le=60)] = 1.0  # seconds that a bot may think
    analysis_rounds: Annotated[int, Meta(ge=10, le=10**6)] = 8_000  # of the search, for each move

    @property
    def database_address(self) -> str:
        """Where the database is."""
        return self.database or f"sqlite:///{_quoted(self.data / FILE)}"


def _quoted(file: Path) -> str:
    """A file as an address has it, which ends at a question mark and reads %20 as a blank."""
    return str(file).replace("%", "%25").replace("?", "%3F")


NAMES = Settings.__struct_fields__


def read_settings(
    given: Mapping[str, object] | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings; what is given on the command line counts most. Raises BadInput."""
    values = _from_environment(environment) | _without_none(given or {})
    if "data" not in values:  # a service without a home has to name a folder
        values["data"] = data_folder(environment)
    values = {name: _prepared(name, value) for name, value in values.items()}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise _bad_setting(str(error), values) from None


def variable(name: str) -> str:
    """The name of a setting in the environment."""
    return PREFIX + name.upper()


def unknown_variables(environment: Mapping[str, str] = os.environ) -> Iterator[tuple[str, str]]:
    """Variables that look like settings and are none, each with the one that may be meant."""
    known = [variable(name) for name in NAMES]
    for name in sorted(environment):
        if name.upper().startswith(PREFIX) and name not in (*known, *OTHERS):
            [nearest] = get_close_matches(name.upper(), known, n=1, cutoff=0.0)
            yield name, nearest


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """An empty variable is one that isn't set."""
    return {name: text for name in NAMES if (text := environment.get(variable(name), "").strip())}


def _without_none(given: Mapping[str, object]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if value is not None}


def _prepared(name: str, value: Any) -> Any:
    """Texts as the types want them: lists with commas, choices in small letters."""
    if name == "origins":
        origins = value.replace(",", " ").split() if isinstance(value, str) else value
        return [checked_origin(origin) for origin in origins]
    if name == "data":
        return _folder(value)
    if name in ("log_level", "metrics", "proxy") and isinstance(value, str):
        return value.lower()
    return value


def _folder(value: object) -> Path:
    if not isinstance(value, str | Path):
        raise BadInput("data", f"{shown(value)} is no folder")
    try:
        folder = Path(value).expanduser().absolute()
    except RuntimeError:
        raise BadInput("data", f"{shown(str(value))}: there is no such home") from None
    if folder.exists() and not folder.is_dir():
        raise BadInput("data", f"{folder} is no folder")
    return folder


def checked_origin(text: str) -> str:
    """An origin as browsers send it (`https://example.org:8443`); raises BadInput."""
    problem = BadInput("origins", f"{shown(text)} is not like https://example.org or with a port")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise problem from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise problem
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise problem
    return origin(parts.scheme, parts.hostname, port)


def origin(scheme: str, host: str, port: int | None) -> str:
    """An origin in its one form: small letters, no usual port."""
    name = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[scheme]
    return f"{scheme}://{name.lower()}" + (f":{port}" if port not in (None, usual) else "")


def _bad_setting(said: str, values: Mapping[str, Any]) -> BadInput:
    place = PLACE.fullmatch(said)
    if place is None:
        return BadInput("settings", said)
    name, given = place["field"], shown(values.get(place["field"]))
    kind: Any = Settings.__annotations__[name]
    if get_origin(kind) is Literal:
        return BadInput(name, f"{given} is not one of {', '.join(get_args(kind))}")
    if kind is bool:
        return BadInput(name, f"{given} is not true or false")
    if place["problem"].endswith(", got `str`"):
        whole = "whole " if "`int`" in place["problem"] else ""
        return BadInput(name, f"{given} is no {whole}number")
    problem = place["problem"][:1].lower() + place["problem"][1:]
    return BadInput(name, f"{problem}, not {given}")
