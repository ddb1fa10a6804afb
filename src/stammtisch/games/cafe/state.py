"""What the states of both café games hold: the floor, the hands, the piles."""

import numpy as np

from stammtisch.games.bits import bit
from stammtisch.games.cafe.floor import FloorPlan
from stammtisch.games.cafe.guests import BARE
from stammtisch.games.chance import Cards, Chance, shuffle
from stammtisch.games.rule import rule
from stammtisch.games.sorting import sort_cards

Field = tuple[str, str] | tuple[str, str, int | tuple[int, ...]]


def shared_fields(
    plan: FloorPlan, players: int, kinds: int, guests: int, table_cards: int
) -> list[Field]:
    """The fields of both games. Sets of seats take two bytes on the small floor, four else.

    What is only ever an index is unsigned, which spares the look for a negative one. What is
    counted is signed: Numba makes a float of the sum of two unsigned numbers and a signed one.
    """
    few = len(plan.seats) < 16
    seats = "i2" if few else "i4"
    home = ("home", seats, BARE + 1)  # for each nation: the seats at its tables
    return [
        *([] if few else [home]),
        ("kinds", "i4", players),  # for each player: the kinds in hand
        ("sexes", seats, 2),  # for each sex: the seats it holds
        ("seated", seats, BARE + 1),  # for each nation: the seats its guests hold
        ("admits", "i4", len(plan.seats)),  # for each seat: the kinds that its tables admit
        ("closed", "i4"),  # bits 2 * table + sex: the tables that can't take one more
        ("welcome", seats, 2),  # for each sex: the free seats where one more unbalances no table
        ("company", seats),  # the seats at tables with guests
        ("points", "i2", players),
        ("players", "i1"),
        ("to_move", "u1"),
        ("placed", "i1"),  # guests seated this turn
        ("waiting", "i1"),  # the seat of the guest of S4, or NOBODY
        ("over", "i1"),
        ("guests_left", "i1"),
        ("tables_left", "i1"),
        ("hand_size", "i1", players),
        ("tables", "u1", len(plan.tables) + 1),  # for each table: its nation; at the end BARE
        ("hands", "i1", (players, kinds)),  # for each player: how many of each kind
        ("guest_pile", "u1", guests),  # the bottom card first; zero above the top
        ("table_pile", "u1", table_cards),
    ]


@rule
def lay_piles(state: np.record, deal: Cards) -> None:
    """Both piles of a deal, face down."""
    guests = len(state.guest_pile)
    tables = len(state.table_pile)
    for card in range(guests):
        state.guest_pile[guests - 1 - card] = deal[card]
    for card in range(tables):
        state.table_pile[tables - 1 - card] = deal[guests + card]
    state.guests_left = guests
    state.tables_left = tables


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
    state.kinds[player] &= ~(int(state.hands[player, kind] == 0) << kind)


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
    following = state.to_move + 1
    state.to_move = 0 if following == state.players else following


@rule
def hide_hand(state: np.record, player: int, hidden: int) -> int:
    """Put a hand among the hidden cards in the guest pile; answer how many those are now."""
    for kind in range(state.hands.shape[1]):
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
    sort_cards(state.guest_pile, hidden)
    sort_cards(state.table_pile, state.tables_left)


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
