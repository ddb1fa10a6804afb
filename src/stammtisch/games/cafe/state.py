"""What the states of both café games hold: the floor, the hands, the piles."""

import numpy as np

from stammtisch.games.bits import bit
from stammtisch.games.cafe.floor import FloorPlan
from stammtisch.games.cafe.guests import JOKER, KINDS
from stammtisch.games.chance import Chance, shuffle
from stammtisch.games.rule import rule

Field = tuple[str, str] | tuple[str, str, int | tuple[int, ...]]


def shared_fields(plan: FloorPlan, players: int, guests: int, table_cards: int) -> list[Field]:
    """The fields of both games. Sets of seats fit two bytes on the small floor, four on the large."""
    seats = "i2" if len(plan.seats) < 16 else "i4"
    return [
        ("kinds", "i4", players),  # for each player: the kinds in hand
        ("sexes", seats, 2),  # for each sex: the seats it holds
        ("reserved", seats, JOKER + 1),  # for each nation: the seats at its tables
        ("seated", seats, JOKER + 1),  # for each nation: the seats its guests hold
        ("closed", "i2", 2),  # for each sex: the tables that can't take one more
        ("occupied", "i2"),  # the tables with guests
        ("points", "i2", players),
        ("players", "i1"),
        ("to_move", "i1"),
        ("placed", "i1"),  # guests seated this turn
        ("waiting", "i1"),  # the seat of the guest of S4, or NOBODY
        ("over", "i1"),
        ("guests_left", "i1"),
        ("tables_left", "i1"),
        ("hand_size", "i1", players),
        ("tables", "i1", len(plan.tables)),  # for each table: its nation, or BARE
        ("hands", "i1", (players, KINDS)),  # for each player: how many of each kind
        ("guest_pile", "i1", guests),  # the bottom card first; zero above the top
        ("table_pile", "i1", table_cards),
    ]


@rule
def put_in_hand(state: np.record, player: int, kind: int) -> None:
    """A guest comes into a hand."""
    state.hands[player, kind] += 1
    state.hand_size[player] += 1
    state.kinds[player] |= bit(kind)


@rule
def take_from_hand(state: np.record, player: int, kind: int) -> None:
    """A guest leaves a hand."""
    state.hands[player, kind] -= 1
    state.hand_size[player] -= 1
    if state.hands[player, kind] == 0:
        state.kinds[player] &= ~bit(kind)


@rule
def take_guest(state: np.record) -> int:
    """The top card of the guest pile."""
    state.guests_left -= 1
    kind = int(state.guest_pile[state.guests_left])
    state.guest_pile[state.guests_left] = 0
    return kind


@rule
def draw_guest(state: np.record, player: int) -> None:
    """C8b, B8c: the game is over when the last guest is drawn."""
    put_in_hand(state, player, take_guest(state))
    if state.guests_left == 0:
        state.over = 1


@rule
def next_player(state: np.record) -> None:
    """The turn passes on."""
    state.placed = 0
    state.to_move = (state.to_move + 1) % state.players


@rule
def hide_hand(state: np.record, player: int, hidden: int) -> int:
    """Put a hand among the `hidden` cards that lie in the guest pile; answer how many are there now."""
    for kind in range(KINDS):
        hidden = hide_guests(state, kind, int(state.hands[player, kind]), hidden)
        state.hands[player, kind] = 0
    state.kinds[player] = 0
    return hidden


@rule
def hide_guests(state: np.record, kind: int, copies: int, hidden: int) -> int:
    """Put copies of a guest among the hidden cards."""
    for _ in range(copies):
        state.guest_pile[hidden] = kind
        hidden += 1
    return hidden


@rule
def forget_order(state: np.record, hidden: int) -> None:
    """Sort what is hidden: a view knows which cards are unseen and nothing of where they are."""
    state.guest_pile[:hidden].sort()
    state.table_pile[: state.tables_left].sort()


@rule
def reveal_hand(state: np.record, player: int, hidden: int) -> int:
    """Deal a hidden hand again from the hidden cards; answer how many are left of those."""
    cards = int(state.hand_size[player])
    state.hand_size[player] = 0
    for _ in range(cards):
        hidden -= 1
        put_in_hand(state, player, int(state.guest_pile[hidden]))
        state.guest_pile[hidden] = 0
    return hidden


@rule
def shuffle_hidden(state: np.record, hidden: int, chance: Chance) -> None:
    """Mix the cards that a view can't place."""
    shuffle(state.guest_pile, 0, hidden, chance)
    shuffle(state.table_pile, 0, state.tables_left, chance)
