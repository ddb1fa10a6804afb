"""People: who they are, and on which devices they are known.

Tokens and codes are random, and only their digests are kept: who reads the database is nobody else.
"""

import hashlib
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Executable,
    Row,
    delete,
    exists,
    insert,
    literal,
    or_,
    select,
    update,
)

from stammtisch.store.database import Database
from stammtisch.store.schema import (
    NOT_OVER,
    codes,
    people,
    records,
    seats,
    sessions,
    tables,
    visits,
)

ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that look alike: no 0, 1, I, L, O
CODE_LENGTH = 8
CODE_LIFE = timedelta(minutes=10)
PROGRAM = "program"  # the device of a bot
BOT_PREFIX = "st_"  # so that a token that was published by mistake is found


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person, or a program of a person's (then with an owner)."""

    id: str
    name: str
    created: datetime
    owner: str | None = None

    @property
    def bot(self) -> bool:
        """Whether it is a program."""
        return self.owner is not None


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody, and the session by which they are known here."""

    person: Somebody
    session: str
    seen: datetime


@dataclass(frozen=True, slots=True)
class Session:
    """A device on which somebody is known."""

    id: str
    device: str
    created: datetime
    seen: datetime


def new_id() -> str:
    """A name for something, which nobody can guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def digest(secret: str) -> bytes:
    """What is kept of a token or a code; they are random, so salt would add nothing."""
    return hashlib.sha256(secret.encode()).digest()


async def become(database: Database, name: str, device: str) -> tuple[Somebody, str]:
    """Somebody new, and the token by which they are known on this device."""
    person = Somebody(new_id(), name, _now())
    token, session = _new_session(person.id, device)
    await database.write(_add_person(person), session)
    return person, token


async def by_token(database: Database, token: str) -> Known | None:
    """Who has this token."""
    query = (
        select(people, sessions.c.id.label("session"), sessions.c.seen)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token == digest(token), people.c.deleted.is_(None))
    )
    rows = await database.read(query)
    return Known(_somebody(rows[0]), rows[0].session, rows[0].seen) if rows else None


async def by_id(database: Database, person: str) -> Somebody | None:
    """The person of an id; nobody who has been deleted."""
    query = select(people).where(people.c.id == person, people.c.deleted.is_(None))
    rows = await database.read(query)
    return _somebody(rows[0]) if rows else None


async def those_here(database: Database, who: Collection[str]) -> set[str]:
    """Those of these people who have not been deleted."""
    query = select(people.c.id).where(people.c.id.in_(who), people.c.deleted.is_(None))
    return {row.id for row in await database.read(query)}


async def gone_but_seated(database: Database) -> list[Somebody]:
    """Who has been deleted, and has a seat where the game isn't over."""
    seated = select(seats.c.person).join(tables, tables.c.id == seats.c.table).where(NOT_OVER)
    query = select(people).where(people.c.deleted.is_not(None), people.c.id.in_(seated))
    return [_somebody(row) for row in await database.read(query)]


async def rename(database: Database, person: str, name: str) -> None:
    """Another name, from the next game on."""
    await database.write(update(people).where(people.c.id == person).values(name=name))


async def sessions_of(database: Database, person: str) -> list[Session]:
    """Where somebody is known, the latest first."""
    query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
    rows = await database.read(query)
    return [Session(row.id, row.device, row.created, row.seen) for row in rows]


async def end_session(database: Database, person: str, session: str) -> bool:
    """Be nobody on that device from now on; answer whether there was such a session."""
    mine = (sessions.c.id == session) & (sessions.c.person == person)
    return (await database.write(delete(sessions).where(mine)))[0] == 1


async def saw(database: Database, session: str) -> None:
    """Remember that somebody was here."""
    await database.write(update(sessions).where(sessions.c.id == session).values(seen=_now()))


