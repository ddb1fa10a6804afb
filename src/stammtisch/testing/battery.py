"""The battery: every check, on random games for all numbers of players and all options."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stammtisch.games.rulebook import Rulebook
from stammtisch.testing import checks, digests, hiding
from stammtisch.testing.failure import BatteryFailure, problem_of
from stammtisch.testing.invariants import Invariants, invariants_of
from stammtisch.testing.trial import Trial, trials


@dataclass(frozen=True)
class Settings:
    """How much is played, and what is known of the game beyond its rules."""

    games: int = 10  # for each number of players and choice of options
    seed: int | str = 0
    invariants: Invariants | None = None  # of another one's game
    source: Path | None = None  # where another process finds it


Check = Callable[[Rulebook, Settings], Iterator[Trial]]


def _in_every_game(check: Callable[[Trial], None]) -> Check:
    def run(game: Rulebook, settings: Settings) -> Iterator[Trial]:
        for trial in trials(game, settings.games, settings.seed):
            yield trial
            check(trial)

    return run


def _with_invariants(game: Rulebook, settings: Settings) -> Iterator[Trial]:
    invariants = settings.invariants or invariants_of(game)
    for trial in trials(game, settings.games, settings.seed):
        yield trial
        checks.plays_to_the_end(trial, invariants)


def _beside_the_interpreter(game: Rulebook, settings: Settings) -> Iterator[Trial]:
    if not digests.can_be_found(game, settings.source):
        return
    games, seed = settings.games, settings.seed
    yield next(trials(game, 1, seed))  # to be named if the other process fails
    lines = digests.told_by_interpreter(game.name, games, seed, settings.source)
    for trial, line in zip(trials(game, games, seed), lines, strict=True):
        yield trial
        digests.agree(trial, line)


PLAYOUTS = "playouts are games like any other"
CHECKS: dict[str, Check] = {
    "every game plays to its end, and the books balance": _with_invariants,
    "legal moves play, all others are refused": _in_every_game(checks.refuses_everything_else),
    "moves survive being text": _in_every_game(checks.moves_are_text),
    "positions survive being text": _in_every_game(checks.positions_are_text),
    "the same deal and choices give the same game": _in_every_game(checks.repeats_itself),
    "nobody sees what is hidden": _in_every_game(hiding.views_hide),
    PLAYOUTS: _in_every_game(checks.playouts_agree),
    "compiled and interpreted rules agree": _beside_the_interpreter,
}


def run_battery(
    game: Rulebook,
    games: int = 10,
    seed: int | str = 0,
    *,
    invariants: Invariants | None = None,
    source: Path | None = None,
) -> None:
    """Run every check; raises BatteryFailure at the first thing that is wrong.

    A game that isn't of the house is played interpreted, too, if `source` says where it is.
    """
    for name in CHECKS:
        run_check(name, game, Settings(games, seed, invariants, source))


def run_check(name: str, game: Rulebook, settings: Settings) -> None:
    """Run one check; raises BatteryFailure."""
    trial = None
    try:
        for trial in CHECKS[name](game, settings):  # noqa: B007 - the last one is the one that failed
            pass
    except Exception as error:  # a game of someone else's may raise anything
        raise _failure(name, game, trial, error) from error


def _failure(name: str, game: Rulebook, trial: Trial | None, error: Exception) -> BatteryFailure:
    problem = problem_of(error)
    if trial is None:
        return BatteryFailure(name, game.name, 0, {}, 0, 0, None, problem)
    return BatteryFailure(
        name,
        game.name,
        trial.players,
        trial.options,
        trial.seed,
        trial.number,
        _position(trial),
        problem,
    )


def _position(trial: Trial) -> dict[str, Any] | None:
    """Where it stood, if the game can still say so."""
    try:
        return None if trial.state is None else trial.game.position(trial.state)
    except Exception:
        return None
