"""What the other may hold: by the seats that it left free (cafe-board)."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from stammtisch.bots.growing import Tree
from stammtisch.bots.instincts import cafe_board as instinct
from stammtisch.bots.search import Search
from stammtisch.bots.settings import IN_PLAY
from stammtisch.games.cafe.guests import KINDS
from stammtisch.games.chance import below, seeded
from stammtisch.games.rulebook import find
from stammtisch.games.states import State, copy_of

GAME = find("cafe-board")
DEALS = 4000


def in_the_middle(options: Any = None, moves: int = 24) -> tuple[State, State]:
    """A position in which some seats are worth much, and how the turn before began."""
    state, chance = GAME.new(2, options, seed=8), seeded(8)
    began = before = copy_of(state)
    for _ in range(moves):
        player = int(state.to_move)
        legal = GAME.legal(state)
        GAME.play(state, legal[below(chance, len(legal))])
        if state.to_move != player:
            before, began = began, copy_of(state)
    return state, before


def hidden_from(state: State, seat: int) -> Counter[int]:
    """The guests that a seat can't place, by kind."""
    held = Counter({kind: int(state.hands[1 - seat][kind]) for kind in range(KINDS)})
    return held + Counter(state.guest_pile[: state.guests_left].tolist())


def dealt(view: State, seat: int, likely: Any, seed: int) -> State:
    state = copy_of(view)
    instinct.redeal(state, seat, likely, seeded(seed))
    return state


def noted(since: State, view: State) -> Any:
    likely = np.zeros(KINDS + 1, np.int64)
    instinct.guess(since, view, likely)
    return likely


@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_only_what_is_hidden_is_dealt_anew(seat: int, open_hands: bool) -> None:
    state, since = in_the_middle({"open_hands": open_hands})
    view = GAME.blind(state, seat)
    for seed in range(50):
        new = dealt(view, seat, noted(GAME.blind(since, seat), view), seed)
        assert hidden_from(new, seat) == hidden_from(state, seat)
        assert (new.hands[seat] == state.hands[seat]).all()
        assert new.hand_size.tolist() == state.hand_size.tolist()
        assert GAME.blind(new, seat).tobytes() == view.tobytes()
        if open_hands:
            assert (new.hands == state.hands).all()


def test_who_could_have_earned_much_is_seldom_there() -> None:
    """As often as the weights say, beside a deal in which all are as likely."""
    state, since = in_the_middle()
    seat = int(state.to_move)
    view = GAME.blind(state, seat)
    likely = noted(GAME.blind(since, seat), view)
    assert len({*likely[:KINDS].tolist()}) > 3
    assert likely[instinct.DRAWN] == since.guests_left - state.guests_left
    evenly = np.full(KINDS + 1, instinct.ALWAYS)
    evenly[instinct.DRAWN] = 0
    found, even = np.zeros(KINDS), np.zeros(KINDS)
    for seed in range(DEALS):
        found += dealt(view, seat, likely, seed).hands[1 - seat]
        even += dealt(view, seat, evenly, seed).hands[1 - seat]
    often = [kind for kind in range(KINDS) if even[kind] > DEALS // 20]
    assert len(often) > 8
    rates = [found[kind] / even[kind] for kind in often]
    assert np.corrcoef(rates, [likely[kind] for kind in often])[0, 1] > 0.9
    assert max(rates) > 1.5 * min(rates)


def test_a_move_of_ones_own_tells_nothing_of_the_other() -> None:
    state, before = in_the_middle(moves=23)
    seat = int(state.to_move)
    since = GAME.blind(before, seat)
    expected = noted(since, GAME.blind(state, seat))
    GAME.play(state, next(move for move in GAME.legal(state) if "@" in GAME.text(move)))
    assert state.to_move == seat
    tree = Tree(GAME, GAME.blind(state, seat), seat, IN_PLAY["cafe-board"], seeded(1), since)
    assert (tree.desk.likely[: KINDS + 1] == expected).all()


def test_where_nobody_remembers_the_turn_before_all_hands_are_as_likely() -> None:
    state, _ = in_the_middle()
    seat = int(state.to_move)
    tree = Tree(GAME, GAME.blind(state, seat), seat, IN_PLAY["cafe-board"], seeded(1))
    assert (tree.desk.likely[:KINDS] == instinct.ALWAYS).all()
    assert tree.desk.likely[instinct.DRAWN] == state.hand_size[1 - seat]


def test_what_the_other_did_is_told_apart() -> None:
    """Whoever goes to the bar at a loss has hardly anybody to seat."""
    found = set()
    for moves in range(6, 46):
        state, before = in_the_middle(moves=moves)
        likely = noted(before, state)
        assert likely[:KINDS].max() == instinct.ALWAYS
        if likely[instinct.DRAWN] < state.hand_size[0]:
            found.add(int(instinct._turn_of(before, state, 1 - int(state.to_move))))
    assert len(found) > 3
    at_a_loss = instinct.KEPT[1] / instinct.KEPT[1].max()
    assert (at_a_loss[instinct.BY_POINTS :] < 0.1).all()


@pytest.mark.parametrize("name", ["cafe-cards", "face-to-face"])
def test_where_nothing_is_known_nobody_guesses(name: str) -> None:
    game = find(name)
    view = game.blind(game.new(seed=1), 0)
    with pytest.raises(ValueError, match=name):
        Tree(game, view, 0, IN_PLAY["cafe-board"], seeded(1))


def test_the_best_of_those_tried_often_is_chosen() -> None:
    tried = IN_PLAY["cafe-board"].tried
    quick = Search("quick", 1.0, rounds=300, settings=IN_PLAY)
    chosen_otherwise = 0
    for seed in range(12):
        state = GAME.new(2, None, seed=seed)
        seat = int(state.to_move)
        thought = quick.choose(GAME, GAME.blind(state, seat), seat, 1.0, seeded(seed))
        most = max(thought.visits.values())
        often = [move for move, visits in thought.visits.items() if visits >= tried * most]
        assert thought.move in often
        assert thought.values[thought.move] == max(thought.values[move] for move in often)
        chosen_otherwise += thought.visits[thought.move] < most
    assert chosen_otherwise
