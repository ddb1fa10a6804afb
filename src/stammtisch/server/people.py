"""People by HTTP: becoming somebody, one's name, devices, bots and data."""

from typing import Annotated, Any, TypeAlias

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec.structs import asdict

from stammtisch.play.names import chosen_name
from stammtisch.server import told
from stammtisch.server.deleting import delete_person
from stammtisch.server.devices import device_of
from stammtisch.server.errors import NotDone, refusals
from stammtisch.server.identity import (
    COOKIE,
    Anybody,
    Asker,
    Here,
    Identities,
    Visitor,
    bearer_token,
    cookie_for,
    no_cookie,
)
from stammtisch.server.limits import take
from stammtisch.server.visitors import address_of
from stammtisch.store import counting, people, ratings, records, results, statistics
from stammtisch.store.database import Database
from stammtisch.store.people import Known, Somebody
from stammtisch.wire.people import (
    BotAccount,
    EverythingKept,
    Kept,
    Me,
    MovingCode,
    NewBot,
    NewPerson,
    Rename,
    SeatTaken,
    Session,
    UseCode,
)
from stammtisch.wire.results import Person

AnyRequest: TypeAlias = Request[Any, Any, Any]
Id = Annotated[
    str, PathParameter(pattern="^[a-z2-7]{12}$", max_length=12, description="The id of somebody.")
]


class People(Controller):
    """Becoming somebody, and looking at others."""

    path = "/api/people"
    tags = ("people",)

    @post(responses=refusals() | {200: ResponseSpec(Me, description="who you are already")})
    async def become_somebody(
        self, request: AnyRequest, state: State, who: Visitor, data: JSONBody[NewPerson]
    ) -> Response[Me]:
        """Become somebody, unless you are; the cookie of the answer is how you are known."""
        token = request.cookies.get(COOKIE)
        if who is not None and token is not None:
            return _known_from_now(request, state, who, token, status=200)
        if who is not None:
            return Response(told.me(who), status_code=200)
        name = chosen_name(data.name)
        take(state.limits.new_people, address_of(request.scope, state.settings))
        person, token = await people.become(state.database, name, _device(request))
        return _known_from_now(request, state, person, token)

    @post("/move", responses=refusals(404, 409))
    async def move_here(
        self, request: AnyRequest, state: State, known: Anybody, data: JSONBody[UseCode]
    ) -> Response[Me]:
        """Be on this device who you are on another one, by the code shown there. Who you were here
        is signed out; if nobody could be that person any more then, only with `leave`."""
        take(state.limits.code_tries, address_of(request.scope, state.settings))
        left = known if bearer_token(request) is None else None
        if left and not data.leave:
            await _check_left(state.database, left, data.code)
        ends = left.session if left else None
        moved = await people.use_code(state.database, data.code, _device(request), ends)
        if moved is None:
            raise NotDone(404, "code", "this code is no good; they last for ten minutes, one use")
        if left:
            _signed_out(state, left.session)
        return _known_from_now(request, state, *moved)

    @get("/{person:str}", responses=refusals(404))
    async def look_at(self, state: State, person: Id) -> Person:
        """What everybody may see of somebody."""
        database: Database = state.database
        found = await people.by_id(database, person)
        if found is None:
            raise NotDone(404, "no-person", "there is nobody of this id")
        games, _ = await results.games_of(database, person, public=True)
        return Person(
            found.id,
            found.name,
            found.bot,
            [told.rating(line) for line in await ratings.ratings_of(database, person)],
            [told.statistics(line) for line in await results.statistics_of(database, person)],
            [told.played(game) for game in games],
        )


class Myself(Controller):
    """One's own name, devices and data."""

    path = "/api/me"
    tags = ("people",)

    @get(responses=refusals())
    async def who_am_i(self, request: AnyRequest, state: State, me: Asker) -> Response[Me]:
        """Who you are. A browser's cookie lives on from today."""
        token = request.cookies.get(COOKIE)
        if bearer_token(request) is not None or token is None:
            return Response(told.me(me))
        return _known_from_now(request, state, me, token, status=200)

    @patch(responses=refusals())
    async def rename(self, state: State, me: Asker, data: JSONBody[Rename]) -> Me:
        """Another name, from the next game on."""
        name = chosen_name(data.name)
        await people.rename(state.database, me.id, name)
        _ask_again(state, me.id)
        return Me(me.id, name, me.bot, me.created)

    @delete(responses=refusals(), status_code=200)
    async def delete_me(self, request: AnyRequest, state: State, me: Asker) -> Response[None]:
        """Delete what is kept about you and your bots. Finished games stay, without your name."""
        await delete_person(state, me)
        return Response(None, cookies=[no_cookie(request, state.settings)])

    @get("/data", responses=refusals())
    async def everything(self, state: State, here: Here) -> Response[EverythingKept]:
        """All that is kept about you and your programs, to download."""
        kept = await _everything(state.database, here)
        disposition = 'attachment; filename="stammtisch.json"'
        return Response(kept, headers={"Content-Disposition": disposition})

    @get("/sessions", responses=refusals())
    async def sessions(self, state: State, here: Here) -> list[Session]:
        """The devices on which you are known."""
        return await _sessions(state.database, here.person.id, here.session)

    @delete("/sessions/{session:str}", responses=refusals(404), status_code=200)
    async def end_session(
        self, request: AnyRequest, state: State, here: Here, session: Id
    ) -> Response[None]:
        """Be nobody on that device from now on."""
        if not await _end_session(state, here.person, session):
            raise NotDone(404, "no-session", "you have no session of this id")
        gone = [no_cookie(request, state.settings)] if session == here.session else []
        return Response(None, cookies=gone)

    @post("/code", responses=refusals())
    async def make_code(self, state: State, me: Asker) -> MovingCode:
        """A code to be yourself on another device."""
        _only_people(me)
        code, until = await people.make_code(state.database, me.id)
        return MovingCode(f"{code[:4]}-{code[4:]}", until)


