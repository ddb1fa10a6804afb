"""Statistics of a game, of everybody or of one person: sums that the database makes.

Whatever grows with the number of games is cut into so many parts that a plot can show it.
"""

from dataclasses import dataclass
from datetime import datetime
from math import sqrt
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Row,
    and_,
    case,
    func,
    or_,
    select,
)

from stammtisch.play.scoresheet import KindOfMove
from stammtisch.store.database import Database
from stammtisch.store.results import own_wins, table_for
from stammtisch.store.schema import kinds, people, ratings, results, strengths, tables

STRETCHES = 24  # into which results over time are cut
BANDS = (4, 16)  # of scores, at most: few of few results
POINTS = 120  # of a line
BEST = 5  # turns
WIDTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


@dataclass(frozen=True, slots=True)
class Whose:
    """A game, of everybody or of one person; and who asks."""

    game: str
    person: str | None = None
    reader: str | None = None

    @property
    def results(self) -> ColumnElement[bool]:
        """Which results count."""
        of_game = results.c.game == self.game
        return of_game if self.person is None else and_(of_game, results.c.person == self.person)

    @property
    def kinds(self) -> ColumnElement[bool]:
        """Which moves count."""
        of_game = kinds.c.game == self.game
        return of_game if self.person is None else and_(of_game, kinds.c.who == self.person)


@dataclass(frozen=True, slots=True)
class Totals:
    """All results together; turns and points of those seats that have a score sheet."""

    games: int
    results: int
    won: int
    uncounted: int
    turns: int
    points: int
    lowest: int
    highest: int
    mean_score: float


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some results, one after another in time."""

    since: datetime
    until: datetime
    results: int
    won: int
    mean_score: float
    turns: int
    points: int


@dataclass(frozen=True, slots=True)
class Band:
    """How many results there are with so many players and a score from `least` to `most`."""

    players: int
    least: int
    most: int
    results: int


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of move: how often, and what it earned."""

    kind: KindOfMove
    moves: int
    points: int


@dataclass(frozen=True, slots=True)
class BestTurn:
    """A turn; the table only where whoever asks may look."""

    points: int
    move: int
    finished: datetime
    name: str
    person: str | None
    bot: bool
    table: str | None


@dataclass(frozen=True, slots=True)
class Estimate:
    """How strong somebody was held to be after so many games."""

    games: int
    at: datetime
    mean: float
    uncertainty: float


_SUMS = (
    func.count().label("results"),
    own_wins(results).label("won"),
    func.coalesce(func.avg(results.c.score), 0).label("mean"),
    func.coalesce(func.sum(results.c.turns), 0).label("turns"),
    func.coalesce(func.sum(results.c.points), 0).label("points"),
)


async def totals(database: Database, whose: Whose) -> Totals:
    """All together."""
    query = select(
        *_SUMS,
        (func.count() - func.count(results.c.turns)).label("uncounted"),
        func.coalesce(func.sum(case((results.c.seat == 0, 1), else_=0)), 0).label("games"),
        func.coalesce(func.min(results.c.score), 0).label("lowest"),
        func.coalesce(func.max(results.c.score), 0).label("highest"),
    ).where(whose.results)
    [row] = await database.read(query)
    return Totals(
        games=row.results if whose.person else int(row.games),
        results=row.results,
        won=int(row.won),
        uncounted=row.uncounted,
        turns=int(row.turns),
        points=int(row.points),
        lowest=row.lowest,
        highest=row.highest,
        mean_score=float(row.mean),
    )


async def stretches(database: Database, whose: Whose) -> list[Stretch]:
    """Results over time, in parts that are equally large."""
    order = (results.c.finished, results.c.table, results.c.seat)
    part = func.ntile(STRETCHES).over(order_by=order).label("part")
    columns = ("finished", "won", "resigned", "score", "turns", "points")
    cut = select(part, *(results.c[name] for name in columns)).where(whose.results).subquery()
    query = (
        select(
            func.min(cut.c.finished).label("since"),
            func.max(cut.c.finished).label("until"),
            func.count().label("results"),
            own_wins(cut).label("won"),
            func.avg(cut.c.score).label("mean"),
            func.coalesce(func.sum(cut.c.turns), 0).label("turns"),
            func.coalesce(func.sum(cut.c.points), 0).label("points"),
        )
        .group_by(cut.c.part)
        .order_by(cut.c.part)
    )
    return [_stretch(row) for row in await database.read(query)]


