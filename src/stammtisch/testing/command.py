"""`stammtisch check PATH`: the battery for a game of your own."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from stammtisch.games.rulebook import Rulebook
from stammtisch.testing.battery import CHECKS, Settings, run_check
from stammtisch.testing.failure import BatteryFailure
from stammtisch.testing.other_games import NoGame, games_in, invariants_in, module_at


def check_path(path: Path, console: Console, games: int = 5) -> bool:
    """Check the games of a file or a folder, and tell; whether all is well."""
    try:
        module = module_at(path)
        found = games_in(module, path)
    except NoGame as problem:
        console.print(f"[red]{escape(str(problem))}[/red]", soft_wrap=True)
        return False
    settings = Settings(games=games, invariants=invariants_in(module), source=path.resolve())
    passed = [_check_game(game, settings, console) for game in found]
    return all(passed)


def _check_game(game: Rulebook, settings: Settings, console: Console) -> bool:
    console.print(f"[bold]{escape(game.name)}[/bold]")
    failures = [failure for name in CHECKS if (failure := _run(name, game, settings, console))]
    if failures:
        console.print(f"{len(failures)} of {len(CHECKS)} checks failed")
    return not failures


def _run(name: str, game: Rulebook, settings: Settings, console: Console) -> BatteryFailure | None:
    try:
        with console.status(name):
            run_check(name, game, settings)
    except BatteryFailure as failure:
        console.print(f"  [red]failed[/red]  {escape(str(failure))}", soft_wrap=True)
        return failure
    console.print(f"  [green]ok[/green]  {name}")
    return None
