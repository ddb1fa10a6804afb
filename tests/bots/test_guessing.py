"""What the other may hold: by the seats that were free for it (cafe-board)."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from stammtisch.bots.growing import Tree
from stammtisch.bots.instincts import cafe_board as instinct
from stammtisch.bots.search import Search
from stammtisch.bots.settings import FAR_SIGHTED
from stammtisch.games.cafe.guests import KINDS
from stammtisch.games.chance import below, seeded
from stammtisch.games.rulebook import find
from stammtisch.games.states import State, copy_of

GAME = find("cafe-board")
DEALS = 4000


def in_the_middle(options: Any = None) -> State:
    """A position in which many seats are free, some of them worth much."""
    state, chance = GAME.new(2, options, seed=8), seeded(8)
    for _ in range(24):
        legal = GAME.legal(state)
        GAME.play(state, legal[below(chance, len(legal))])
    return state


def hidden_from(state: State, seat: int) -> Counter[int]:
    """The guests that a seat can't place, by kind."""
    held = Counter({kind: int(state.hands[1 - seat][kind]) for kind in range(KINDS)})
    return held + Counter(state.guest_pile[: state.guests_left].tolist())


def dealt(view: State, seat: int, likely: Any, seed: int) -> State:
    state = copy_of(view)
    instinct.redeal(state, seat, likely, seeded(seed))
    return state


def noted(view: State) -> Any:
    likely = np.zeros(KINDS, np.int64)
    instinct.guess(view, likely)
    return likely


@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_only_what_is_hidden_is_dealt_anew(seat: int, open_hands: bool) -> None:
    state = in_the_middle({"open_hands": open_hands})
    view = GAME.blind(state, seat)
    for seed in range(50):
        new = dealt(view, seat, noted(view), seed)
        assert hidden_from(new, seat) == hidden_from(state, seat)
        assert (new.hands[seat] == state.hands[seat]).all()
        assert new.hand_size.tolist() == state.hand_size.tolist()
        assert GAME.blind(new, seat).tobytes() == view.tobytes()
        if open_hands:
            assert (new.hands == state.hands).all()


def test_who_could_have_earned_much_is_seldom_there() -> None:
    """As often as the weights say, beside a deal in which all are as likely."""
    state = in_the_middle()
    seat = int(state.to_move)
    view = GAME.blind(state, seat)
    likely = noted(view)
    assert len({*likely.tolist()}) > 3
    found, even = np.zeros(KINDS), np.zeros(KINDS)
    for seed in range(DEALS):
        found += dealt(view, seat, likely, seed).hands[1 - seat]
        even += dealt(view, seat, np.full(KINDS, instinct.ALWAYS), seed).hands[1 - seat]
    often = [kind for kind in range(KINDS) if even[kind] > DEALS // 20]
    assert len(often) > 8
    rates = [found[kind] / even[kind] for kind in often]
    assert np.corrcoef(rates, [likely[kind] for kind in often])[0, 1] > 0.9
    assert max(rates) > 1.5 * min(rates)


def test_others_hold_what_they_left_before_the_turn_began() -> None:
    state = in_the_middle()
    seat = int(state.to_move)
    since = GAME.blind(state, seat)
    move = next(move for move in GAME.legal(state) if "@" in GAME.text(move))
    GAME.play(state, move)
    view = GAME.blind(state, seat)
    assert (noted(view) != noted(since)).any()
    for began in (since, None):
        tree = Tree(GAME, view, seat, FAR_SIGHTED["cafe-board"], seeded(1), began)
        expected = noted(view if began is None else began)
        assert (tree.desk.likely[:KINDS] == expected).all()


@pytest.mark.parametrize("name", ["cafe-cards", "face-to-face"])
def test_where_nothing_is_known_nobody_guesses(name: str) -> None:
    game = find(name)
    view = game.blind(game.new(seed=1), 0)
    with pytest.raises(ValueError, match=name):
        Tree(game, view, 0, FAR_SIGHTED["cafe-board"], seeded(1))


def test_the_best_of_those_tried_often_is_chosen() -> None:
    tried = FAR_SIGHTED["cafe-board"].tried
    quick = Search("quick", 1.0, rounds=300, settings=FAR_SIGHTED)
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
