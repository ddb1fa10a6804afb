"""From one moment to the next: the same as the rules say one at a time."""

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from stammtisch.games import moments
from stammtisch.games.rulebook import Rulebook, all_games, find
from stammtisch.games.states import State, copy_of, rows_of
from tests.games.cases import CASES, Case


def worth(game: Rulebook, state: State) -> dict[str, dict[str, int]]:
    """The legal moves and their points, asked for one by one."""
    return {game.text(move): game.points(state, move) for move in game.legal(state)}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_moment_by_moment(case: Case) -> None:
    game, chance = case.game, random.Random(5)
    state = game.new(case.players, case.options, seed=5)
    moment = game.moments.of(rows_of(state))
    while moves := game.legal(state):
        offered = game.moments.moves(moment)
        assert offered == worth(game, state)
        assert list(offered) == sorted(offered)
        assert (moment.choices, moment.to_move) == (len(moves), state.to_move)
        move, before = chance.choice(moves), copy_of(state)
        made = game.moments.after(moment, move)
        assert moment.rows.tobytes() == before.tobytes()
        assert made is not None
        assert (made.points, made.cleared) == game.play(state, move)
        assert made.news == game.sights.news(moment.known, made.moment.known)
        moment = made.moment
        assert moment.rows.tobytes() == state.tobytes()
        blind = [game.blind(state, seat).tobytes() for seat in range(-1, case.players)]
        assert moment.known.tobytes() == b"".join(blind)
    assert (moment.choices, moment.moves) == (0, b"{}")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_not_offered_leads_nowhere(case: Case) -> None:
    game = case.game
    state = game.new(case.players, case.options, seed=6)
    moment = game.moments.of(rows_of(state))
    before = moment.block.tobytes()
    for move in {-1, 1 << 40, *range(64 * game.rules.ROWS)} - {*game.legal(state)}:
        assert game.moments.after(moment, move) is None
    assert moment.block.tobytes() == before


def played(known: moments.Moments, game: Rulebook) -> list[object]:
    """The same short game, all that is told of it."""
    moment = known.of(rows_of(game.new(seed=7)))
    told: list[object] = []
    for _ in range(12):
        step = known.after(moment, game.legal(moment.state)[0])
        assert step is not None
        moment = step.moment
        told.append((moment.moves, moment.block.tobytes(), step[1:]))
    return told


CANARY = 7


@pytest.mark.parametrize("name", sorted(all_games()))
def test_a_text_takes_the_room_it_needs(name: str) -> None:
    """Where there is too little room nothing is written beyond it, and it is written again."""
    game = find(name)
    whole = played(game.moments, game)
    known = moments.Moments(game)
    first = known.of(rows_of(game.new(seed=7)))
    [desk] = known._desks
    needed = room_for_a_move(game, first)
    for room in (1, 20, needed // 2, needed - 1, needed):
        beyond = np.full(needed + 8, CANARY, np.uint8)
        known._desks, known._room = [desk._replace(text=beyond[:room])], room
        assert known.after(first, game.legal(first.state)[0]) is not None
        assert (beyond[room:] == CANARY).all()
        assert (known._room == room) == (room == needed)
    for room in (1, 100, 300, 500):
        known._desks, known._room = [], room
        assert played(known, game) == whole


def room_for_a_move(game: Rulebook, first: moments.Moment) -> int:
    """The least room in which a move need not be written twice."""
    known = moments.Moments(game)
    for room in range(1, 4000):
        known._desks, known._room = [], room
        if known.after(first, game.legal(first.state)[0]) and known._room == room:
            return room
    raise AssertionError("no room is enough")


def test_pays_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("cafe-cards")
    whole = played(game.moments, game)
    monkeypatch.setattr(moments, "MOST_PAYS", 1)
    assert played(moments.Moments(game), game) == whole


def test_many_threads_play_at_once() -> None:
    """Each has a desk of its own, on which nobody else writes."""
    game = find("cafe-board")
    whole = played(game.moments, game)
    with ThreadPoolExecutor(4) as threads:
        told = threads.map(lambda _: [played(game.moments, game) for _ in range(20)], range(4))
        assert all(one == whole for many in told for one in many)


def test_what_lies_between_the_fields_of_a_state_is_not_left_to_chance() -> None:
    game = find("face-to-face")
    state = game.new(seed=9)
    first = game.moments.of(rows_of(state))
    np.full(len(first.block), CANARY, np.int8)  # left behind in memory that the next may get
    assert first.block.tobytes() == game.moments.of(rows_of(state)).block.tobytes()
