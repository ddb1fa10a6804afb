"""On what terms bots from outside are taken in: they are found by their names, which can't say."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Terms:
    """What holds for every bot that is found."""

    found_before: bool = False  # one that is missing now loses its games, and is no bad input
    log: Path | None = None  # gets what they write to standard error


USUAL = Terms()
_TERMS = ContextVar("terms", default=USUAL)


@contextmanager
def on_terms(terms: Terms) -> Iterator[None]:
    """For the bots that are found in here."""
    before = _TERMS.set(terms)
    try:
        yield
    finally:
        _TERMS.reset(before)


def terms_now() -> Terms:
    """The terms on which a bot is found."""
    return _TERMS.get()
