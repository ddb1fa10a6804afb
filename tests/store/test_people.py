"""Becoming somebody, moving to another device, being forgotten."""

import asyncio
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from sqlalchemy import insert, select, update

from stammtisch.store import people
from stammtisch.store.database import Database
from stammtisch.store.forgetting import NOBODY, forget
from stammtisch.store.schema import changes, codes, metadata, results, seats, sessions
from tests.store.rows import add_table

pytestmark = pytest.mark.anyio

NOW = datetime(2026, 1, 2, 10, tzinfo=UTC)


async def everything_in(database: Database) -> str:
    """All rows of all tables, as text."""
    return repr([await database.read(select(table)) for table in metadata.sorted_tables])


async def test_somebody_is_known_by_the_token_alone(database: Database) -> None:
    anna, token = await people.become(database, "Anna", "Firefox on Linux")
    known = await people.by_token(database, token)
    assert known is not None
    assert known.person == anna
    assert not known.person.bot
    assert await people.by_token(database, token + "x") is None
    assert await people.by_token(database, "") is None
    assert await people.by_id(database, anna.id) == anna


async def test_tokens_and_codes_are_kept_as_digests_only(database: Database) -> None:
    anna, token = await people.become(database, "Anna", "Firefox on Linux")
    code, _ = await people.make_code(database, anna.id)
    _, bot_token = await people.make_bot(database, anna.id, "Bot")
    kept = await everything_in(database)
    assert not [secret for secret in (token, code, bot_token) if secret in kept]


async def test_renaming(database: Database) -> None:
    anna, token = await people.become(database, "Anna", "")
    await people.rename(database, anna.id, "Anna Blume")
    known = await people.by_token(database, token)
    assert known is not None
    assert known.person.name == "Anna Blume"


async def test_a_session_is_ended_by_its_owner_only(database: Database) -> None:
    anna, token = await people.become(database, "Anna", "one")
    ben, _ = await people.become(database, "Ben", "other")
    [session] = await people.sessions_of(database, anna.id)
    assert session.device == "one"
    assert not await people.end_session(database, ben.id, session.id)
    assert await people.by_token(database, token)
    assert await people.end_session(database, anna.id, session.id)
    assert await people.by_token(database, token) is None
    assert not await people.end_session(database, anna.id, session.id)


async def test_a_code_moves_somebody_once(database: Database) -> None:
    anna, _ = await people.become(database, "Anna", "one")
    code, until = await people.make_code(database, anna.id)
    assert len(code) == 8
    assert not set(code) & set("01IOL")
    assert until > datetime.now(UTC)
    moved = await people.use_code(database, f" {code[:4].lower()}-{code[4:]} ", "two")
    assert moved is not None
    known = await people.by_token(database, moved[1])
    assert known is not None
    assert known.person == moved[0] == anna
    assert await people.use_code(database, code, "three") is None
    assert {session.device for session in await people.sessions_of(database, anna.id)} == {
        "one",
        "two",
    }


async def test_of_two_who_use_a_code_at_once_one_is_moved(database: Database) -> None:
    anna, _ = await people.become(database, "Anna", "")
    code, _ = await people.make_code(database, anna.id)
    moved = await asyncio.gather(*[people.use_code(database, code, "") for _ in range(5)])
    assert sum(answer is not None for answer in moved) == 1


async def test_with_a_good_code_the_session_that_is_left_ends(database: Database) -> None:
    anna, _ = await people.become(database, "Anna", "")
    ben, token = await people.become(database, "Ben", "")
    code, _ = await people.make_code(database, anna.id)
    [left] = await people.sessions_of(database, ben.id)
    assert await people.use_code(database, "4T7K9QXM", "", left.id) is None
    assert await people.by_token(database, token) is not None
    assert await people.use_code(database, code, "", left.id) is not None
    assert await people.by_token(database, token) is None


async def test_an_old_code_is_no_good_and_goes(database: Database) -> None:
    anna, _ = await people.become(database, "Anna", "")
    ben, _ = await people.become(database, "Ben", "")
    code, _ = await people.make_code(database, anna.id)
    past = datetime.now(UTC) - timedelta(seconds=1)
    await database.write(update(codes).values(until=past))
    assert await people.use_code(database, code, "") is None
    await people.make_code(database, ben.id)
    assert [row.person for row in await database.read(select(codes))] == [ben.id]


async def test_a_new_code_replaces_the_one_before(database: Database) -> None:
    anna, _ = await people.become(database, "Anna", "")
    old, _ = await people.make_code(database, anna.id)
    new, _ = await people.make_code(database, anna.id)
    assert await people.use_code(database, old, "") is None
    assert await people.use_code(database, new, "") is not None


async def test_a_program_is_known_by_its_token(database: Database) -> None:
    anna, _ = await people.become(database, "Anna", "")
    bot, token = await people.make_bot(database, anna.id, "Deep Espresso")
    assert token.startswith("st_")
    known = await people.by_token(database, token)
    assert known is not None
    assert known.person == bot
    assert known.person.bot
    assert await people.bots_of(database, anna.id) == [bot]


async def a_game(database: Database, *sitting: tuple[str, str | None]) -> None:
    """A finished table with these names and people."""
    host = next(person for _, person in sitting if person)
    told = [{"change": "sat-down", "name": name, "person": person} for name, person in sitting]
    await database.write(
        add_table("abcdefghij", host, datetime.now(UTC), first_seats=told),
        insert(changes).values(
            [
                {"table": "abcdefghij", "version": version, "body": msgspec.json.encode(body)}
                for version, body in enumerate(told)
            ]
        ),
        insert(seats).values(
            [
                {
                    "table": "abcdefghij",
                    "seat": seat,
                    "kind": "person",
                    "name": name,
                    "person": person,
                }
                for seat, (name, person) in enumerate(sitting)
            ]
        ),
        insert(results).values(
            [
                {
                    "table": "abcdefghij",
                    "seat": seat,
                    "game": "cafe-cards",
                    "players": len(sitting),
                    "name": name,
                    "person": person,
                    "score": 1,
                    "minus": 0,
                    "won": True,
                    "resigned": False,
                    "finished": NOW,
                }
                for seat, (name, person) in enumerate(sitting)
            ]
        ),
    )


async def test_of_who_is_forgotten_only_games_without_a_name_stay(database: Database) -> None:
    anna, token = await people.become(database, "Anna", "Firefox")
    ben, _ = await people.become(database, "Ben", "Chrome")
    bot, bot_token = await people.make_bot(database, anna.id, "Annabot")
    await people.make_code(database, anna.id)
    await a_game(
        database, ("Anna", anna.id), ("Ben", ben.id), ("Annabot", bot.id), ("Annalisa", anna.id)
    )
    await forget(database, [bot.id, anna.id])
    kept = await everything_in(database)
    assert "Anna" not in kept
    assert "Firefox" not in kept
    assert "Ben" in kept
    assert await people.by_token(database, token) is None
    assert await people.by_token(database, bot_token) is None
    assert await people.by_id(database, anna.id) is None
    names = await database.read(select(results.c.name).order_by(results.c.seat))
    assert [row.name for row in names] == [NOBODY, "Ben", NOBODY, NOBODY]
    bodies = await database.read(select(changes.c.body).order_by(changes.c.version))
    assert [msgspec.json.decode(row.body)["name"] for row in bodies] == [
        NOBODY,
        "Ben",
        NOBODY,
        NOBODY,
    ]
    assert [row.person for row in await database.read(select(sessions))] == [ben.id]
