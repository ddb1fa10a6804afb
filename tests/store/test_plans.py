"""What a large database is asked: nothing is read from end to end that need not be."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from stammtisch.store import counting, people, ratings, results, statistics
from stammtisch.store.access import FromThreads
from stammtisch.store.database import Database, open_database
from stammtisch.store.forgetting import forget
from stammtisch.store.statistics import Whose

pytestmark = pytest.mark.anyio

Asking = Callable[[Database, str], Awaitable[object]]
LARGE = {"tables", "seats", "changes", "results", "kinds", "ratings", "strengths"}


async def bands(database: Database, person: str) -> object:
    whose = Whose("cafe-cards", person)
    return await statistics.bands(database, whose, await statistics.totals(database, whose))


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
    "forgetting": lambda database, person: forget(database, [person]),
}


@pytest.mark.parametrize("asking", ASKED)
async def test_nothing_large_is_read_from_end_to_end(tmp_path: Path, asking: str) -> None:
    database = await open_database(f"sqlite:///{tmp_path / 'house.db'}")
    person, _ = await people.become(database, "Anna", "")
    asked: list[tuple[str, Any]] = []
    assert isinstance(database.access, FromThreads)

    def listen(_connection: Any, _cursor: Any, sql: str, given: Any, *_: Any) -> None:
        asked.append((sql, given))

    event.listen(database.access.engine, "before_cursor_execute", listen)
    await ASKED[asking](database, person.id)
    event.remove(database.access.engine, "before_cursor_execute", listen)
    assert asked
    plans = [step for sql, given in asked for step in await plan(database, sql, given)]
    await database.close()
    assert [step for step in plans if is_scan(step)] == []


async def plan(database: Database, sql: str, given: Any) -> list[str]:
    rows = await database.access.run(
        lambda connection: connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", given).all()
    )
    return [str(row.detail) for row in rows]


def is_scan(step: str) -> bool:
    """`SCAN results`; reading a partial index in its order is what it is there for."""
    verb, _, rest = step.partition(" ")
    return verb == "SCAN" and rest.split()[0] in LARGE and "ix_results_uncounted" not in rest
