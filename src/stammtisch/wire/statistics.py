"""Statistics of a game, of everybody's or of one person's: what the plots are drawn from."""

from datetime import datetime

from msgspec import Struct

from stammtisch.play.scoresheet import KindOfMove


class Stretch(Struct, frozen=True):
    """Results that follow each other in time; a game has one for each seat. Where no game has been
    counted yet, points a turn are null.

    >>> {"since": "2026-01-02T10:30:00Z", "until": "2026-02-03T20:00:00Z", "results": 12, "won": 7,
    ...  "mean_score": 71.5, "points_a_turn": 4.2}
    """

    since: datetime
    until: datetime
    results: int
    won: int
    mean_score: float
    points_a_turn: float | None


class ScoreBand(Struct, frozen=True):
    """How many results of games with so many players have a score from `least` to `most`. Bands are
    equally wide; one without any result is left out.

    >>> {"players": 2, "least": 60, "most": 69, "results": 8}
    """

    players: int
    least: int
    most: int
    results: int


class MoveKind(Struct, frozen=True):
    """How often a kind of move was made, and what it earned. Guests seated are told apart by how
    many tables paid; one that waits for a partner sits `alone`, and is paid by none. A club is one
    move. `other` is a move of a game that has no words of its own here.

    >>> {"kind": "two-tables", "moves": 31, "points": 198}
    """

    kind: KindOfMove
    moves: int
    points: int


class BestTurn(Struct, frozen=True, omit_defaults=True):
    """One of the best turns, with the table if you may look at it: a public one, or your own.
    `move` is how many moves had been made when the turn began, as the replay counts them.

    >>> {"points": 34, "move": 41, "finished": "2026-01-02T10:30:00Z", "name": "Anna",
    ...  "person": "k3x9", "table": "abcdefghij"}
    """

    points: int
    move: int
    finished: datetime
    name: str
    person: str | None = None
    bot: bool = False
    table: str | None = None


class Estimate(Struct, frozen=True):
    """How strong somebody was held to be after so many games that counted.

    >>> {"games": 12, "at": "2026-01-02T10:30:00Z", "mean": 27.1, "uncertainty": 3.4}
    """

    games: int
    at: datetime
    mean: float
    uncertainty: float


class ScoreSheet(Struct, frozen=True):
    """What somebody did in a finished game. `best_move` is how many moves had been made when the
    best turn began.

    >>> {"table": "abcdefghij", "seat": 0, "turns": 24, "points": 75, "best_turn": 12,
    ...  "best_move": 31, "kinds": [{"kind": "drawn", "moves": 9, "points": 0}]}
    """

    table: str
    seat: int
    turns: int
    points: int
    best_turn: int
    best_move: int
    kinds: list[MoveKind]


class Statistics(Struct, frozen=True):
    """All finished games of a kind. In a duel a card laid counts as a point. `uncounted` results
    are of games that ended before turns were counted; that is made up for by and by.

    >>> {"game": "cafe-cards", "games": 1, "results": 2, "uncounted": 0, "turns": 48,
    ...  "points_a_turn": 3.1, "mean_score": 61.5, "best_score": 70, "stretches": [],
    ...  "scores": [{"players": 2, "least": 50, "most": 59, "results": 1},
    ...             {"players": 2, "least": 70, "most": 79, "results": 1}],
    ...  "kinds": [], "best_turns": []}
    """

    game: str
    games: int
    results: int
    uncounted: int
    turns: int
    points_a_turn: float | None
    mean_score: float | None
    best_score: int | None
    stretches: list[Stretch]
    scores: list[ScoreBand]
    kinds: list[MoveKind]
    best_turns: list[BestTurn]


class PersonStatistics(Struct, frozen=True):
    """Somebody's finished games of a kind, and the course of their strength.

    >>> {"person": "k3x9", "won": 0, "strength": [], "statistics": {
    ...  "game": "cafe-cards", "games": 0, "results": 0, "uncounted": 0, "turns": 0,
    ...  "points_a_turn": null, "mean_score": null, "best_score": null, "stretches": [],
    ...  "scores": [], "kinds": [], "best_turns": []}}
    """

    person: str
    won: int
    strength: list[Estimate]
    statistics: Statistics
