"""Text of the two café games: guests, seats, moves, positions, views, deals."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from stammtisch.games.bits import lowest
from stammtisch.games.cafe.floor import FloorPlan
from stammtisch.games.cafe.guests import (
    BARE,
    COPIES,
    JOKER,
    JOKER_COPIES,
    KINDS,
    NATIONS,
    SEXES,
    TABLE_COPIES,
)
from stammtisch.games.cafe.rows import ASIDE, FIRST_SEAT, SPOKEN
from stammtisch.games.cafe.state import put_in_hand
from stammtisch.games.chance import Cards
from stammtisch.games.fields import list_of, object_of, refuse_unknown, whole_number
from stammtisch.games.interface import Json
from stammtisch.games.moves import move_at
from stammtisch.games.rulebook import BadInput, Refused, shown
from stammtisch.games.shown import (
    Shown,
    by_place,
    by_player,
    cards_by_player,
    named,
    number,
    seated,
)
from stammtisch.games.states import State

GUESTS = tuple(f"{nation}{sex}" for nation in (*NATIONS, "JK") for sex in SEXES)
KIND_OF = {guest: kind for kind, guest in enumerate(GUESTS)}
NATION_OF = {nation: index for index, nation in enumerate(NATIONS)}
OF_THE_TURN = ("points", "to_move", "placed", "waiting")


@dataclass(frozen=True)
class CafeNotation(ABC):
    """The text that both games share; for the rest see cards_notation.py, board_notation.py."""

    plan: FloorPlan
    rules: Any  # the module of the game
    aside: str  # the verb of laying a guest aside: `down`, `bar`
    spoken: dict[str, int]  # moves that are words, with their bits
    kinds: int  # how many kinds of guests the game has
    most_tables: int  # how many tables of one nation a position may name

    @property
    def places(self) -> tuple[str, ...]:
        """The tables, and the bar where there is one."""
        return (*self.plan.tables, "bar") if self.aside == "bar" else self.plan.tables

    def text(self, move: int) -> str:
        """A move as text."""
        row, place = move >> 6, move & 63
        if row >= FIRST_SEAT:
            return f"{GUESTS[place]}@{self.plan.seats[row - FIRST_SEAT]}"
        if row == ASIDE:
            return f"{self.aside} {GUESTS[place]}"
        return next(word for word, at in self.spoken.items() if at == place)

    def parse(self, text: str) -> int:
        """The move of a text; raises Refused (`syntax`)."""
        if not isinstance(text, str):
            raise Refused(str(text), "syntax")
        if text in self.spoken:
            return move_at(SPOKEN, self.spoken[text])
        verb, _, guest = text.partition(" ")
        if verb == self.aside and KIND_OF.get(guest, KINDS) < self.kinds:
            return move_at(ASIDE, KIND_OF[guest])
        guest, _, seat = text.partition("@")
        if KIND_OF.get(guest, KINDS) < self.kinds and seat in self.plan.seats:
            return move_at(FIRST_SEAT + self.plan.seats.index(seat), KIND_OF[guest])
        raise Refused(text, "syntax")

    def position(self, state: State, seen: Json) -> Json:
        """Everything known, as JSON."""
        over = {"over": True} if state.over else {}
        return {name: seen[name] for name in self.open_fields} | {
            "guest_pile": _pile(GUESTS, state.guest_pile, state.guests_left),
            "table_pile": _pile(NATIONS, state.table_pile, state.tables_left),
            **over,
        }

    @property
    def open_fields(self) -> tuple[str, ...]:
        """The fields that positions and views share, in their order."""
        return ("tables", "guests", "hands", *self.own_fields(), *OF_THE_TURN)

    @cached_property
    def shown(self) -> Sequence[Shown]:
        """The fields of a view; hidden hands are null."""
        seats, guests = self.plan.seats, GUESTS[: self.kinds]
        return (
            by_place("tables", "tables", self.plan.tables, NATIONS),
            seated("guests", "seated", "sexes", seats, GUESTS),
            cards_by_player("hands", "hands", "hand_size", guests),
            by_player("hand_sizes", "hand_size"),
            *self.own_shown,
            by_player("points", "points"),
            number("to_move", "to_move"),
            number("placed", "placed"),
            named("waiting", "waiting", seats),
            number("guest_pile", "guests_left"),
            number("table_pile", "tables_left"),
        )

    @abstractmethod
    def most_placed(self, state: State) -> int:
        """How many guests may have been seated in a turn that isn't over."""

    @property
    @abstractmethod
    def own_shown(self) -> Sequence[Shown]:
        """The fields of a view that only this game has."""

    @abstractmethod
    def load_own(self, position: Json, state: State) -> Iterable[int]:
        """Read those fields; answer the kinds of the guests in them."""

    @abstractmethod
    def own_fields(self) -> tuple[str, ...]:
        """The names of those fields."""

    def load(self, position: Json, state: State) -> None:
        """Fill an empty state from a position; raises BadInput."""
        refuse_unknown(position, (*self.open_fields, "guest_pile", "table_pile", "over"))
        self.rules.seating.empty_floor(state)
        guests = self._load_guests(position, state)
        hands = self._load_hands(position, state)
        pile = self._load_pile(position, state)
        self._load_turn(position, state)
        self._load_tables(position, state)
        own = list(self.load_own(position, state))
        places = {"guests": guests, "hands": hands, self.own_fields()[0]: own, "guest_pile": pile}
        _check_copies(places)
        self._check_floor(state)

    def kind(self, field: str, guest: object) -> int:
        """The kind of a guest's text."""
        kind = KIND_OF.get(guest, KINDS) if isinstance(guest, str) else KINDS
        if kind >= self.kinds:
            raise BadInput(field, f"there is no guest {shown(guest)}", "choice", shown(guest))
        return kind

    def seat(self, field: str, seat: object) -> int:
        """The number of a seat's name."""
        if seat not in self.plan.seats:
            raise BadInput(field, f"there is no seat {shown(seat)}")
        return self.plan.seats.index(str(seat))

    def _load_guests(self, position: Json, state: State) -> list[int]:
        guests = object_of("guests", position.get("guests"))
        for name, guest in guests.items():
            seat, kind = self.seat("guests", name), self.kind("guests", guest)
            self.rules.seating.sit_down(state, kind, seat)
        return [KIND_OF[guest] for guest in guests.values()]

    def _load_hands(self, position: Json, state: State) -> list[int]:
        hands = list_of("hands", position.get("hands"), int(state.players))
        kinds = []
        for player, hand in enumerate(hands):
            guests = list_of("hands", hand)
            if len(guests) > self.rules.FULL_HAND:
                raise BadInput("hands", f"{len(guests)} cards; a hand holds {self.rules.FULL_HAND}")
            for guest in guests:
                kinds.append(self.kind("hands", guest))
                put_in_hand(state, player, kinds[-1])
        return kinds

    def _load_pile(self, position: Json, state: State) -> list[int]:
        pile = list_of("guest_pile", position.get("guest_pile"))
        kinds = [self.kind("guest_pile", guest) for guest in pile]
        if len(kinds) > len(state.guest_pile):
            raise BadInput("guest_pile", f"{len(kinds)} guests; there are {len(state.guest_pile)}")
        state.guests_left = len(kinds)
        state.guest_pile[: len(kinds)] = kinds[::-1]
        return kinds

    def _load_tables(self, position: Json, state: State) -> None:
        laid = object_of("tables", position.get("tables"))
        pile = list_of("table_pile", position.get("table_pile"))
        if len(pile) > len(state.table_pile):
            raise BadInput("table_pile", f"{len(pile)} tables; there are {len(state.table_pile)}")
        for name in laid:
            if name not in self.plan.tables:
                raise BadInput("tables", f"there is no table {shown(name)}")
        nations = [_nation("tables", nation) for nation in laid.values()]
        piled = [_nation("table_pile", nation) for nation in pile]
        self._check_tables({"tables": nations, "table_pile": piled})
        state.tables[:] = BARE
        for name, nation in zip(laid, nations, strict=True):
            state.tables[self.plan.tables.index(name)] = nation
        state.tables_left = len(piled)
        state.table_pile[: len(piled)] = piled[::-1]
        self.rules.seating.admit(state, self.rules.seating.ALL_SEATS)

    def _load_turn(self, position: Json, state: State) -> None:
        players = int(state.players)
        points = list_of("points", position.get("points", [0] * players), players)
        for player, value in enumerate(points):
            state.points[player] = whole_number("points", value, -9999, 9999)
        state.to_move = whole_number("to_move", position.get("to_move", 0), 0, players - 1)
        state.placed = whole_number("placed", position.get("placed", 0), 0, self.most_placed(state))
        waiting = position.get("waiting")
        if waiting is not None:
            state.waiting = self.seat("waiting", waiting)
            if waiting not in object_of("guests", position.get("guests")):
                raise BadInput("waiting", f"nobody sits at {waiting}")
        if not isinstance(position.get("over"), bool | None):
            raise BadInput("over", f"{shown(position['over'])} is not true or false")
        state.over = bool(position.get("over"))

    def _check_tables(self, places: dict[str, list[int]]) -> None:
        found = _first_too_many(places, lambda _: self.most_tables)
        if found:
            field, nation = found
            raise BadInput(field, f"one table {NATIONS[nation]} too many; there are {TABLE_COPIES}")

    def _check_floor(self, state: State) -> None:
        """S5: a full table would have been cleared, except while a club is filled."""
        if "club" in self.own_fields() and state.club >= 0:
            return
        full = self.rules.seating.full_tables(state)
        if full:
            name = self.plan.tables[lowest(int(full))]
            raise BadInput("guests", f"table {name} is full; it would have been cleared")

    def deal_text(self, deal: Cards) -> Json:
        """A deal as JSON, each pile with its top card first."""
        guests = len(self.rules.GUESTS)
        return {
            "guest_pile": [GUESTS[kind] for kind in deal[:guests].tolist()],
            "table_pile": [NATIONS[nation] for nation in deal[guests:].tolist()],
        }

    def parse_deal(self, text: Json) -> Cards:
        """The deal of a JSON text; raises BadInput."""
        refuse_unknown(object_of("deal", text), ("guest_pile", "table_pile"))
        guests = [self.kind("guest_pile", g) for g in list_of("guest_pile", text.get("guest_pile"))]
        tables = [_nation("table_pile", n) for n in list_of("table_pile", text.get("table_pile"))]
        if sorted(guests) != self.rules.GUESTS.tolist():
            raise BadInput("guest_pile", "these are not exactly the guests of the game", "cards")
        if sorted(tables) != self.rules.TABLES.tolist():
            raise BadInput("table_pile", "these are not exactly the tables of the game", "cards")
        return np.array(guests + tables, np.int8)


def _pile(names: tuple[str, ...], pile: Any, left: int) -> list[str]:
    return [names[card] for card in pile[: int(left)].tolist()[::-1]]


def _nation(field: str, nation: object) -> int:
    if not isinstance(nation, str) or nation not in NATION_OF:
        problem = f"there is no nation {shown(nation)}"
        raise BadInput(field, problem, "choice", shown(nation), NATIONS)
    return NATION_OF[nation]


def _check_copies(places: dict[str, list[int]]) -> None:
    """No guest more often than the game has it."""
    found = _first_too_many(places, _copies)
    if found:
        field, kind = found
        raise BadInput(field, f"one {GUESTS[kind]} too many; there are {_copies(kind)}")


def _copies(kind: int) -> int:
    return JOKER_COPIES if kind >> 1 == JOKER else COPIES


def _first_too_many(
    places: dict[str, list[int]], there_are: Callable[[int], int]
) -> tuple[str, int] | None:
    """The first field, and the card in it, by which there is one more than there are."""
    found: Counter[int] = Counter()
    for field, cards in places.items():
        for card in cards:
            found[card] += 1
            if found[card] > there_are(card):
                return field, card
    return None
