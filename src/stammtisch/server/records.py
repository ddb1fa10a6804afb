"""Records by HTTP: of finished games, and those that people bring along."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody
from litestar.params import PathParameter, RawBody

from stammtisch.play.film import Film, film_of, with_end
from stammtisch.play.flaws import RecordError
from stammtisch.play.record import LARGEST, Record, from_text, to_text
from stammtisch.play.replay import verify
from stammtisch.server import told
from stammtisch.server.backroom import Backroom
from stammtisch.server.errors import NotDone, refusals
from stammtisch.server.identity import Asker
from stammtisch.server.limits import take
from stammtisch.server.visitors import address_of
from stammtisch.store import records as store
from stammtisch.store.people import Somebody
from stammtisch.table.archive import find_record
from stammtisch.table.opening import Filed
from stammtisch.wire.records import BroughtRecord

RecordName = Annotated[
    str,
    PathParameter(
        pattern="^[a-z2-7]{10}$",
        max_length=10,
        description="The name of a table that is over, or of a record that was brought along.",
    ),
]


@dataclass
class TakesRecord(Operation):
    """For the OpenAPI document: the body is read by us, to say the first thing that is wrong."""

    def __post_init__(self) -> None:
        record = OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Record"))
        self.request_body = RequestBody(content={"application/json": record}, required=True)


class Records(Controller):
    """Records, and the games in them frame by frame."""

    path = "/api"
    tags = ("records",)

    @get(
        ["/records/{name:str}", "/tables/{name:str}/record"],
        responses=refusals(404, 409),
        media_type="application/json",
    )
    async def record(self, state: State, name: RecordName) -> Response[str]:
        """The record of a finished game, or one brought along: to keep, replay and verify."""
        text = to_text((await filed(state, name)).record)
        disposition = f'attachment; filename="{name}.stammtisch.json"'
        return Response(text, headers={"Content-Disposition": disposition})

    @get(["/records/{name:str}/film", "/tables/{name:str}/film"], responses=refusals(404, 409))
    async def film(self, state: State, name: RecordName) -> Film:
        """The same game frame by frame, all cards open."""
        backroom: Backroom = state.backroom
        found = await filed(state, name)
        film = await backroom.do(_film, to_text(found.record))
        quitters = list(found.quitters)
        return with_end(film, found.result, quitters) if found.result and quitters else film

    @post(
        "/records",
        responses=refusals(401, 409),
        operation_class=TakesRecord,
        request_max_body_size=LARGEST,
    )
    async def bring(
        self, request: Request[Any, Any, Any], state: State, me: Asker, body: RawBody
    ) -> BroughtRecord:
        """Bring a record along. It is checked wholly first; one that is wrong is not kept."""
        take(state.limits.new_records, address_of(request.scope, state.settings))
        await _check_records_of(state, me)
        backroom: Backroom = state.backroom
        record = await backroom.do(_checked, body)
        return told.brought(await store.add_record(state.database, me.id, record))

    @get("/me/records", responses=refusals())
    async def my_records(self, state: State, me: Asker) -> list[BroughtRecord]:
        """The records that you brought along, the latest first."""
        return [told.brought(one) for one in await store.records_of(state.database, me.id)]

    @delete("/records/{name:str}", responses=refusals(404), status_code=200)
    async def delete_record(self, state: State, me: Asker, name: RecordName) -> None:
        """Delete a record that you brought along."""
        if not await store.delete_record(state.database, me.id, name):
            raise NotDone(404, "no-record", "you have brought no record of this name")


async def filed(state: State, name: str) -> Filed:
    """The record of this name; raises NotDone (404), or Refused where no game has ended."""
    try:
        return await find_record(state.house, state.database, name)
    except LookupError:
        raise NotDone(404, "no-record", "there is no game and no record of this name") from None


@lru_cache(maxsize=32)  # what people look at today; by its text, since names may be forgotten
def _film(record: str) -> Film:
    return film_of(from_text(record))


def _checked(body: RawBody) -> Record:
    """A record that is right in every respect; raises NotDone with the first that isn't."""
    try:
        record = from_text(body)
        verify(record)
    except RecordError as error:
        place = str(error.move) if error.move else None
        reason = f"record-{error.fault}"
        raise NotDone(400, reason, str(error), place=place, flaw=error.flaw) from None
    return record


async def _check_records_of(state: State, person: Somebody) -> None:
    most = state.settings.records
    if most and await store.count_records(state.database, person.id) >= most:
        raise NotDone(409, "too-many-records", f"you have brought {most} records already")
