"""Results: games played, best lists, ratings, statistics."""

from datetime import datetime

from msgspec import Struct

from stammtisch.play.record import Outcome


class PlayedGame(Struct, frozen=True):
    """A finished game of somebody's.

    >>> {"table": "abcdefghij", "game": "cafe-cards", "names": ["Anna", "regular"], "seat": 0,
    ...  "result": {"scores": [41, 38], "minus": [4, 6], "winners": [0]},
    ...  "finished": "2026-01-02T10:30:00Z"}
    """

    table: str
    game: str
    names: list[str]
    seat: int
    result: Outcome
    finished: datetime


class PlayedGames(Struct, frozen=True):
    """A page of somebody's games, the latest first; `more` if there is another page.

    >>> {"games": [], "more": false}
    """

    games: list[PlayedGame]
    more: bool


class BestScore(Struct, frozen=True, omit_defaults=True):
    """A line of a best list, with the table if you may look at it: a public one, or your own.

    >>> {"name": "Anna", "score": 143, "table": "abcdefghij", "finished": "2026-01-02T10:30:00Z",
    ...  "person": "k3x9"}
    """

    name: str
    score: int
    finished: datetime
    person: str | None = None
    bot: bool = False
    table: str | None = None


class BestList(Struct, frozen=True):
    """The best scores of a game for a number of players.

    >>> {"game": "cafe-board", "players": 2, "scores": []}
    """

    game: str
    players: int
    scores: list[BestScore]


class Rating(Struct, frozen=True, omit_defaults=True):
    """How strong somebody is in a game: openskill's mean and its uncertainty. `rating` is the
    careful estimate, mean less three times the uncertainty.

    >>> {"name": "regular", "game": "cafe-cards", "rating": 21.4, "mean": 27.1,
    ...  "uncertainty": 1.9, "games": 40, "bot": true}
    """

    name: str
    game: str
    rating: float
    mean: float
    uncertainty: float
    games: int
    person: str | None = None
    bot: bool = False


class RatingList(Struct, frozen=True):
    """The strongest players of a game, bots among them.

    >>> {"game": "cafe-board", "ratings": []}
    """

    game: str
    ratings: list[Rating]


class GameStatistics(Struct, frozen=True):
    """How somebody has fared in a game.

    >>> {"game": "cafe-cards", "players": 2, "games": 12, "won": 7, "mean_score": 71.5,
    ...  "best_score": 143}
    """

    game: str
    players: int
    games: int
    won: int
    mean_score: float
    best_score: int


class Person(Struct, frozen=True):
    """What everybody may see of somebody: of the games, the latest at public tables.

    >>> {"id": "k3x9", "name": "Anna", "bot": false, "ratings": [], "statistics": [], "games": []}
    """

    id: str
    name: str
    bot: bool
    ratings: list[Rating]
    statistics: list[GameStatistics]
    games: list[PlayedGame]