async def make_code(database: Database, person: str) -> tuple[str, datetime]:
    """A code for another device, and until when it is good; one at a time for each person."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    until = _now() + CODE_LIFE
    stale = (codes.c.person == person) | (codes.c.until <= _now())
    row = {"code": digest(code), "person": person, "until": until}
    await database.write(delete(codes).where(stale), insert(codes).values(row))
    return code, until


async def maker_of(database: Database, code: str) -> Somebody | None:
    """Who made this code; nobody, if it is no good."""
    query = select(people).join(codes).where(_good(code), people.c.deleted.is_(None))
    rows = await database.read(query)
    return _somebody(rows[0]) if rows else None


async def use_code(
    database: Database, code: str, device: str, left: str | None = None
) -> tuple[Somebody, str] | None:
    """Who made this code, and a token for this device, whose former session ends with that; None
    for a code that is no good."""
    maker, good = await maker_of(database, code), _good(code)
    if maker is None:
        return None
    token, row = _session(maker.id, device)
    wanted = [literal(value, sessions.c[name].type) for name, value in row.items()]
    add = insert(sessions).from_select([*row], select(*wanted).where(exists().where(good)))
    end = delete(sessions).where(sessions.c.id == left, exists().where(good))
    used = await database.write(add, end, delete(codes).where(good))
    if (used[0], used[-1]) != (1, 1):  # somebody was quicker, or was deleted meanwhile
        return None
    return maker, token


async def would_be_lost(database: Database, known: Known) -> bool:
    """Whether somebody has anything in the house, and no way back to it without this session."""
    person = known.person.id
    others = (sessions.c.person == person) & (sessions.c.id != known.session)
    has = or_(
        exists().where(seats.c.person == person),
        exists().where(visits.c.person == person),
        exists().where(tables.c.host == person, NOT_OVER),
        exists().where(people.c.owner == person, people.c.deleted.is_(None)),
        exists().where(records.c.person == person),
    )
    rows = await database.read(select(has & ~exists().where(others)))
    return bool(rows[0][0])


def _good(code: str) -> ColumnElement[bool]:
    return (codes.c.code == digest(plain_code(code))) & (codes.c.until > _now())


def plain_code(code: str) -> str:
    """A code as it was made: people type small letters, blanks and hyphens."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


async def make_bot(database: Database, owner: str, name: str) -> tuple[Somebody, str]:
    """An account for a program, and its token, which is shown this once."""
    bot = Somebody(new_id(), name, _now(), owner)
    token, session = _new_session(bot.id, PROGRAM, BOT_PREFIX)
    await database.write(_add_person(bot), session)
    return bot, token


async def bots_of(database: Database, owner: str) -> list[Somebody]:
    """A person's programs, the oldest first."""
    query = select(people).where(people.c.owner == owner, people.c.deleted.is_(None))
    return [_somebody(row) for row in await database.read(query.order_by(people.c.created))]


async def seats_of(database: Database, person: str) -> list[tuple[str, int, str]]:
    """Table, seat and name wherever somebody, or a friend on their device, sits or sat."""
    mine = seats.c.person == person
    query = select(seats).where(mine).order_by(seats.c.table, seats.c.seat)
    return [(row.table, row.seat, row.name) for row in await database.read(query)]


async def visits_of(database: Database, person: str) -> list[str]:
    """The tables that have somebody's name though they don't sit there."""
    query = select(visits.c.table).where(visits.c.person == person).order_by(visits.c.table)
    return [row.table for row in await database.read(query)]


def _new_session(person: str, device: str, prefix: str = "") -> tuple[str, Executable]:
    token, row = _session(person, device, prefix)
    return token, insert(sessions).values(row)


def _session(person: str, device: str, prefix: str = "") -> tuple[str, dict[str, Any]]:
    token = prefix + secrets.token_urlsafe(32)
    row = {
        "id": new_id(),
        "person": person,
        "token": digest(token),
        "device": device[:80],
        "created": _now(),
        "seen": _now(),
    }
    return token, row


def _add_person(person: Somebody) -> Executable:
    row = {
        "id": person.id,
        "name": person.name,
        "owner": person.owner,
        "created": person.created,
    }
    return insert(people).values(row)


def _somebody(row: Row[Any]) -> Somebody:
    return Somebody(row.id, row.name, row.created, row.owner)


def _now() -> datetime:
    return datetime.now(UTC)
