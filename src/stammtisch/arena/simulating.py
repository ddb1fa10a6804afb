"""Random games in the terminal: a progress bar while they run, a table at their end."""

import sys
from time import perf_counter

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from stammtisch.arena.telling import counted
from stammtisch.bots.outside.failure import printable
from stammtisch.games.interface import Json
from stammtisch.play.simulation import Simulation


def timed(simulation: Simulation, games: int) -> float:
    """Play with a progress bar, where somebody is looking; answer the seconds it took."""
    simulation.warm_up()
    began = perf_counter()
    if sys.stderr.isatty():
        _with_progress(simulation, games)
    else:
        for _ in simulation.run(games):
            pass
    return perf_counter() - began


def _with_progress(simulation: Simulation, games: int) -> None:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(simulation.game.name, total=games)
        for done in simulation.run(games):
            progress.advance(task, done)


def tell(report: Json) -> None:
    """The report as a table."""
    games, length, scores = report["games"], report["length"], report["scores"]
    took = f"{report['seconds']:.2f} s" if report["seconds"] >= 0.01 else "under 0.01 s"
    table = Table("player", "wins", "mean score", "± stdev", "min", "max")
    for player, wins in enumerate(report["wins"]):
        spread = [f"{scores[column][player]:.2f}" for column in ("mean", "stdev")]
        bounds = [str(scores[column][player]) for column in ("min", "max")]
        table.add_row(str(player + 1), f"{wins / games:.1%}", *spread, *bounds)
    console = Console(highlight=False)
    console.print(table)
    if sum(report["wins"]) > games:
        console.print("A win that is shared counts for each who shares it.")
    console.print(
        f"{counted(games, 'game')} of {report['game']}, "
        f"seed {printable(str(report['seed']))}: "
        f"{report['moves']:,} moves in {took}, {length['mean']:.1f} a game "
        f"({length['min']} to {length['max']}); {report['moves_per_second']:,} moves a second",
        markup=False,
        soft_wrap=True,
    )
