"""Worked examples of the rules, for pages that show them."""

from msgspec import Struct

from stammtisch.play.film import Film


class TriedMove(Struct, frozen=True, omit_defaults=True):
    """A move that the rules refuse, in the first frame of the film or (`after`) in the last.

    >>> {"move": "GBm@c2", "reason": "balance", "place": "d2"}
    """

    move: str
    reason: str
    place: str | None = None
    after: bool = False


class Example(Struct, frozen=True):
    """A worked example: the numbers of its rules, the moves as a film, and what is refused.

    >>> {"id": "face-untouched", "rules": ["F4"], "film": {"game": "face-to-face", "players": 2,
    ...   "options": {"last_card": "loses"}, "frames": []},
    ...  "refusals": [{"move": "5+!", "reason": "helps-not"}]}
    """

    id: str
    rules: list[str]
    film: Film
    refusals: list[TriedMove]
