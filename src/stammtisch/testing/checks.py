"""The checks of the battery: each plays one game and raises Broken if something is wrong."""

import json
from typing import Any

import numpy as np

from stammtisch.games.chance import seeded
from stammtisch.games.moves import NO_MOVE, empty_move_set, listed
from stammtisch.games.reasons import WORDS
from stammtisch.games.rulebook import Refused, Rulebook
from stammtisch.games.states import State
from stammtisch.testing.failure import Broken, expect, expect_equal
from stammtisch.testing.invariants import Invariants
from stammtisch.testing.states import expect_same
from stammtisch.testing.trial import LONGER, Step, Trial

NOT_MOVES = ("", " ", "xyzzy", "end ", "END", "@", "-1", "\N{SNOWMAN}")
STEPS_BETWEEN_REFUSALS = 3
STEPS_BETWEEN_PLAYOUTS = 10


def plays_to_the_end(trial: Trial, invariants: Invariants) -> None:
    """After every move the books balance, and at the end there is a result."""
    game = trial.game
    paid = [0] * trial.players
    for step in trial.steps():
        invariants(game, step.before, step.move, step.after)
        _check_frame(trial, step)
        if step.move != NO_MOVE:
            paid[int(step.before.to_move)] += sum(step.played.points.values())
        expect_equal(game.result(step.after) is not None, game.is_over(step.after), "a result")
    _check_result(trial, step.after, paid)


def _check_frame(trial: Trial, step: Step) -> None:
    after, game = step.after, trial.game
    expect_equal(int(after.players), trial.players, "the number of players")
    expect_equal(game.options_of(after), trial.options, "the options")
    expect(0 <= int(after.to_move) < trial.players, f"nobody sits at seat {after.to_move}")
    places = game.notation.places
    unknown = [name for name in (*step.played.points, *step.played.cleared) if name not in places]
    expect(not unknown, f"there are no places {unknown}")


def _check_result(trial: Trial, end: State, paid: list[int]) -> None:
    result = trial.game.result(end)
    assert result is not None
    expect_equal((len(result.scores), len(result.minus)), (trial.players,) * 2, "scores, minus")
    expect(bool(result.winners), "nobody has won, not even together")
    if trial.game.notation.places:
        got = [score + minus for score, minus in zip(result.scores, result.minus, strict=True)]
        expect_equal(got, paid, "scores before the minus points, beside the points paid")


def refuses_everything_else(trial: Trial) -> None:
    """Legal moves play; every other move is refused, with a reason, and changes nothing."""
    for state in trial.states():
        legal = _legal_moves(trial.game, state)
        expect(set(legal).issubset(trial.every_move), "a legal move has no text of its own")
        for move in legal:
            _check_played(trial.game, state, move)
        if trial.number % STEPS_BETWEEN_REFUSALS == 0 or not legal:
            for move in set(trial.every_move).difference(legal):
                _check_refused(trial.game, state, move)


def _legal_moves(game: Rulebook, state: State) -> list[int]:
    """The legal moves, which are counted right, and the same whatever the move set held before."""
    before = state.tobytes()
    clean, used = empty_move_set(game.rules.ROWS), empty_move_set(game.rules.ROWS)
    used[:] = 1
    count = game.rules.legal(state, clean)
    game.rules.legal(state, used)
    expect_equal(listed(used), listed(clean), "legal moves, filled into a used move set")
    expect_equal(int(count), len(listed(clean)), "the number of legal moves")
    expect(state.tobytes() == before, "`legal` changes the state")
    return listed(clean)


def _check_played(game: Rulebook, state: State, move: int) -> None:
    before = state.tobytes()
    refusal = game.refusal(state, move)
    expect(refusal is None, f"a legal move: {refusal}")
    game.points(state, move)
    expect(state.tobytes() == before, f"asking about {game.text(move)!r} changes the state")
    game.play(state.copy(), move)


