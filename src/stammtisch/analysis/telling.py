"""An analysis in the terminal: a progress bar while it runs, a table of turning points at its end.

Below it stand how the game ended, and the setting, since other settings judge otherwise.
"""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stammtisch.analysis.analysing import Analysing
from stammtisch.analysis.judgement import Analysis, TurningPoint
from stammtisch.analysis.wording import sentence

TURNING_POINTS = ("move", "player", "played", "better", "points", "to win", "why")
RIGHT = {"move", "points", "to win"}


def run_with_progress(analysing: Analysing, console: Console) -> Analysis:
    """Run an analysis with a bar."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(f"{analysing.record.game}, moves judged", total=None)
        return analysing.run(lambda done, total: progress.update(task, completed=done, total=total))


def tell(analysis: Analysis, console: Console) -> None:
    """The turning points, and what lies behind them."""
    if analysis.turning_points:
        table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        for heading in TURNING_POINTS:
            table.add_column(heading, justify="right" if heading in RIGHT else "left")
        for point in analysis.turning_points:
            table.add_row(*map(Text, cells(analysis, point)))
        console.print(table)
    else:
        console.print("No move cost much: there is no turning point.")
    for line in summary(analysis):
        console.print(Text(line), soft_wrap=True)


def cells(analysis: Analysis, point: TurningPoint) -> Sequence[str]:
    """A turning point, as the columns of TURNING_POINTS have it."""
    return (
        str(point.number),
        analysis.players[point.player],
        point.move,
        point.better,
        f"{point.points:+.1f}",
        f"{100 * point.win:+.0f} %",
        sentence(point.reasons),
    )


def summary(analysis: Analysis) -> Iterator[str]:
    """What was analysed, how it ended, and by which setting."""
    moves = "1 move" if len(analysis.moves) == 1 else f"{len(analysis.moves)} moves"
    yield f"{analysis.game}, {', '.join(analysis.players)}; {moves}; {_ending(analysis)}."
    setting = analysis.setting
    yield (
        f"Judged by {setting.bot} with {setting.rounds:,} rounds a move, "
        "from what each player knew then."
    )


def _ending(analysis: Analysis) -> str:
    if analysis.result is None:
        return "unfinished"
    winners = " and ".join(analysis.players[winner] for winner in analysis.result.winners)
    return f"{' : '.join(map(str, analysis.result.scores))}, won by {winners}"
