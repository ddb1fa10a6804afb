"""Score sheets: what is kept of them beside results, and adding them to games that have none."""

from collections.abc import Sequence

from sqlalchemy import bindparam, select, update

from stammtisch.play.scoresheet import SheetLine
from stammtisch.store.access import Rows, Statement
from stammtisch.store.database import Database
from stammtisch.store.ratings import Sitting, who_of
from stammtisch.store.schema import UNCOUNTED, kinds, results

FRIEND = ""  # a friend is nobody we know
MOST_SEATS = 5


def counted(line: SheetLine) -> dict[str, int]:
    """What a line of a score sheet adds to the result of its seat."""
    return {
        "turns": line.turns,
        "points": line.points,
        "best_turn": line.best_turn,
        "best_move": line.best_move,
    }


def count_moves(
    table: str, game: str, sittings: Sequence[Sitting], sheet: Sequence[SheetLine]
) -> Statement:
    """What to save of the kinds of move."""
    return Rows(
        kinds,
        [
            (game, who_of(sitting) or FRIEND, kind, table, seat, moves, points)
            for seat, (sitting, line) in enumerate(zip(sittings, sheet, strict=True))
            for kind, (moves, points) in line.kinds.items()
        ],
    )


async def sheets_of(database: Database, person: str) -> list[tuple[str, int, SheetLine]]:
    """Every line of somebody's, with its table and seat."""
    theirs = select(results).where(results.c.person == person, ~UNCOUNTED)
    found = {
        (row.table, row.seat): SheetLine(row.turns, row.points, row.best_turn, row.best_move)
        for row in await database.read(theirs.order_by(results.c.finished))
    }
    games = select(results.c.game).where(results.c.person == person).distinct()
    query = select(kinds).where(kinds.c.game.in_(games), kinds.c.who == person)
    for row in await database.read(query):
        if line := found.get((row.table, row.seat)):  # else it has ended this very moment
            line.kinds[row.kind] = (row.moves, row.points)
    return [(table, seat, line) for (table, seat), line in found.items()]


async def uncounted(database: Database, most: int) -> list[str]:
    """Finished games that have no score sheet yet, the latest first."""
    query = select(results.c.table).where(UNCOUNTED).order_by(results.c.finished.desc())
    rows = await database.read(query.limit(most * MOST_SEATS))
    return list(dict.fromkeys(row.table for row in rows))[:most]


def count_afterwards(
    table: str, game: str, sittings: Sequence[Sitting], sheet: Sequence[SheetLine]
) -> list[Statement]:
    """What to save for a game that ended before score sheets were kept."""
    lines = [
        {"at_table": table, "at_seat": seat, **counted(line)} for seat, line in enumerate(sheet)
    ]
    return [(_SET_COUNTED, lines), count_moves(table, game, sittings, sheet)]


def uncountable(table: str) -> Statement:
    """A game that can't be read any more: nothing is known of it, and nothing will be."""
    return update(results).where(results.c.table == table).values(counted(SheetLine()))


_SET_COUNTED = (
    update(results)
    .where(results.c.table == bindparam("at_table"), results.c.seat == bindparam("at_seat"))
    .values({name: bindparam(name) for name in counted(SheetLine())})
)
