"""Refusals by HTTP: always JSON with a reason code and a sentence, whatever went wrong."""

import logging
import re
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi import ResponseSpec

from stammtisch.games.rulebook import BadInput, Refused
from stammtisch.play.flaws import Flaw
from stammtisch.store.journal import NotSaved
from stammtisch.table.refusing import refusal_of
from stammtisch.wire.answers import Refusal

log = logging.getLogger(__name__)

REASONS = {
    400: ("bad-input", "the request can't be read"),
    401: ("nobody", "nobody is known by this cookie or token"),
    403: ("forbidden", "that is not allowed"),
    404: ("not-found", "there is nothing at this address"),
    405: ("method", "this address does not know that method"),
    409: ("conflict", "that does not go with what is there"),
    413: ("too-large", "the request is too large"),
    415: ("media-type", "requests are JSON"),
    429: ("too-many", "too many requests; wait a little"),
    500: ("our-fault", "something went wrong in the house"),
    503: ("not-saved", "that could not be saved; try again"),
}
ALWAYS = (400, 401, 403, 413, 429)  # what every handler may answer: a token, an origin is bad ...
LONGEST = 300  # characters of a sentence
MISSING = re.compile(r"Missing required [a-z]+ parameter '(?P<name>\w+)'")  # the framework's words


class NotDone(HTTPException):
    """A request that is refused: raise it from anywhere in a handler."""

    def __init__(
        self,
        status: int,
        reason: str,
        sentence: str,
        headers: dict[str, str] | None = None,
        place: str | None = None,
        flaw: Flaw | None = None,
    ) -> None:
        super().__init__(detail=sentence, status_code=status, headers=headers)
        self.reason = reason
        self.place = place
        self.flaw = flaw


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: what a handler may answer instead, besides what all may."""
    return {
        status: ResponseSpec(Refusal, description=REASONS[status][1], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }


def refused(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """A refusal of ours or of the framework's."""
    if isinstance(error, NotDone):
        refusal = Refusal(error.reason, error.detail[:LONGEST], error.place, flaw=error.flaw)
        return Response(refusal, status_code=error.status_code, headers=error.headers)
    reason, sentence = _usual(error.status_code)
    if isinstance(error, ValidationException):
        sentence = _problems(error) or sentence
    return _answer(error.status_code, reason, sentence, error.headers)


def bad_input(_: Request[Any, Any, Any], error: BadInput) -> Response[Refusal]:
    """Something that can't be."""
    return _answer(400, "bad-input", str(error))


def not_allowed(_: Request[Any, Any, Any], error: Refused) -> Response[Refusal]:
    """What the rules, or how things stand at a table, don't allow."""
    return Response(refusal_of(error), status_code=409)


def unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """No JSON, or nested too deeply."""
    return _answer(400, *_usual(400))


def not_saved(_: Request[Any, Any, Any], error: NotSaved) -> Response[Refusal]:
    """The database did not take it; nothing was changed."""
    return _answer(503, *_usual(503), {"Retry-After": "1"})


def our_fault(_: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """A bug: told to the log, where its text may be read by those who run the house only."""
    log.error("a request failed", exc_info=error)
    return _answer(500, *_usual(500))


# For `Litestar(exception_handlers=...)`.
EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    HTTPException: refused,
    BadInput: bad_input,
    Refused: not_allowed,
    SerializationException: unreadable,
    RecursionError: unreadable,
    NotSaved: not_saved,
    Exception: our_fault,
}


def _usual(status: int) -> tuple[str, str]:
    return REASONS.get(status, REASONS[400 if status < 500 else 500])


def _problems(error: ValidationException) -> str:
    """What is wrong with each field, without what was sent."""
    if not isinstance(error.extra, list):
        missing = MISSING.match(error.detail)
        return f"{missing['name']}: missing" if missing else ""
    return "; ".join(_problem(item) for item in error.extra if isinstance(item, dict))


def _problem(item: dict[str, str]) -> str:
    key, message = item.get("key", ""), item.get("message", "")
    if message == repr(key):  # all that the framework says of a body that isn't there
        message = "missing"
    return ": ".join(part for part in (key, message) if part)


def _answer(
    status: int, reason: str, sentence: str, headers: dict[str, str] | None = None
) -> Response[Refusal]:
    return Response(Refusal(reason, sentence[:LONGEST]), status_code=status, headers=headers)
