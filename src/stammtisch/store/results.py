"""Results: what is kept of a finished game, best lists, a person's games and statistics."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    FromClause,
    Row,
    Select,
    and_,
    case,
    exists,
    func,
    null,
    or_,
    select,
)

from stammtisch.play.record import Outcome
from stammtisch.play.scoresheet import SheetLine
from stammtisch.store.access import Rows, Statement
from stammtisch.store.counting import count_moves, counted
from stammtisch.store.database import Database
from stammtisch.store.ratings import change_ratings
from stammtisch.store.schema import people, results, seats, tables

LISTED = 25  # scores in a best list
PAGE = 25  # games on a page of a person's games

# Here the best list has winners only: B9 says so, and in a duel the loser's cards are no feat. Of a
# draw (B9) nobody goes there. In other games everybody's score does for whom the house didn't play.
WINNERS_ONLY = ("cafe-board", "face-to-face")


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sat on a seat: `kind` is person, friend (on that person's device) or bot."""

    kind: str
    name: str
    person: str | None = None
    level: str | None = None
    resigned: bool = False
    away: bool = False  # at the end

    @property
    def played_for(self) -> bool:
        """Whether the house has brought it to its end for them: that is no feat of theirs."""
        return self.resigned or self.away


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that has come to its end."""

    table: str
    game: str
    sittings: Sequence[Sitting]
    outcome: Outcome
    finished: datetime
    sheet: Sequence[SheetLine]


@dataclass(frozen=True, slots=True)
class Best:
    """A line of a best list; the table only where whoever asks may look."""

    name: str
    score: int
    finished: datetime
    person: str | None
    bot: bool
    table: str | None


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of somebody's."""

    table: str
    game: str
    names: list[str]
    seat: int
    outcome: Outcome
    finished: datetime


@dataclass(frozen=True, slots=True)
class Statistics:
    """How somebody has fared in a game with so many players."""

    game: str
    players: int
    games: int
    won: int
    mean_score: float
    best_score: int


def record_result(game: Finished, dialect: str) -> list[Statement]:
    """What to save, together with the last move, in a database of this dialect."""
    rows = [_row(game, seat) for seat in range(len(game.sittings))]
    return [
        Rows.of(results, rows),
        count_moves(game.table, game.game, game.sittings, game.sheet),
        *change_ratings(game.game, game.sittings, ranks(game), game.finished, dialect),
    ]


def _row(game: Finished, seat: int) -> dict[str, Any]:
    sitting = game.sittings[seat]
    return {
        "table": game.table,
        "seat": seat,
        "game": game.game,
        "players": len(game.sittings),
        "name": sitting.name,
        # A friend's game is none of the person's whose device it is.
        "person": sitting.person if sitting.kind == "person" else None,
        "level": sitting.level if sitting.kind == "bot" else None,
        "score": game.outcome.scores[seat],
        "minus": game.outcome.minus[seat],
        "won": seat in game.outcome.winners and not sitting.resigned,
        "resigned": sitting.played_for,
        "finished": game.finished,
        **counted(game.sheet[seat]),
    }


def ranks(game: Finished) -> list[int]:
    """The place of each seat, from 1; equals share one. Those for whom the house played come
    last."""
    keys = [_rank_key(game, seat) for seat in range(len(game.sittings))]
    return [1 + sum(other < key for other in keys) for key in keys]


def _rank_key(game: Finished, seat: int) -> tuple[bool, bool, int, int]:
    lost = seat not in game.outcome.winners
    outcome = game.outcome
    return (game.sittings[seat].played_for, lost, -outcome.scores[seat], outcome.minus[seat])


async def best_list(
    database: Database, game: str, players: int, reader: str | None = None
) -> list[Best]:
    """The best scores. Among equals fewer minus points are better, then an opponent who had less,
    then who was first."""
    columns = (*(results.c[name] for name in BEST), people.c.owner, people.c.deleted)
    query = (
        select(*columns, table_for(reader))
        .join(tables, tables.c.id == results.c.table)
        .outerjoin(people, people.c.id == results.c.person)
        .where(results.c.game == game, results.c.players == players, ~results.c.resigned)
        .order_by(results.c.score.desc(), results.c.minus, _opponents_best(), results.c.finished)
        .limit(LISTED)
    )
    if game in WINNERS_ONLY:
        query = query.where(results.c.won, ~_shared())
    return [_best(row) for row in await database.read(query)]


