"""How a search weighs things in each game (tree.py says what each means)."""

from dataclasses import dataclass, replace

from stammtisch.bots.instincts import POINT


@dataclass(frozen=True)
class Settings:
    """The settings for a game that nothing is known about."""

    curiosity: float = 0.5
    winning: float = 0.5
    spread: float = 30.0
    whim: int = POINT
    horizon: int = 1000  # more turns than any game has
    level: bool = False
    guessing: bool = False
    tried: float = 1.0  # the share of the most tried one's visits that a move needs to be chosen


# Tuned in the arena: docs/tuning.md.
SETTINGS = {
    "cafe-board": Settings(curiosity=0.1, spread=25.0, horizon=2),
    "cafe-cards": Settings(curiosity=0.1, spread=25.0, horizon=3),
}

# For who plays: they have ten thousand rounds or more, and know the turn before.
IN_PLAY = {
    **SETTINGS,
    "cafe-board": replace(SETTINGS["cafe-board"], horizon=4, guessing=True, tried=0.1),
}

# For who has a second for a move: against a search that plays better (docs/tuning.md).
WITH_TIME = {
    **IN_PLAY,
    "cafe-board": replace(IN_PLAY["cafe-board"], level=True),
    "cafe-cards": replace(IN_PLAY["cafe-cards"], level=True, spread=40.0, horizon=4, tried=0.1),
}

# For who judges moves: nothing gained is in the middle, whatever the hands are worth.
JUDGING = {game: replace(settings, level=True) for game, settings in SETTINGS.items()}
