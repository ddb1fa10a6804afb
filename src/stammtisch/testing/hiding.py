"""Whether anybody sees what is hidden: two ways to find out, of which one trusts no rule.

`redeal` says itself what is hidden: a view must not change by it. A game that is wrong about that
is found by two deals that differ only in the order of the last cards of each pile, which lie face
down at the start of a game that isn't OPEN.
"""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from stammtisch.games.chance import Cards, Chance, seeded
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State
from stammtisch.testing.failure import expect, expect_equal
from stammtisch.testing.states import bytes_of, expect_same
from stammtisch.testing.trial import Trial

STEPS_BETWEEN_LOOKS = 5  # from every seat; the player to move looks after every move
TAIL = 8  # the last eighth of a pile, or two cards
REDEALS = 12  # it is next to impossible that all of them are alike
OPEN_HINT = "(a game in which nothing is hidden says OPEN = True in its module)"


def views_hide(trial: Trial) -> None:
    """What a seat can't see makes no difference to its view, and may be dealt again."""
    chance = seeded(trial.seed)
    _check_start(trial, chance)
    for state in trial.states():
        cards = _cards(trial.game.position(state))
        every_seat = trial.number % STEPS_BETWEEN_LOOKS == 0
        for seat in range(-1, trial.players) if every_seat else [int(state.to_move)]:
            redealt = _check_view(trial.game, state, seat, chance)
            now = _cards(trial.game.position(redealt))
            expect_equal(now, cards, f"cards, and how many in each place, redealt for seat {seat}")


def _check_view(game: Rulebook, state: State, seat: int, chance: Any) -> State:
    before = state.tobytes()
    view, blind = game.view(state, seat), game.blind(state, seat)
    expect(state.tobytes() == before, "being looked at changes the state")
    expect_equal(json.loads(json.dumps(view)), view, f"the view of seat {seat} as JSON")
    if seat >= 0:
        together = game.view(state, -1) | game.own(state, seat) | {"seat": seat}
        expect_equal(together, view, f"what everyone sees and what seat {seat} owns, as its view")
    redealt = game.redeal(blind, seat, chance)
    expect_same(game.blind(redealt, seat), blind, f"what seat {seat} knows, after a redeal")
    seen = game.view(redealt, seat)
    if seat != int(state.to_move):
        seen["over"] = view["over"]  # a redeal may leave another player without a move
    expect_equal(seen, view, f"the view of seat {seat} after a redeal")
    if seat == int(state.to_move):
        expect_equal(game.legal(redealt), game.legal(state), "legal moves after a redeal")
    return redealt


def _cards(position: Json) -> tuple[Counter[str], dict[str, int]]:
    """All that is in the lists of a position, and how much in each."""
    lists = dict(_lists(position))
    values = Counter(str(value) for inner in lists.values() for value in inner)
    return values, {path: len(inner) for path, inner in lists.items()}


def _lists(value: object, path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """All lists inside a position, without the lists and objects in them."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _lists(inner, f"{path}.{name}")
    elif isinstance(value, list):
        yield path, [inner for inner in value if not isinstance(inner, dict | list)]
        for index, inner in enumerate(value):
            yield from _lists(inner, f"{path}.{index}")


def _check_start(trial: Trial, chance: Chance) -> None:
    """The start of the game, from two deals between which nobody can tell."""
    game = trial.game
    one, other = (
        game.new(trial.players, trial.options, deal=deal) for deal in _twin_deals(game, trial.seed)
    )
    if getattr(game.rules, "OPEN", False):
        for seat in range(-1, trial.players):
            expect_same(game.blind(one, seat), one, f"OPEN, yet seat {seat} is blind")
        return
    if game.position(one) == game.position(other):
        return
    for seat in _untouched(game, one, other):
        what = f"the last cards of the piles, seen by seat {seat} before the first move {OPEN_HINT}"
        expect_equal(game.view(one, seat), game.view(other, seat), what)
        _check_redeals(game, one, seat, chance)


def _twin_deals(game: Rulebook, seed: int | str) -> tuple[Cards, Cards]:
    """A deal with the last cards of each pile once in rising, once in falling order."""
    one = game.deal(seed)
    other = one.copy()
    stop = 0
    for pile in game.rules.PILES:
        stop += len(pile)
        start = stop - min(len(pile), max(2, len(pile) // TAIL))
        tail = np.sort(one[start:stop])
        one[start:stop], other[start:stop] = tail, tail[::-1]
    return one, other


def _untouched(game: Rulebook, one: State, other: State) -> list[int]:
    """A watcher, and the seats that hold the same cards in both games."""
    hands = [game.position(state).get("hands") for state in (one, other)]
    if not all(isinstance(dealt, list) for dealt in hands):
        return [-1]
    seats = enumerate(zip(*hands, strict=True))
    return [-1, *(seat for seat, (held, also) in seats if held == also)]


def _check_redeals(game: Rulebook, state: State, seat: int, chance: Chance) -> None:
    """Where several cards are hidden, dealing them again makes a difference."""
    blind = game.blind(state, seat)
    dealt = {bytes_of(game.redeal(blind, seat, chance)) for _ in range(REDEALS)}
    expect(len(dealt) > 1, f"a redeal for seat {seat} changes nothing {OPEN_HINT}")
