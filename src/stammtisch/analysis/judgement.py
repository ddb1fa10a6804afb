"""What an analysis says, in typed pieces that go into files, over the wire and onto pages.

- A *value* is how the search likes a move, from 0 to 1 for the player who makes it. Before the end
  of the game comes into sight, it is how far that player gets ahead: 0.5 is not at all. Where the
  game ends, it is half that and half the win.
- *Points* are by how much the player gets ahead of the best of the others, within the turns that
  the search looks ahead. In face-to-face, where it looks to the end, they are cards laid.
- The *win* is the share of games won, out of many that go on from there: by the search as far as
  it looks, then by quick play to the end. A win that n players share counts 1/n for each.
"""

from typing import Annotated

from msgspec import Meta, Struct

from stammtisch.analysis.reasons import AnyReason
from stammtisch.play.record import Outcome

FORMAT = 1
DIGITS = 4  # of shares

Share = Annotated[float, Meta(ge=0, le=1)]


class Setting(Struct, frozen=True):
    """Who has judged, and how long each move was thought about."""

    bot: str
    rounds: int


class Expected(Struct, frozen=True):
    """How the game would end, by what the player to move knows: for each player."""

    wins: list[Share]
    scores: list[float]


class Considered(Struct, frozen=True):
    """A move that could have been made, and how the player to move would fare by it."""

    move: str
    value: Share
    visits: int  # how often the search tried it of its own accord
    points: float
    win: Share


class Judged(Struct, frozen=True):
    """A move that was made; it is among those considered, which have the best one first."""

    number: int  # counted from 1
    player: int
    move: str
    tables: dict[str, str]  # in a café, the nations of the tables before the move
    expected: Expected  # before the move
    considered: list[Considered]
    loss: Share  # of value, beside the best move


class TurningPoint(Struct, frozen=True):
    """A move that cost a lot, what was better and by how much, and what speaks for that."""

    number: int
    player: int
    move: str
    better: str
    loss: Share
    points: float
    win: float
    reasons: list[AnyReason]


class Analysis(Struct, frozen=True, kw_only=True):
    """A game, judged move by move."""

    version: int = FORMAT
    game: str
    players: list[str]
    setting: Setting
    moves: list[Judged]
    # How the game stood before each move, and at its end: the mean of what every player expected
    # when last to move. What each expects alone goes up and down with the view. A game that was
    # given up ends with the scores that were expected.
    course: list[Expected]
    turning_points: list[TurningPoint]  # in the order of the game
    result: Outcome | None  # null where the game was not played to its end
