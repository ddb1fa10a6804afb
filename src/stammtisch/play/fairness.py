"""A deal that nobody could choose, and the proof of it afterwards (docs/fairness.md).

The house picks a salt and publishes `promise(salt)`. Then the players send nonces. Salt and nonces
together make the deal, and `commitment(salt, deal)` is published before the first move. After the
game the salt is published too, and anyone can do all of it again.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Iterator, Sequence
from itertools import count
from struct import Struct

import numpy as np

from stammtisch.games.chance import Cards
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import BadInput, Rulebook, shown

SALT = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"([0-9a-f]{2}){0,32}")
SEEDS_TRIED = 100_000  # a tenth of a second
WORDS_TO = 2**32  # the numbers of the stream are below this
EIGHT_WORDS = Struct(">8I")
HASHED_AT_ONCE = 64  # bytes
PADS = [bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C)]


def promise(salt: str) -> str:
    """What the house publishes before it knows any nonce."""
    return hashlib.sha256(f"stammtisch salt\n{_checked_salt(salt)}".encode()).hexdigest()


def commitment(salt: str, deal: Json) -> str:
    """What the house publishes before the first move: SHA-256 of the salt and the deal's JSON."""
    return hashlib.sha256(f"{_checked_salt(salt)}\n{canonical(deal)}".encode()).hexdigest()


def canonical(deal: Json) -> str:
    """A deal as JSON in one way only: keys in order, no blanks."""
    return json.dumps(deal, sort_keys=True, separators=(",", ":"))


def salt_of_seed(seed: int | str) -> str:
    """A salt for games that are to be repeated; it is no secret, so it proves nothing."""
    return hashlib.sha256(f"stammtisch seed\n{seed}".encode()).hexdigest()


def seed_of_salt(salt: str) -> int | None:
    """The seed that a salt is of, if it is one that somebody would choose: a small number."""
    return next((seed for seed in range(SEEDS_TRIED) if salt_of_seed(seed) == salt), None)


def fair_deal(game: Rulebook, salt: str, nonces: Sequence[str] = ()) -> Cards:
    """The one deal that a salt and the players' nonces make."""
    words = _stream(_key(game.name, salt, nonces))
    piles = [_shuffled(pile.tolist(), words) for pile in game.rules.PILES]
    return np.array([card for pile in piles for card in pile], np.int8)


def _shuffled(cards: list[int], words: Iterator[int]) -> list[int]:
    """Fisher and Yates, from the last card to the second. Words past the last whole multiple of the
    number of places would favour some."""
    for places in range(len(cards), 1, -1):
        fair = WORDS_TO - WORDS_TO % places
        word = next(words)
        while word >= fair:
            word = next(words)
        last, other = places - 1, word % places
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _stream(key: bytes) -> Iterator[int]:
    """Numbers of 32 bits: HMAC-SHA-256 of 0, 1, 2 and so on, eight numbers each. The key is taken
    in once for all of them, as RFC 2104 suggests."""
    padded = key.ljust(HASHED_AT_ONCE, b"\0")
    inner, outer = (hashlib.sha256(padded.translate(pad)) for pad in PADS)
    for block in count():
        within, around = inner.copy(), outer.copy()
        within.update(block.to_bytes(4, "big"))
        around.update(within.digest())
        yield from EIGHT_WORDS.unpack(around.digest())


def _key(game: str, salt: str, nonces: Sequence[str]) -> bytes:
    """The salt is the key, so that nobody can try out nonces without it."""
    text = "\n".join(["stammtisch shuffle", game, *map(_checked_nonce, nonces)])
    return hmac.digest(bytes.fromhex(_checked_salt(salt)), text.encode(), "sha256")


def _checked_salt(salt: str) -> str:
    if not SALT.fullmatch(salt):
        raise BadInput("salt", f"{salt!r} is not 64 hexadecimal digits in lower case")
    return salt


def _checked_nonce(nonce: str) -> str:
    if not NONCE.fullmatch(nonce):
        problem = f"{nonce!r} is not up to 32 bytes, in hexadecimal and lower case"
        raise BadInput("nonces", problem, "form", shown(nonce), (NONCE.pattern,))
    return nonce
