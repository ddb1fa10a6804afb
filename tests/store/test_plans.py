"""What a large database is asked: nothing is read from end to end that need not be."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from stammtisch.play.record import Outcome
from stammtisch.play.scoresheet import SheetLine
from stammtisch.store import counting, people, ratings, results, statistics, tables
from stammtisch.store.database import Database, open_database
from stammtisch.store.forgetting import forget
from stammtisch.store.results import Finished, Sitting
from stammtisch.store.statistics import Whose
from tests.store import rows
from tests.store.tracing import statements_of

pytestmark = pytest.mark.anyio

Asking = Callable[[Database, str], Awaitable[object]]
LARGE = {"tables", "seats", "changes", "results", "kinds", "ratings", "strengths"}


async def bands(database: Database, person: str) -> object:
    whose = Whose("cafe-cards", person)
    return await statistics.bands(database, whose, await statistics.totals(database, whose))


async def ended(database: Database, person: str) -> object:
    anna, bot = Sitting("person", "Anna", person), Sitting("bot", "greedy", level="greedy")
    outcome = Outcome([1, 0], [0, 0], [0])
    sheet = [SheetLine(kinds={"place": (1, 1)}), SheetLine()]
    now = datetime.now(UTC)
    game = Finished("abcdefghij", "cafe-cards", [anna, bot], outcome, now, sheet)
    over = tables.set_status(game.table, "over", now)
    result = results.record_result(game, database.access.dialect)
    return await database.write(rows.add_table(game.table, person, now), over, *result)


ASKED: dict[str, Asking] = {
    "best list": lambda database, _: results.best_list(database, "cafe-cards", 2),
    "best list of winners": lambda database, _: results.best_list(database, "cafe-board", 2),
    "games": lambda database, person: results.games_of(database, person, public=True),
    "by players": results.statistics_of,
    "totals": lambda database, person: statistics.totals(database, Whose("cafe-cards", person)),
    "stretches": lambda database, person: statistics.stretches(
        database, Whose("cafe-cards", person)
    ),
    "bands": bands,
    "best turns": lambda database, person: statistics.best_turns(
        database, Whose("cafe-cards", reader=person)
    ),
    "strength": lambda database, person: statistics.estimates(database, "cafe-cards", person),
    "ratings": ratings.ratings_of,
    "all strength": statistics.all_estimates,
    "sheets": counting.sheets_of,
    "uncounted": lambda database, _: counting.uncounted(database, 50),
    "ending": lambda database, person: ended(database, person),
    "running": tables.running_tables_of,
    "all that wait": tables.all_running_of,
    "how many run": tables.count_running,
    "forgetting": lambda database, person: forget(database, [person]),
}
LISTS = {"best list", "best list of winners", "best turns"}  # which look at one table for each line


@pytest.mark.parametrize("asking", ASKED)
async def test_nothing_large_is_read_from_end_to_end(tmp_path: Path, asking: str) -> None:
    database = await open_database(f"sqlite:///{tmp_path / 'house.db'}")
    asked = statements_of(database)
    person, _ = await people.become(database, "Anna", "")
    asked.clear()
    await ASKED[asking](database, person.id)
    assert asked
    plans = [step for sql in list(asked) for step in await plan(database, sql)]
    await database.close()
    assert [step for step in plans if is_scan(step)] == []
    assert asking in LISTS or [step for step in plans if is_repeated(step)] == []


async def plan(database: Database, sql: str) -> list[str]:
    steps = await database.access.run(
        lambda connection: connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}").all()
    )
    return [str(step.detail) for step in steps]


def is_repeated(step: str) -> bool:
    """`CORRELATED SCALAR SUBQUERY 1`, once for each row of what is around it: all running tables,
    for example, and SQLite might go through all seats of somebody for each."""
    return step.startswith("CORRELATED")


def is_scan(step: str) -> bool:
    """`SCAN results`; reading a partial index in its order is what it is there for."""
    verb, _, rest = step.partition(" ")
    return verb == "SCAN" and rest.split()[0] in LARGE and "ix_results_uncounted" not in rest
