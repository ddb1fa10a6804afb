"""A bot in one function: `stammtisch arena --game cafe-cards --bots examples/my_bot.py,random`.

docs/write-a-bot.md explains what is in a position.
"""

from typing import Any


def choose(position: dict[str, Any]) -> str:
    """The move that earns most; of equals, the first."""
    best = max(position["legal"], key=earned)
    return best["move"]


def earned(move: dict[str, Any]) -> int:
    """What a move earns, at all tables together; to end a turn is better than to lose by it."""
    return sum(move["points"].values())
