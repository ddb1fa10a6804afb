"""Tables by HTTP: setting up, finding, joining, and the plain way to play for programs."""

import asyncio
from functools import partial
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from stammtisch import bots
from stammtisch.games.rulebook import Rulebook, all_games
from stammtisch.server.errors import NotDone, refusals
from stammtisch.server.identity import Asker, Visitor
from stammtisch.server.limits import take
from stammtisch.server.records import filed
from stammtisch.server.visitors import address_of
from stammtisch.store import tables as store
from stammtisch.store.people import Somebody
from stammtisch.table.asked import Asked, Deciding
from stammtisch.table.deciding import decide_for, join, may_have_hint
from stammtisch.table.house import House
from stammtisch.table.table import Table
from stammtisch.wire import requests
from stammtisch.wire.answers import Refusal, Snapshot
from stammtisch.wire.tables import GameFacts, Hint, Join, NewTable, TableShort

TableName = Annotated[
    str,
    PathParameter(pattern="^[a-z2-7]{10}$", max_length=10, description="The name of a table."),
]
SinceVersion = Annotated[
    int, QueryParameter(ge=0, le=2**31, description="Leave the log out up to this version.")
]

STATUSES = {"not-saved": 503, "too-many": 429}  # of what a table refuses; of all else it is 409


async def find_table(state: State, name: str) -> Table:
    """The table of this name; raises NotDone (404)."""
    house: House = state.house
    try:
        return await house.table(name)
    except LookupError:
        raise NotDone(404, "no-table", "there is no table of this name") from None


async def carry_out(table: Table, deciding: Deciding, person: Somebody, since: int = 0) -> Snapshot:
    """Have something done at a table; what it looks like once that is saved. Raises NotDone."""
    answered: asyncio.Future[Refusal | Snapshot] = asyncio.get_running_loop().create_future()

    def answer(found: Refusal | Snapshot) -> None:
        if not answered.done():  # whoever asked may have gone
            answered.set_result(found)

    table.ask(Asked(deciding, answer, done=lambda: answer(table.snapshot(person, since))))
    found = await answered
    if isinstance(found, Snapshot):
        return found
    status = STATUSES.get(found.refused, 409)
    raise NotDone(status, found.refused, found.sentence, place=found.place)


class Games(Controller):
    """The games of the house."""

    path = "/api/games"
    tags = ("games",)

    @get(responses=refusals())
    async def games(self) -> list[GameFacts]:
        """Every game, with its options and its bots."""
        return [_facts(game) for _, game in sorted(all_games().items())]


def _facts(game: Rulebook) -> GameFacts:
    options = {name: list(choices) for name, choices in game.rules.OPTIONS.items()}
    return GameFacts(game.name, game.players, options, bots.names())


class Tables(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=refusals())
    async def open_tables(self, state: State, who: Visitor) -> list[TableShort]:
        """Public tables that wait for players."""
        house: House = state.house
        return await house.open_tables(who.id if who else None)

    @get("/running", responses=refusals())
    async def running_tables(self, state: State, who: Visitor) -> list[TableShort]:
        """Public tables to look on."""
        house: House = state.house
        return await house.running_tables(who.id if who else None)

    @get("/mine", responses=refusals(401))
    async def my_tables(self, state: State, me: Asker) -> list[TableShort]:
        """The tables where one sits, or that one has set up, and that aren't over; those where one
        is to move first."""
        house: House = state.house
        return await house.tables_of(me.id)

    @post(responses=refusals(401, 404, 409))
    async def set_up(
        self, request: Request[Any, Any, Any], state: State, me: Asker, data: JSONBody[NewTable]
    ) -> Snapshot:
        """Set up a table; with an origin, one that goes on from a position of an earlier game."""
        await count_new_table(request, state, me)
        house: House = state.house
        origin = await filed(state, data.origin.table) if data.origin else None
        table = await house.set_up(data, me, origin)
        return await table.settled(lambda: table.snapshot(me))

    @get("/{name:str}", responses=refusals(404))
    async def look(
        self, state: State, who: Visitor, name: TableName, since: SinceVersion = 0
    ) -> Snapshot:
        """All that one may see of a table."""
        table = await find_table(state, name)
        return await table.settled(lambda: table.snapshot(who, since))

    @post("/{name:str}/join", responses=refusals(401, 404, 409))
    async def join(
        self, state: State, me: Asker, name: TableName, data: JSONBody[Join]
    ) -> Snapshot:
        """Sit down."""
        await _check_tables_of(state, me)
        table = await find_table(state, name)
        return await carry_out(table, lambda course, now: [join(course, me, data.invite, now)], me)

    @post("/{name:str}/rematch", responses=refusals(401, 404, 409))
    async def rematch(
        self, request: Request[Any, Any, Any], state: State, me: Asker, name: TableName
    ) -> Snapshot:
        """A table for the same people to play again."""
        house: House = state.house
        count = partial(count_new_table, request, state, me)
        again = await house.rematch(await find_table(state, name), me, count)
        return await again.settled(lambda: again.snapshot(me))

    @post("/{name:str}/hint", responses=refusals(401, 404, 409))
    async def hint(self, state: State, me: Asker, name: TableName) -> Hint:
        """What a good player would do now."""
        table = await find_table(state, name)
        course = await table.settled(lambda: table.course)
        house: House = state.house
        return await house.bots.hint(course, may_have_hint(course, me))


async def count_new_table(
    asked: ASGIConnection[Any, Any, Any, Any], state: State, host: Somebody
) -> None:
    """Count a table that is about to be set up; raises NotDone when it is one too many."""
    take(state.limits.new_tables, address_of(asked.scope, state.settings))
    await _check_tables_of(state, host)


async def _check_tables_of(state: State, person: Somebody) -> None:
    most = state.settings.open_tables
    if most and await store.count_running(state.database, person.id) >= most:
        raise NotDone(409, "too-many-tables", f"you have {most} tables already")


def _action(path: str, kind: type[requests.Request], summary: str) -> HTTPRouteHandler:
    """One way to do something at a table, for programs without a socket."""

    @post(
        f"/api/tables/{{name:str}}/{path}",
        tags=("tables",),
        summary=summary,
        operation_id=path,
        responses=refusals(401, 404, 409),
        status_code=200,
    )
    async def act(
        state: State,
        me: Asker,
        name: TableName,
        data: JSONBody[kind],  # type: ignore[valid-type] # the message of this action
        since: SinceVersion = 0,
    ) -> Snapshot:
        table = await find_table(state, name)
        return await carry_out(table, partial(decide_for, me, data), me, since)

    return act


ACTIONS = [
    _action("play", requests.Play, "Make a move."),
    _action("undo", requests.Undo, "Take the last move back."),
    _action("ready", requests.Ready, "Be ready to begin."),
    _action("start", requests.Start, "Begin, as the host."),
    _action("free", requests.Free, "Free somebody's seat, as the host."),
    _action("resign", requests.Resign, "Give up."),
    _action("return", requests.Return, "Take a seat back from the house."),
    _action("say", requests.Say, "Table talk."),
    _action("leave", requests.Leave, "Get up."),
]
