"""Messages that no honest client would send, the same for the same seed."""

import json
import random
from collections.abc import Callable
from typing import Any

from stammtisch.wire.happenings import PHRASES

Message = str | bytes
HUGE = (2**31, 2**53, 2**63, -(2**63), 2**64, 10**30, -1, 0.5, 1e308)
MOVES = (
    "end",
    "draw",
    "close",
    "DEf@c2",
    "down DEf",
    "bar TRm",
    "17+",
    "99-!",
    "club b2 f",
    "x",
)
FIELDS = (
    "play",
    "undo",
    "why",
    "ready",
    "start",
    "free",
    "resign",
    "return",
    "say",
    "since",
    "leave",
    "go",
    "rematch",
)
LARGEST = 4096  # bytes of a message that is read at all


def nonsense(rng: random.Random) -> Message:
    """The next one."""
    return rng.choice(KINDS)(rng)


def request(rng: random.Random) -> dict[str, Any]:
    """A request in good form; its sender may just not make it."""
    version = rng.choice((0, 1, 5, rng.randrange(400), 2**31))
    made: dict[str, Any] = rng.choice(
        (
            {"play": rng.choice(MOVES), "version": version},
            {"undo": version},
            {"why": rng.choice(MOVES)},
            {"ready": rng.choice(("", "c0ffee", "ab" * 32))},
            {"start": rng.choice((None, "greedy", "expert", "nobody"))},
            {"free": rng.randrange(5)},
            {"resign": rng.randrange(5)},
            {"return": rng.randrange(5)},
            {"say": rng.choice((*PHRASES, "nonsense"))},
            {"leave": rng.random() < 0.5},
            {"go": "".join(rng.choices("abcdefghij234567", k=10))},
            {"rematch": rng.random() < 0.5},
        )
    )
    return made | ({"id": rng.randrange(2**53)} if rng.random() < 0.5 else {})


def in_good_form(rng: random.Random) -> Message:
    return json.dumps(request(rng))


def catching_up(rng: random.Random) -> Message:
    """Seldom: its answer is long."""
    return json.dumps({"since": rng.choice((0, 2**31)) if rng.random() < 0.1 else 2**31})


def broken(rng: random.Random) -> Message:
    text = json.dumps(request(rng))
    cut = rng.randrange(len(text))
    return rng.choice((text[:cut], text[cut:], text[:cut] + rng.choice('{}[]",:\\\0') + text[cut:]))


def wrong_type(rng: random.Random) -> Message:
    made = request(rng)
    made[rng.choice(list(made))] = anything(rng)
    return json.dumps(made)


def huge_number(rng: random.Random) -> Message:
    made = request(rng)
    made[rng.choice((*made, "id", "version"))] = rng.choice(HUGE)
    return json.dumps(made)


def endless_digits(rng: random.Random) -> Message:
    return '{"since": ' + "9" * rng.randrange(1, 4000) + "}"


def mixed_up(rng: random.Random) -> Message:
    return json.dumps(request(rng) | request(rng) | {rng.choice(FIELDS): anything(rng)})


def deep(rng: random.Random) -> Message:
    depth = rng.randrange(1, 1300)
    opening, closing = rng.choice((("[", "]"), ('{"play":', "}"), ('{"a":[', "]}")))
    text = opening * (depth // len(opening)) + closing * (depth // len(opening))
    return text if rng.random() < 0.5 else text[: len(text) // 2]


def long_text(rng: random.Random) -> Message:
    letter = rng.choice(("x", "é", "\N{PILE OF POO}", "\\u0000"))
    return json.dumps({rng.choice(FIELDS): letter * rng.randrange(1, 300), "version": 1})


def odd_text(rng: random.Random) -> Message:
    odd = rng.choice(("\\ud800", "\\u0000", "\u202e", "'; DROP TABLE changes; --", "%s%n", "../.."))
    return '{"play": "' + odd + '", "version": 3}'


def binary(rng: random.Random) -> Message:
    if rng.random() < 0.3:
        return json.dumps(request(rng)).encode()
    return rng.randbytes(rng.randrange(0, 200))


def no_object(rng: random.Random) -> Message:
    return rng.choice(("", " ", "null", "true", "7", "[]", '"play"', "{}", "\ufeff{}", "NaN"))


def anything(rng: random.Random) -> Any:
    return rng.choice(
        (None, True, False, 0, -1, 0.5, "", "0", "end", [], {}, [1], {"a": 1}, "x" * 100, 10**20)
    )


KINDS: tuple[Callable[[random.Random], Message], ...] = (
    in_good_form,
    in_good_form,
    catching_up,
    broken,
    wrong_type,
    huge_number,
    endless_digits,
    mixed_up,
    deep,
    long_text,
    odd_text,
    binary,
    no_object,
)
