"""Ratings (openskill): how strong people and bots are in a game, after every game that counts."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache, partial
from typing import Any, Protocol

from openskill.models import PlackettLuce
from sqlalchemy import (
    ColumnElement,
    Executable,
    Float,
    Row,
    Select,
    bindparam,
    insert,
    null,
    or_,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.store.access import Following, Statement
from stammtisch.store.database import Database
from stammtisch.store.preparing import Query
from stammtisch.store.schema import Moment, people, ratings
from stammtisch.store.schema import strengths as history

MODEL = PlackettLuce()
CAREFUL = 3  # the careful estimate: the mean less so many times the uncertainty
LISTED = 100
HOUSE = "bot:"  # begins the name of a bot of the house


class Sitting(Protocol):
    """Who sat on a seat, as `results.Sitting`."""

    @property
    def kind(self) -> str:
        """person, friend or bot."""

    @property
    def person(self) -> str | None:
        """The id of a person, or of whose device it is."""

    @property
    def level(self) -> str | None:
        """The level of a bot of the house."""


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating: the mean, how unsure it is, and from how many games."""

    mean: float = MODEL.mu
    uncertainty: float = MODEL.sigma
    games: int = 0

    @property
    def careful(self) -> float:
        """What somebody is at least worth, almost surely."""
        return self.mean - CAREFUL * self.uncertainty


@dataclass(frozen=True, slots=True)
class Played:
    """A game whose players we know, seat by seat, with their places."""

    game: str
    who: Sequence[str]
    ranks: Sequence[int]
    at: datetime
    dialect: str  # of the database


@dataclass(frozen=True, slots=True)
class Rated:
    """A line of a list of ratings."""

    game: str
    name: str
    person: str | None
    bot: bool
    strength: Strength


def change_ratings(
    game: str, sittings: Sequence[Sitting], ranks: Sequence[int], at: datetime, dialect: str
) -> list[Statement]:
    """What to save after a game, if it counts.

    It does not count with a friend on the same device, whom we don't know, nor among somebody and
    their own programs, nor if all are the same bot.
    """
    who = [name for name in map(who_of, sittings) if name is not None]
    if len(who) < len(sittings):
        return []
    played = Played(game, who, ranks, at, dialect)
    asked = {"in_game": game, **_named(who)}
    return [Following(_what_is_known(len(who)), asked, partial(_change, played))]


def who_of(sitting: Sitting) -> str | None:
    """The name in lists of strength; a friend has none."""
    if sitting.kind == "bot":
        return f"{HOUSE}{sitting.level}"
    return sitting.person if sitting.kind == "person" else None


def _owners(who: Sequence[str], rows: Sequence[Row[Any]]) -> set[str]:
    """Who stands behind the players; a bot of the house stands for itself."""
    owners = {row.who: row.owner for row in rows if row.owner is not None}
    return {owners.get(name, name) for name in who}


def _change(played: Played, known: Sequence[Row[Any]]) -> list[Statement]:
    """Ratings are moved, not set: games may end at the same time."""
    there = {row.who for row in known if row.games is None}
    if any(name not in there and not name.startswith(HOUSE) for name in played.who):
        return []  # the house played for somebody who has been deleted
    if len(_owners(played.who, known)) < 2:
        return []
    rated = {row.who: _strength(row) for row in known if row.games is not None}
    before = [rated.get(name, Strength()) for name in played.who]
    after = _after(before, played.ranks)
    moves = []
    for name in sorted(set(played.who)):
        places = [place for place, other in enumerate(played.who) if other == name]
        moves.append(_move(played.game, name, before[places[0]], [after[p] for p in places]))
    return [(_MOVE[played.dialect], moves), *_remembered(played)]


def _remembered(played: Played) -> list[Statement]:
    """The house's bots play every day and for ever: theirs would be long, and says little."""
    who = [name for name in played.who if not name.startswith(HOUSE)]
    if not who:
        return []
    return [(_remember(len(who)), {"in_game": played.game, "at": played.at, **_named(who)})]


def _after(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    teams = [[MODEL.rating(mu=known.mean, sigma=known.uncertainty)] for known in before]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(team[0].mu, team[0].sigma) for team in rated]


