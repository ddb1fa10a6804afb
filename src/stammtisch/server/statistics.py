"""Statistics by HTTP: of a game, and of somebody in a game."""

import asyncio
from time import monotonic
from typing import Annotated

from litestar import Controller, get
from litestar.datastructures import State
from litestar.params import QueryParameter
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.server import told
from stammtisch.server.errors import NotDone, refusals
from stammtisch.server.identity import Visitor
from stammtisch.server.people import Id
from stammtisch.server.results import Game, find_game
from stammtisch.store import people
from stammtisch.store import statistics as store
from stammtisch.store.database import Database
from stammtisch.store.people import Somebody
from stammtisch.store.statistics import Whose
from stammtisch.wire.statistics import (
    BestTurn,
    MoveKind,
    PersonStatistics,
    ScoreBand,
    Statistics,
    Stretch,
)

REMEMBERED = 60.0  # seconds
OfGame = Annotated[str, QueryParameter(max_length=40, description="The name of a game.")]


class Figures:
    """What is told of each game, asked of the database once a minute at most: it grows with every
    game of the house, and is the same for everybody but for the tables they may look at."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, Statistics] = {}
        self._asked: dict[str, tuple[float, asyncio.Task[None]]] = {}

    async def of(self, whose: Whose) -> Statistics:
        """The figures of a game. Only who asks first waits; later ones get those of a while ago.
        That there is nothing yet is not remembered: the first game is to be seen at once."""
        at, asking = self._asked.get(whose.game, (-REMEMBERED, None))
        empty = whose.game not in self._known or not self._known[whose.game].games
        if asking is None or (asking.done() and (empty or monotonic() > at + REMEMBERED)):
            asking = asyncio.create_task(self._ask(whose.game))
            self._asked[whose.game] = (monotonic(), asking)
        if empty:
            await asyncio.shield(asking)
        turns = await _best_turns(self._database, whose)
        return replace(self._known[whose.game], best_turns=turns)

    async def _ask(self, game: str) -> None:
        try:
            self._known[game] = await _statistics(self._database, Whose(game))
        except (SQLAlchemyError, OSError):
            if game not in self._known:  # else those of a while ago will do
                del self._asked[game]
                raise


class AllStatistics(Controller):
    """How games went."""

    path = "/api"
    tags = ("results",)

    @get("/games/{game:str}/statistics", responses=refusals(404))
    async def of_game(self, state: State, who: Visitor, game: Game) -> Statistics:
        """All finished games of a kind; the figures may be a minute old."""
        figures: Figures = state.figures
        return await figures.of(Whose(find_game(game).name, reader=_id(who)))

    @get("/people/{person:str}/statistics", responses=refusals(404))
    async def of_person(
        self, state: State, who: Visitor, person: Id, game: OfGame
    ) -> PersonStatistics:
        """Somebody's finished games of a kind."""
        database: Database = state.database
        whose = Whose(find_game(game).name, person, _id(who))
        if await people.by_id(database, person) is None:
            raise NotDone(404, "no-person", "there is nobody of this id")
        found = await _statistics(database, whose)
        won = sum(stretch.won for stretch in found.stretches)
        course = await store.estimates(database, whose.game, person)
        return PersonStatistics(person, won, [told.estimate(one) for one in course], found)


def _id(who: Somebody | None) -> str | None:
    return who.id if who else None


async def _statistics(database: Database, whose: Whose) -> Statistics:
    totals = await store.totals(database, whose)
    spread = await store.bands(database, whose, totals)
    return Statistics(
        game=whose.game,
        games=totals.games,
        results=totals.results,
        uncounted=totals.uncounted,
        turns=totals.turns,
        points_a_turn=_ratio(totals.points, totals.turns),
        mean_score=round(totals.mean_score, 2) if totals.results else None,
        best_score=totals.highest if totals.results else None,
        stretches=[_stretch(one) for one in await store.stretches(database, whose)],
        scores=[ScoreBand(one.players, one.least, one.most, one.results) for one in spread],
        kinds=[
            MoveKind(one.kind, one.moves, one.points)
            for one in await store.kinds_of_move(database, whose)
        ],
        best_turns=await _best_turns(database, whose),
    )


async def _best_turns(database: Database, whose: Whose) -> list[BestTurn]:
    return [
        BestTurn(one.points, one.move, one.finished, one.name, one.person, one.bot, one.table)
        for one in await store.best_turns(database, whose)
    ]


def _stretch(one: store.Stretch) -> Stretch:
    mean, a_turn = round(one.mean_score, 2), _ratio(one.points, one.turns)
    return Stretch(one.since, one.until, one.results, one.won, mean, a_turn)


def _ratio(points: int, turns: int) -> float | None:
    return round(points / turns, 2) if turns else None
