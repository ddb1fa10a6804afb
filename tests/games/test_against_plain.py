"""Whole random games, move by move beside the plain reading of the rules in tests/plain."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from stammtisch.games.rulebook import Refused, Rulebook, find
from stammtisch.games.states import State
from tests.games.cases import CASES, Case
from tests.plain import reading_of

Position = dict[str, Any]
Reasons = dict[str, tuple[str, str | None]]

WHOLE_GAMES = 3
ENDINGS = 12
STEPS_BETWEEN_REFUSALS = 40


@pytest.mark.parametrize("seed", range(WHOLE_GAMES))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_is_the_same_in_the_plain_reading(case: Case, seed: int) -> None:
    rng = random.Random(f"{case} {seed}")
    check_game(case.game, rng, case.game.new(case.players, case.options, seed=seed))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_end_of_a_game_is_the_same_in_the_plain_reading(case: Case) -> None:
    for seed in range(ENDINGS):
        rng = random.Random(f"the end of {case} {seed}")
        begun = game_begun(case, rng, seed)
        check_game(case.game, rng, case.game.load(nearly_over(rng, begun)))


def check_game(game: Rulebook, rng: random.Random, state: State) -> None:
    """Play to the end on both sides, and compare everything."""
    reading, check_at = reading_of(game.name), rng.randrange(STEPS_BETWEEN_REFUSALS)
    for number, position in enumerate(agreed_game(game, rng, state)):
        assert tidy(game.position(state)) == tidy(position)
        assert game.is_over(state) == reading.is_over(position)
        if number % STEPS_BETWEEN_REFUSALS == check_at or is_rare(position, number):
            assert refusals(game, state) == plain_refusals(game, position), position
    result = game.result(state)
    assert result is not None
    assert vars(result) == reading.result(position)


def agreed_game(game: Rulebook, rng: random.Random, state: State) -> Iterator[Position]:
    """Play a game on both sides; gives the plain position after every move."""
    reading = reading_of(game.name)
    position = reading.complete(game.position(state))
    yield position
    while moves := legal_moves(game, state):
        assert moves == reading.legal(position), position
        move = choose(rng, sorted(moves))
        played = game.play(state, game.parse(move))
        before, (position, points, cleared) = position, reading.play(position, move)
        assert (played.points, played.cleared) == (points, cleared), (before, move)
        yield position


def choose(rng: random.Random, moves: list[str]) -> str:
    """Seating and clubs come first more often than not: so that tables fill and hands empty."""
    eager = [move for move in moves if "@" in move or move.startswith("club")]
    return rng.choice(eager if eager and rng.random() < 0.7 else moves)


def game_begun(case: Case, rng: random.Random, seed: int) -> Position:
    """A position from the first part of a game, with no club half full."""
    game, state = case.game, case.game.new(case.players, case.options, seed=seed)
    moves = rng.randrange(40)
    while (moves > 0 or game.position(state).get("club")) and (legal := game.legal(state)):
        game.play(state, rng.choice(legal))
        moves -= 1
    return game.position(state)


def nearly_over(rng: random.Random, position: Position) -> Position:
    """The position at the start of a turn, with few cards left in hands and piles."""
    few = dict(position) | {"hands": [fewer(rng, 4, hand) for hand in position["hands"]]}
    for field in ("guest_pile", "table_pile"):
        few |= {field: fewer(rng, 6, position[field])} if field in position else {}
    if "draw" in position:
        few["draw"] = [pile[: rng.randrange(4)] for pile in position["draw"]]
    few |= {field: 0 for field in ("placed", "laid", "given") if field in few}
    return few | ({"waiting": None} if "waiting" in few else {})


def fewer(rng: random.Random, most: int, cards: list[Any]) -> list[Any]:
    """At least one of the cards, and no jokers: with nothing but those a player could be stuck."""
    kept = [card for card in cards if not str(card).startswith("JK")]
    return rng.sample(kept, min(len(kept), rng.randint(1, most)))


def tidy(position: Position) -> Position:
    """Order inside a hand, or of what lies face down, has no meaning."""
    heaps = [field for field in ("hands", "down") if field in position]
    return position | {field: [sorted(heap) for heap in position[field]] for field in heaps}


def is_rare(position: Position, number: int) -> bool:
    """Whether every refusal is worth a look: hands just emptied, and every few clubs."""
    emptied = position.get("placed") and not position["hands"][position["to_move"]]
    return bool(emptied or (position.get("club") and number % 5 == 0))


def legal_moves(game: Rulebook, state: State) -> dict[str, dict[str, int]]:
    return {game.text(move): game.points(state, move) for move in game.legal(state)}


def refusals(game: Rulebook, state: State) -> Reasons:
    found = {text: game.refusal(state, game.parse(text)) for text in every_text(game.name)}
    return {text: (why.reason, why.place) for text, why in found.items() if why}


def plain_refusals(game: Rulebook, position: Position) -> Reasons:
    reading = reading_of(game.name)
    found = {text: reading.refusal(position, text) for text in every_text(game.name)}
    return {text: why for text, why in found.items() if why}


@cache
def every_text(name: str) -> list[str]:
    """Every text that is a move of the game in some position."""
    game = find(name)
    return [text for code in range(64 * game.rules.ROWS) if (text := text_of(game, code))]


def text_of(game: Rulebook, code: int) -> str | None:
    """The text of a move code that has one."""
    try:
        text = game.text(code)
        return text if game.parse(text) == code else None
    except (Refused, IndexError, StopIteration):
        return None
