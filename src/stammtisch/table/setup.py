"""How a table was set up: what never changes about it."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from stammtisch import bots
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import BadInput, Rulebook, find
from stammtisch.play import fairness
from stammtisch.play.names import chosen_name
from stammtisch.store.people import Somebody
from stammtisch.table.opening import Opening
from stammtisch.wire.tables import NewTable, Seat, SeatWish


@dataclass(frozen=True)
class Setup:
    """A table as it was set up."""

    id: str
    game: Rulebook
    options: Json
    host: str
    public: bool
    hints: bool
    limit: int | None
    invite: str
    salt: str
    first_seats: tuple[Seat, ...]
    created: datetime
    rematch_of: str | None = None
    opening: Opening | None = None  # of a what-if table

    @cached_property
    def promise(self) -> str:
        """What is published of the salt."""
        return fairness.promise(self.salt)


def check(new: NewTable) -> tuple[Rulebook, Json]:
    """The game and all its options; raises BadInput for what can't be."""
    game = find(new.game)
    options = game.options_of(game.empty(len(new.seats), dict(new.options)))
    for wish in new.seats:
        _check_wish(wish)
    if sum(wish.kind == "me" for wish in new.seats) > 1:
        raise BadInput("seats", "you can take one seat; others on your device are friends")
    return game, options


def _check_wish(wish: SeatWish) -> None:
    if (wish.kind == "bot") != (wish.level is not None):
        raise BadInput("seats", "a bot, and nobody else, has a level")
    if (wish.kind == "friend") != (wish.name is not None):
        raise BadInput("seats", "a friend on this device, and nobody else, is given a name")
    if wish.level is not None:
        bots.find_ours(wish.level)
    if wish.name is not None:
        chosen_name(wish.name)


def seat_for(wish: SeatWish, host: Somebody) -> Seat:
    """A seat as its host wants it."""
    match wish.kind:
        case "me":
            return Seat("person", host.name, host.id)
        case "friend":
            return Seat("friend", chosen_name(wish.name or ""), host.id)
        case "bot":
            return Seat("bot", wish.level or "", level=wish.level, ready=True)
        case kind:
            return Seat(kind)


def again(seat: Seat, public: bool, here: Collection[str]) -> Seat:
    """The same player, for another game; who is here no more leaves a free seat."""
    if seat.person and seat.person not in here:
        return Seat("open" if public else "invited")
    return Seat(seat.kind, seat.name, seat.person, seat.level, ready=seat.kind == "bot")
