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

import numpy as np

from stammtisch.games.chance import Cards, Numbers, shuffle_by
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import BadInput, Rulebook, shown

SALT = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"([0-9a-f]{2}){0,32}")
SEEDS_TRIED = 100_000  # a tenth of a second
WORDS_OF_A_BLOCK = 8
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
    key, piles = _key(game.name, salt, nonces), game.rules.PILES
    blocks = sum(map(len, piles)) // WORDS_OF_A_BLOCK + 1  # enough, unless some are left out
    while (deal := _dealt(piles, _words(key, blocks))) is None:
        blocks += 1
    return deal


def _dealt(piles: Sequence[Cards], words: Numbers) -> Cards | None:
    """The piles shuffled, one after another; None if the words are too few."""
    deal, at = [pile.astype(np.int8) for pile in piles], 0
    for pile in deal:
        at = shuffle_by(pile, words, at)
        if at < 0:
            return None
    return np.concatenate(deal)


def _words(key: bytes, blocks: int) -> Numbers:
    """Numbers of 32 bits, eight from each block."""
    return np.frombuffer(b"".join(_stream(key, blocks)), ">u4").astype(np.int64)


def _stream(key: bytes, blocks: int) -> Iterator[bytes]:
    """HMAC-SHA-256 of 0, 1, 2 and so on. The key is taken in once for all of them, as RFC 2104
    suggests."""
    padded = key.ljust(HASHED_AT_ONCE, b"\0")
    inner, outer = (hashlib.sha256(padded.translate(pad)) for pad in PADS)
    for block in range(blocks):
        within, around = inner.copy(), outer.copy()
        within.update(block.to_bytes(4, "big"))
        around.update(within.digest())
        yield around.digest()


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
