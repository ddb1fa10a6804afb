"""On what terms a bot from outside is taken in."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Terms:
    """What holds for it beside its name."""

    found_before: bool = False  # if it is missing now it loses its games, and is no bad input
    log: Path | None = None  # gets what it writes to standard error


USUAL = Terms()