def _check_refused(game: Rulebook, state: State, move: int) -> None:
    before = state.tobytes()
    try:
        game.play(state, move)
    except Refused as refused:
        expect(refused.reason in WORDS[1:], f"no reason is called {refused.reason!r}")
        expect(state.tobytes() == before, f"refusing {game.text(move)!r} changes the state")
        return
    raise Broken(f"{game.text(move)!r} isn't legal, yet it is played")


def moves_are_text(trial: Trial) -> None:
    """parse(text(move)) is the move, for every legal one; what is no move is refused as such."""
    game = trial.game
    for state in trial.states():
        moves = game.legal(state)
        for move in moves:
            expect_equal(game.parse(game.text(move)), move, f"{game.text(move)!r} parsed")
    for text in NOT_MOVES:
        _check_no_move(game, text)


def _check_no_move(game: Rulebook, text: str) -> None:
    try:
        game.parse(text)
    except Refused as refused:
        expect_equal(refused.reason, "syntax", f"the reason for {text!r}")
        return
    expect(text == game.text(game.parse(text)), f"{text!r} is taken for a move")


def positions_are_text(trial: Trial) -> None:
    """A position, written as JSON and loaded again, is the same to the byte."""
    game = trial.game
    for state in trial.states():
        position = game.position(state)
        loaded = game.load(json.loads(json.dumps(position)))
        expect_equal(game.position(loaded), position, "the position, loaded again")
        expect_same(loaded, state, "the state, loaded again")


def repeats_itself(trial: Trial) -> None:
    """The same seed gives the same deal, and the same deal and choices the same game."""
    game = trial.game
    deal = game.deal(trial.seed)
    expect_equal(game.deal(trial.seed).tolist(), deal.tolist(), "the deal of the same seed")
    _check_deal(game, deal)
    again = game.new(trial.players, trial.options, deal=_as_json(game, deal))
    for step in trial.steps():
        if step.move != NO_MOVE:
            expect_equal(game.play(again, step.move), step.played, "what the same move did")
        expect_same(again, step.after, "the state, played again")


def _as_json(game: Rulebook, deal: Any) -> Any:
    return game.notation.parse_deal(json.loads(json.dumps(game.notation.deal_text(deal))))


def _check_deal(game: Rulebook, deal: Any) -> None:
    """A deal is each pile in another order, and survives being text."""
    ends = np.cumsum([len(pile) for pile in game.rules.PILES])[:-1]
    for dealt, pile in zip(np.split(deal, ends), game.rules.PILES, strict=True):
        expect_equal(sorted(dealt.tolist()), sorted(pile.tolist()), "the cards of a pile")
    expect_equal(_as_json(game, deal).tolist(), deal.tolist(), "the deal, read again")


def playouts_agree(trial: Trial) -> None:
    """A compiled random game to the end is the same as one played step by step."""
    game = trial.game
    for state in trial.states():
        _check_choices(game, state)
        if trial.number % STEPS_BETWEEN_PLAYOUTS == 0:
            _check_playout(game, state, f"{trial.seed} {trial.number}")


def _check_choices(game: Rulebook, state: State) -> None:
    """Random play picks from the legal moves, and from each of them once."""
    rows = empty_move_set(game.rules.ROWS)
    found = game.playouts.choices(state, rows)
    picked = [int(game.playouts.chosen(state, rows, index)) for index in range(found)]
    expect_equal(sorted(picked), game.legal(state), "what random play picks from")


def _check_playout(game: Rulebook, state: State, seed: str) -> None:
    slow, fast = state.copy(), state.copy()
    length = _finish(game, slow, seeded(seed))  # first, since it has a bound
    made = game.playouts.finish(fast, empty_move_set(game.rules.ROWS), seeded(seed))
    expect_equal(made, length, "the length of a playout")
    expect_same(fast, slow, "the end of a playout")
    expect_equal(game.result(fast), game.result(slow), "the result of a playout")


def _finish(game: Rulebook, state: State, chance: Any) -> int:
    moves, made = empty_move_set(game.rules.ROWS), 0
    while (move := game.playouts.random_move(state, moves, chance)) != NO_MOVE:
        expect(made < game.rules.LONGEST, LONGER)
        game.play(state, move)
        made += 1
    return made