def _move(
    game: str, who: str, before: Strength, after: Sequence[Strength]
) -> dict[str, str | float]:
    """A bot may sit on several seats: what it learns there is the mean."""
    more = sum(new.mean for new in after) / len(after) - before.mean
    factor = sum(new.uncertainty for new in after) / len(after) / before.uncertainty
    return {"in_game": game, "of": who, "more": more, "factor": factor}


# Made once: putting a statement together takes longer than carrying it out.


def _named(who: Sequence[str]) -> dict[str, str]:
    """The values of `_these`."""
    return {f"who_{place}": name for place, name in enumerate(who)}


def _these(column: ColumnElement[str], many: int) -> ColumnElement[bool]:
    return column.in_([bindparam(f"who_{place}") for place in range(many)])


@cache
def _what_is_known(many: int) -> Query:
    """So many players: who owns them if they are people or programs that have not been deleted, and
    their ratings."""
    nothing = [null().label(name) for name in ("mean", "uncertainty", "games")]
    owners = select(people.c.id.label("who"), people.c.owner, *nothing)
    rated = select(ratings.c.who, null(), ratings.c.mean, ratings.c.uncertainty, ratings.c.games)
    there = owners.where(_these(people.c.id, many), people.c.deleted.is_(None))
    return there.union_all(
        rated.where(ratings.c.game == bindparam("in_game"), _these(ratings.c.who, many))
    )


def _moving(adding: postgresql.Insert | sqlite.Insert) -> Executable:
    """Move a rating; the first one begins where everybody begins."""
    new, more, factor = Strength(), bindparam("more", type_=Float), bindparam("factor", type_=Float)
    first = {"mean": new.mean + more, "uncertainty": new.uncertainty * factor, "games": 1}
    moved = {
        "mean": ratings.c.mean + more,
        "uncertainty": ratings.c.uncertainty * factor,
        "games": ratings.c.games + 1,
    }
    added = adding.values(game=bindparam("in_game"), who=bindparam("of"), **first)
    return added.on_conflict_do_update(index_elements=["game", "who"], set_=moved)


_MOVE = {
    "postgresql": _moving(postgresql.insert(ratings)),
    "sqlite": _moving(sqlite.insert(ratings)),
}


@cache
def _remember(many: int) -> Executable:
    """What has come of it for so many people, whatever it was before."""
    now = select(
        ratings.c.game,
        ratings.c.who,
        ratings.c.games,
        ratings.c.mean,
        ratings.c.uncertainty,
        bindparam("at", type_=Moment),
    ).where(ratings.c.game == bindparam("in_game"), _these(ratings.c.who, many))
    return insert(history).from_select(["game", "who", "games", "mean", "uncertainty", "at"], now)


async def ratings_of(database: Database, person: str) -> list[Rated]:
    """Somebody's ratings, game by game."""
    query = _rated().where(ratings.c.who == person).order_by(ratings.c.game)
    return [_line(row) for row in await database.read(query)]


async def ratings_list(database: Database, game: str) -> list[Rated]:
    """The strongest of a game, by the careful estimate."""
    careful = ratings.c.mean - CAREFUL * ratings.c.uncertainty
    query = _rated().where(ratings.c.game == game).order_by(careful.desc(), ratings.c.who)
    return [_line(row) for row in await database.read(query.limit(LISTED))]


def _rated() -> Select[Any]:
    """Ratings with names; of people who are still here, and of the house's bots."""
    here = people.c.id.is_not(None) & people.c.deleted.is_(None)
    return (
        select(ratings, people.c.name, people.c.owner)
        .outerjoin(people, people.c.id == ratings.c.who)
        .where(or_(here, ratings.c.who.startswith(HOUSE)))
    )


def _line(row: Row[Any]) -> Rated:
    if row.name is None:
        return Rated(row.game, row.who.removeprefix(HOUSE), None, True, _strength(row))
    return Rated(row.game, row.name, row.who, row.owner is not None, _strength(row))


def _strength(row: Row[Any]) -> Strength:
    return Strength(row.mean, row.uncertainty, row.games)