def _stretch(row: Row[Any]) -> Stretch:
    return Stretch(
        row.since,
        row.until,
        row.results,
        int(row.won),
        float(row.mean),
        int(row.turns),
        int(row.points),
    )


async def bands(database: Database, whose: Whose, totals: Totals) -> list[Band]:
    """How scores are spread, by number of players; bands without any result are left out."""
    width = band_width(totals.lowest, totals.highest, totals.results)
    least = totals.lowest // width * width
    band = ((results.c.score - least) // width).label("band")
    query = (
        select(results.c.players, band, func.count().label("results"))
        .where(whose.results)
        .group_by(results.c.players, band)
        .order_by(results.c.players, band)
    )
    return [
        Band(
            row.players,
            least + row.band * width,
            least + (row.band + 1) * width - 1,
            row.results,
        )
        for row in await database.read(query)
    ]


def band_width(lowest: int, highest: int, results: int) -> int:
    """A round width, so that there are few enough bands for so many results."""
    fewest, most = BANDS
    wanted = min(most, max(fewest, round(2 * sqrt(results))))
    fitting = (width for width in WIDTHS if highest // width - lowest // width < wanted)
    return next(fitting, highest - lowest + 1)


async def kinds_of_move(database: Database, whose: Whose) -> list[Kind]:
    """How often each kind of move was made, the most frequent first."""
    moves, points = func.sum(kinds.c.moves), func.sum(kinds.c.points)
    query = (
        select(kinds.c.kind, moves.label("moves"), points.label("points"))
        .where(whose.kinds)
        .group_by(kinds.c.kind)
        .order_by(moves.desc(), kinds.c.kind)
    )
    return [Kind(row.kind, int(row.moves), int(row.points)) for row in await database.read(query)]


async def best_turns(database: Database, whose: Whose) -> list[BestTurn]:
    """The best turns, one a game and seat at most."""
    query = (
        select(results, people.c.owner, people.c.deleted, table_for(whose.reader))
        .join(tables, tables.c.id == results.c.table)
        .outerjoin(people, people.c.id == results.c.person)
        .where(whose.results, results.c.best_turn > 0)
        .order_by(results.c.best_turn.desc(), results.c.finished, results.c.table, results.c.seat)
        .limit(BEST)
    )
    return [_best_turn(row) for row in await database.read(query)]


def _best_turn(row: Row[Any]) -> BestTurn:
    return BestTurn(
        row.best_turn,
        row.best_move,
        row.finished,
        row.name,
        row.person if row.deleted is None else None,
        row.level is not None or row.owner is not None,
        row.seen,
    )


async def estimates(database: Database, game: str, person: str) -> list[Estimate]:
    """How somebody's strength has changed, in steps of so many games, up to the latest."""
    theirs = (ratings.c.game == game, ratings.c.who == person)
    played = await database.read(select(ratings.c.games).where(*theirs))
    games = played[0].games if played else 0
    step = max(1, -(-games // POINTS))
    wanted = or_(strengths.c.games % step == 0, strengths.c.games == games)
    query = (
        select(strengths)
        .where(strengths.c.game == game, strengths.c.who == person, wanted)
        .order_by(strengths.c.games)
    )
    return [_estimate(row) for row in await database.read(query)]


async def all_estimates(database: Database, person: str) -> dict[str, list[Estimate]]:
    """Every one that is kept of somebody, by game."""
    theirs = select(strengths).where(strengths.c.who == person)
    found: dict[str, list[Estimate]] = {}
    for row in await database.read(theirs.order_by(strengths.c.game, strengths.c.games)):
        found.setdefault(row.game, []).append(_estimate(row))
    return found


def _estimate(row: Row[Any]) -> Estimate:
    return Estimate(row.games, row.at, row.mean, row.uncertainty)