BEST = ("name", "score", "finished", "person", "level")


def table_for(reader: str | None) -> ColumnElement[str | None]:
    """The table of a result, as `seen`, if the reader may look: a public one, or their own."""
    sat = exists().where(seats.c.table == results.c.table, seats.c.person == reader)
    may = tables.c.public if reader is None else or_(tables.c.public, sat)
    return case((may, results.c.table), else_=null()).label("seen")


def _best(row: Row[Any]) -> Best:
    bot = row.level is not None or row.owner is not None
    person = row.person if row.deleted is None else None
    return Best(row.name, row.score, row.finished, person, bot, row.seen)


def _opponents_best() -> Any:
    other = results.alias("other")
    return (
        select(func.max(other.c.score))
        .where(other.c.table == results.c.table, other.c.seat != results.c.seat)
        .correlate(results)
        .scalar_subquery()
    )


def _shared() -> Any:
    """Whether somebody else has won the same game: a draw."""
    other = results.alias("winner")
    return exists().where(
        and_(other.c.table == results.c.table, other.c.seat != results.c.seat, other.c.won)
    )


async def games_of(
    database: Database, person: str, page: int = 0, *, public: bool = False
) -> tuple[list[Played], bool]:
    """A page of somebody's games, the latest first, and whether there are more; `public`: only
    those of tables that everybody could see."""
    query = _games_of(person, public).limit(PAGE + 1).offset(page * PAGE)
    rows = await database.read(query)
    return await _played(database, rows[:PAGE]), len(rows) > PAGE


async def all_games_of(database: Database, person: str) -> list[Played]:
    """Every game of somebody's."""
    return await _played(database, await database.read(_games_of(person, public=False)))


def _games_of(person: str, public: bool) -> Select[Any]:
    query = (
        select(results.c.table, results.c.seat, results.c.game, results.c.finished)
        .where(results.c.person == person)
        .order_by(results.c.finished.desc(), results.c.table, results.c.seat)
    )
    return query.join(tables).where(tables.c.public) if public else query


async def _played(database: Database, mine: Collection[Row[Any]]) -> list[Played]:
    seats = await _seats_of(database, sorted({row.table for row in mine}))
    return [
        Played(row.table, row.game, *_told(seats[row.table], row.seat), row.finished)
        for row in mine
    ]


def _told(seats: list[Row[Any]], seat: int) -> tuple[list[str], int, Outcome]:
    outcome = Outcome(
        [row.score for row in seats],
        [row.minus for row in seats],
        [row.seat for row in seats if row.won],
    )
    return [row.name for row in seats], seat, outcome


async def _seats_of(database: Database, wanted: list[str]) -> dict[str, list[Row[Any]]]:
    """The results of these tables, seat by seat; asked for in parts, as a query takes no more."""
    found: dict[str, list[Row[Any]]] = {}
    for start in range(0, len(wanted), 500):
        part = results.c.table.in_(wanted[start : start + 500])
        query = select(results).where(part).order_by(results.c.table, results.c.seat)
        for row in await database.read(query):
            found.setdefault(row.table, []).append(row)
    return found


def own_wins(lines: FromClause) -> ColumnElement[int]:
    """How often somebody has won in lines of results: not by what the house did for them."""
    own = lines.c.won & ~lines.c.resigned
    return func.coalesce(func.sum(case((own, 1), else_=0)), 0)


async def statistics_of(database: Database, person: str) -> list[Statistics]:
    """How somebody has fared, by game and number of players."""
    group = (results.c.game, results.c.players)
    query = (
        select(
            *group,
            func.count().label("games"),
            own_wins(results).label("won"),
            func.avg(results.c.score).label("mean"),
            func.max(results.c.score).label("best"),
        )
        .where(results.c.person == person)
        .group_by(*group)
        .order_by(*group)
    )
    return [_statistics(row) for row in await database.read(query)]


def _statistics(row: Row[Any]) -> Statistics:
    mean = round(float(row.mean), 2)
    return Statistics(row.game, row.players, row.games, int(row.won), mean, row.best)
