"""Deleting people, while they and everybody else go on asking for things."""

from litestar.datastructures import State

from stammtisch.server.errors import NotDone
from stammtisch.server.identity import Identities
from stammtisch.store import people
from stammtisch.store.forgetting import forget
from stammtisch.store.people import Somebody
from stammtisch.table.house import House


async def delete_person(state: State, person: Somebody) -> None:
    """Delete somebody and their programs; their games go on without their names. Nobody may save
    anything of theirs after that which forgets them: so they are unknown first, what they have
    asked for is waited for, and their tables are held. Raises NotSaved; then they are known again.
    """
    identities: Identities = state.identities
    house: House = state.house
    if not identities.knows(person.id):
        raise NotDone(401, "nobody", "this is being deleted already")
    gone = [person]
    try:
        await identities.dismiss(person.id)
        gone += await people.bots_of(state.database, person.id)
        for bot in gone[1:]:
            await identities.dismiss(bot.id)
        names = {somebody.id for somebody in gone}
        async with house.renaming(names):
            await forget(state.database, names)
    except BaseException:
        for somebody in gone:
            identities.welcome(somebody.id)
        raise
    for somebody in gone:
        await house.let_go(somebody)
