"""Matches for the tests: dealt from a seed, played at random."""

import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

from stammtisch.games.rulebook import find
from stammtisch.play.fairness import salt_of_seed
from stammtisch.play.line import Change
from stammtisch.play.match import Match
from stammtisch.play.record import Record, record_of

NAMES = ("Ada", "Bob", "Çiğdem", "Dora", "Emil")
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("cafe-cards", 2, {}),
    ("cafe-cards", 4, {"clubs": True}),
    ("cafe-board", 2, {"bar": 17}),
    ("cafe-board", 2, {"open_hands": True}),
    ("face-to-face", 2, {"last_card": "wins"}),
]

Watcher = Callable[[str, Change], None]


def begin(
    name: str, players: int = 2, options: dict[str, Any] | None = None, seed: int = 1
) -> Match:
    salt = salt_of_seed(seed)
    return Match.begin(find(name), NAMES[:players], options, salt=salt, nonces=["c0ffee"])


def seconds_later(match: Match) -> datetime:
    return NOON + timedelta(seconds=len(match.moves))


def play_on(
    match: Match, rng: random.Random, moves: int = 10_000, watch: Watcher | None = None
) -> Match:
    """Make so many random moves, or all, rather seating guests than not."""
    for _ in range(moves):
        texts = list(match.legal())
        if not texts:
            break
        eager = [text for text in texts if "@" in text or text.startswith("club")]
        move = rng.choice(eager if eager and rng.random() < 0.7 else texts)
        change = match.play(move, seconds_later(match))
        if watch:
            watch(move, change)
    return match


@cache
def finished(
    name: str, players: int, options: tuple[tuple[str, Any], ...], seed: int = 1
) -> Record:
    match = begin(name, players, dict(options), seed)
    return record_of(play_on(match, random.Random(seed)))


def some_record() -> Record:
    return finished("cafe-board", 2, ())
