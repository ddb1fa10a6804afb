"""Logs: one JSON object a line, for people and for programs.

They hold no secrets and no hidden cards. So an error is told by its kind, by its code, if it has
one, and by where it happened, without its text and without values: both may hold what a message or
a row of the database held.
"""

import errno
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

OURS = "stammtisch"
ASYNCIO = "asyncio"
VALUES = re.compile(r"[(<](?!\)).*")  # what was called with them, a task with its error
# The fields of every record; what goes beyond them was given as `extra`.
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
LONGEST = 500  # characters of a text
DEEPEST = 30  # places of an error

# These write down what goes over the wire or into the database, some of it even as `info`.
TALKATIVE = (
    "alembic",
    ASYNCIO,
    "asyncpg",
    "httpcore",
    "httpx",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how serious, who says it, what; then the extras."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _said(record)[:LONGEST],
        }
        line |= {name: _plain(value) for name, value in _extras(record).items()}
        if record.exc_info and record.exc_info[1]:
            line |= _told(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """Log to a stream (the standard one for errors), ours from this level on."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.INFO, getattr(logging, level.upper())))
    logging.getLogger(OURS).setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(_not_from_outside)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


def _not_from_outside(record: logging.LogRecord) -> bool:
    """A frame that is no text closes its socket; that is no error of ours."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def _said(record: logging.LogRecord) -> str:
    """What a record says. Others' records may go on with a traceback, those of the loop with what
    failed, and with which values."""
    given = record.args
    args = tuple(map(_kind, given)) if isinstance(given, tuple) else given
    text = str(_kind(record.msg))
    text = text % args if args else text
    if not record.name.startswith(OURS):
        text = text.partition("\n")[0]
    return VALUES.sub("", text).strip() if record.name == ASYNCIO else text


def _kind(value: object) -> object:
    """Of an error its kind, for its text may hold what it was about."""
    return type(value).__name__ if isinstance(value, BaseException) else value


def _extras(record: logging.LogRecord) -> dict[str, Any]:
    """Ours; libraries that mark every record as theirs, as Ray does, use names with `_`."""
    return {
        name: value
        for name, value in vars(record).items()
        if name not in USUAL and not name.startswith("_")
    }


def _plain(value: object) -> Any:
    if value is None or isinstance(value, bool | int | float):
        return value
    return str(_kind(value))[:LONGEST]


def _told(error: BaseException) -> dict[str, Any]:
    """The kind of an error, its code, the kinds of those behind it, and the way to it."""
    causes = _causes(error)
    code = next(filter(None, map(_code, [error, *causes])), None)
    return {
        "error": type(error).__name__,
        **({"code": code} if code else {}),
        "because": [type(cause).__name__ for cause in causes],
        "where": [
            f"{frame.filename}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__, limit=-DEEPEST)
        ],
    }


def _code(error: BaseException) -> str | None:
    """What a database or the system calls it (SQLITE_FULL, 53100, ENOSPC): that has no values."""
    number = getattr(error, "errno", None)
    named = errno.errorcode.get(number) if isinstance(number, int) else None
    return getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None) or named


def _causes(error: BaseException) -> list[BaseException]:
    causes: list[BaseException] = []
    cause = error.__cause__ or error.__context__
    while cause is not None and len(causes) < DEEPEST:
        causes.append(cause)
        cause = cause.__cause__ or cause.__context__
    return causes
