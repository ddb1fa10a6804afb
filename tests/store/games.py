"""Finished games for the tests."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import update

from stammtisch.play.record import Outcome
from stammtisch.play.scoresheet import SheetLine
from stammtisch.store import people, results, schema
from stammtisch.store.database import Database
from stammtisch.store.results import Finished, Sitting, record_result
from stammtisch.store.tables import add_seats
from tests.store.rows import add_table

GREEDY = Sitting("bot", "greedy", level="greedy")
BEGIN = datetime(2026, 1, 2, 10, tzinfo=UTC)


class House:
    """Games are finished here, one a minute."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.games = 0

    async def newcomer(self, name: str) -> Sitting:
        """Somebody new."""
        person, _ = await people.become(self.database, name, "")
        return Sitting("person", name, person.id)

    async def bot_of(self, owner: Sitting, name: str) -> Sitting:
        """A program of somebody's."""
        bot, _ = await people.make_bot(self.database, owner.person or "", name)
        return Sitting("person", name, bot.id)

    async def finish(
        self,
        sittings: Sequence[Sitting],
        scores: list[int],
        winners: list[int],
        *,
        game: str = "cafe-cards",
        minus: list[int] | None = None,
        public: bool = True,
        sheet: Sequence[SheetLine] | None = None,
    ) -> str:
        """Play a game to this end; answers with its table."""
        self.games += 1
        table = f"table{self.games:05}"
        at = BEGIN + timedelta(minutes=self.games)
        host = next(sitting.person for sitting in sittings if sitting.person)
        outcome = Outcome(scores, minus or [0] * len(scores), winners)
        lines = sheet or [SheetLine() for _ in sittings]
        finished = Finished(table, game, sittings, outcome, at, lines)
        await self.database.write(
            add_table(table, host or "", at, game=game, public=public),
            add_seats(table, [_seat_row(sitting) for sitting in sittings]),
            *record_result(finished, self.database.access.dialect),
        )
        return table

    async def finish_without_sheet(
        self, sittings: Sequence[Sitting], scores: list[int], winners: list[int]
    ) -> str:
        """A game that ended before score sheets were kept."""
        table = await self.finish(sittings, scores, winners)
        await self.database.write(
            update(schema.results)
            .where(schema.results.c.table == table)
            .values(turns=None, points=None, best_turn=None, best_move=None)
        )
        return table

    async def best(self, game: str = "cafe-cards", players: int = 2) -> list[tuple[str, int]]:
        """The best list."""
        lines = await results.best_list(self.database, game, players)
        return [(line.name, line.score) for line in lines]


def _seat_row(sitting: Sitting) -> dict[str, Any]:
    return {
        "kind": sitting.kind,
        "name": sitting.name,
        "person": sitting.person,
        "level": sitting.level,
    }
