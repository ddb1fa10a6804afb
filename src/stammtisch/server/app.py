"""The app: everything the house says by HTTP and on sockets, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar

from stammtisch.server import schema
from stammtisch.server.analyses import GameAnalyses
from stammtisch.server.backroom import Backroom
from stammtisch.server.door import keep_door
from stammtisch.server.errors import EXCEPTION_HANDLERS
from stammtisch.server.examples import Examples
from stammtisch.server.health import Readiness, health, ready
from stammtisch.server.identity import DEPENDENCIES, Identities
from stammtisch.server.limits import Limits
from stammtisch.server.metrics import Metrics, metrics
from stammtisch.server.pages import Pages, page
from stammtisch.server.people import Bots, Myself, People
from stammtisch.server.practice import Lessons
from stammtisch.server.records import Records
from stammtisch.server.results import Results
from stammtisch.server.settings import Settings
from stammtisch.server.socket import Sockets, table_socket
from stammtisch.server.statistics import AllStatistics, Figures
from stammtisch.server.tables import ACTIONS, Games, Tables
from stammtisch.store.database import open_database
from stammtisch.table.analyses import Analyses, Bounds
from stammtisch.table.clock import Clock
from stammtisch.table.house import House
from stammtisch.table.house_bots import HouseBots

ROUTES: tuple[Any, ...] = (
    People,
    Myself,
    Bots,
    Games,
    Examples,
    Tables,
    *ACTIONS,
    table_socket,
    GameAnalyses,
    Records,
    Results,
    AllStatistics,
    Lessons,
    health,
    ready,
    metrics,
    page,
)


def create_app(settings: Settings) -> Litestar:
    """The app with these settings."""
    limits, figures = Limits(settings), Metrics()
    bounds = Bounds(settings.analyses, settings.analysis_queue, settings.analysis_rounds)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        try:
            database = await open_database(settings.database_address, alone=True)
        except Exception as trouble:
            app.state["trouble"] = trouble  # for whoever runs the server, which tells no more
            raise
        database.journal.watch = figures.committed
        bots = HouseBots(settings.bot_pace, settings.bot_think)
        house = House(database, Clock(), bots, figures)
        analyses = Analyses(database, house.clock, bounds)
        sockets, backroom = Sockets(), Backroom()
        figures.messages, figures.tables = lambda: sockets.received, house.statuses
        identities = Identities(database, sockets.close_those_of)
        app.state.update(
            {
                "database": database,
                "readiness": Readiness(database),
                "house": house,
                "analyses": analyses,
                "backroom": backroom,
                "identities": identities,
                "sockets": sockets,
                "figures": Figures(database),
            }
        )
        house.open()
        try:
            yield
        finally:
            backroom.close()
            await analyses.close()
            await house.close()
            await database.close()

    app = Litestar(
        route_handlers=ROUTES,
        dependencies=DEPENDENCIES,
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=settings.body_size,
        lifespan=[open_house],
        openapi_config=schema.CONFIG,
        logging_config=None,
    )
    app.state.update({"settings": settings, "limits": limits, "metrics": figures, "pages": Pages()})
    keep_door(app, settings, limits, figures)
    return app
