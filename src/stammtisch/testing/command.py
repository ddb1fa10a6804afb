"""`stammtisch check PATH`: the battery for a game of your own."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from stammtisch.games.rulebook import Rulebook
from stammtisch.testing.battery import CHECKS, PLAYOUTS, Settings, run_check
from stammtisch.testing.failure import BatteryFailure
from stammtisch.testing.other_games import games_in, invariants_in, module_at


def check_path(path: Path, console: Console, games: int = 5) -> bool:
    """Check the games of a file or a folder, and tell; whether all is well. Raises NoGame."""
    module = module_at(path)
    found = games_in(module, path)
    settings = Settings(games=games, invariants=invariants_in(module), source=path.resolve())
    passed = [_check_game(game, settings, console) for game in found]
    return all(passed)


def _check_game(game: Rulebook, settings: Settings, console: Console) -> bool:
    console.print(f"[bold]{escape(game.name)}[/bold]")
    failures: dict[str, BatteryFailure] = {}
    for name in CHECKS:
        if name == PLAYOUTS and failures:
            # Compiled games to the end can't be interrupted: only for rules that are right so far.
            console.print(f"  left out  {name}: first the above")
        elif failure := _run(name, game, settings, console):
            _tell(failure, failures, console)
            failures[name] = failure
    if failures:
        console.print(f"{len(failures)} of {len(CHECKS)} checks failed")
    return not failures


def _run(name: str, game: Rulebook, settings: Settings, console: Console) -> BatteryFailure | None:
    if console.is_terminal:
        console.print(f"  ..  {name}", end="\r")
    try:
        run_check(name, game, settings)
    except BatteryFailure as failure:
        return failure
    console.print(f"  [green]ok[/green]  {name}")
    return None


def _tell(failure: BatteryFailure, before: dict[str, BatteryFailure], console: Console) -> None:
    """A failure with all that is known of it; one that was told already, only by its name."""
    known = [other.problem for other in before.values() if other.problem]
    same = any(problem in failure.problem for problem in known)  # the interpreter adds some words
    told = f"{failure.check}: the same" if same else str(failure)
    console.print(f"  [red]failed[/red]  {escape(told)}", soft_wrap=True)