class Bots(Controller):
    """One's programs."""

    path = "/api/me/bots"
    tags = ("bots",)

    @get(responses=refusals())
    async def bots(self, state: State, me: Asker) -> list[BotAccount]:
        """Your programs, without their tokens, which nobody knows any more."""
        return [told.bot(bot) for bot in await people.bots_of(state.database, me.id)]

    @post(responses=refusals(409))
    async def make_bot(self, state: State, me: Asker, data: JSONBody[NewBot]) -> BotAccount:
        """An account for a program; its token is shown this once."""
        _only_people(me)
        name = chosen_name(data.name)
        most = state.settings.bots
        if most and len(await people.bots_of(state.database, me.id)) >= most:
            raise NotDone(409, "too-many-bots", f"you have {most} already")
        bot, token = await people.make_bot(state.database, me.id, name)
        return BotAccount(bot.id, bot.name, bot.created, token)

    @delete("/{bot:str}", responses=refusals(404), status_code=200)
    async def delete_bot(self, state: State, me: Asker, bot: Id) -> None:
        """Delete a program of yours; its finished games stay, without its name."""
        found = [mine for mine in await people.bots_of(state.database, me.id) if mine.id == bot]
        if not found:
            raise NotDone(404, "no-bot", "you have no bot of this id")
        await delete_person(state, found[0])


def _device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent"))


def _known_from_now(
    request: AnyRequest, state: State, person: Somebody, token: str, status: int = 201
) -> Response[Me]:
    cookie = cookie_for(token, request, state.settings)
    return Response(told.me(person), cookies=[cookie], status_code=status)


def _ask_again(state: State, person: str) -> None:
    identities: Identities = state.identities
    identities.forget(person=person)


async def _end_session(state: State, person: Somebody, session: str) -> bool:
    ended = await people.end_session(state.database, person.id, session)
    if ended:  # else it is somebody else's, perhaps
        _signed_out(state, session)
    return ended


def _signed_out(state: State, session: str) -> None:
    identities: Identities = state.identities
    identities.forget(session=session)


async def _check_left(database: Database, left: Known, code: str) -> None:
    """Nobody is left behind by mistake; raises NotDone (409)."""
    maker = await people.maker_of(database, code)
    stays = maker is None or maker.id == left.person.id
    if not stays and await people.would_be_lost(database, left):
        sentence = f"nobody could be {left.person.name} any more: make a code for another device"
        raise NotDone(409, "left-behind", f"{sentence} first, or leave them")


def _only_people(me: Somebody) -> None:
    if me.bot:
        raise NotDone(403, "only-people", "programs can't do that")


async def _sessions(database: Database, person: str, this: str) -> list[Session]:
    found = await people.sessions_of(database, person)
    return [told.session(session, this) for session in found]


async def _everything(database: Database, here: Known) -> EverythingKept:
    bots = await people.bots_of(database, here.person.id)
    return EverythingKept(
        **asdict(await _kept(database, here.person, here.session)),
        bots=[await _kept(database, bot, here.session) for bot in bots],
    )


async def _kept(database: Database, person: Somebody, session: str) -> Kept:
    course = await statistics.all_estimates(database, person.id)
    return Kept(
        me=told.me(person),
        sessions=await _sessions(database, person.id, session),
        seats=[SeatTaken(*seat) for seat in await people.seats_of(database, person.id)],
        visits=await people.visits_of(database, person.id),
        games=[told.played(game) for game in await results.all_games_of(database, person.id)],
        ratings=[told.rating(line) for line in await ratings.ratings_of(database, person.id)],
        sheets=[told.sheet(*sheet) for sheet in await counting.sheets_of(database, person.id)],
        strength={game: [told.estimate(one) for one in course[game]] for game in course},
        records=[told.brought(one) for one in await records.records_of(database, person.id)],
        bodies=await records.bodies_of(database, person.id),
    )
