"""`--report`: an analysis as one page that needs nothing but itself."""

from collections.abc import Iterator, Sequence
from math import floor
from pathlib import Path

from stammtisch.analysis.judgement import Analysis, Judged, TurningPoint
from stammtisch.analysis.telling import summary
from stammtisch.analysis.wording import sentence
from stammtisch.report import charts
from stammtisch.report import page as report

MOVES = ("move", "player", "played", "best", "value played", "value of the best", "loss")


def write_page(path: Path, analysis: Analysis) -> None:
    """Write the report."""
    report.write(path, page(analysis))


def page(analysis: Analysis) -> str:
    """The report, as well-formed HTML."""
    title = f"Analysis: {analysis.game}, {', '.join(analysis.players)}"
    return report.page(title, " ".join(summary(analysis)), _sections(analysis))


def _sections(analysis: Analysis) -> Iterator[str]:
    yield _turning_points(analysis)
    players = range(len(analysis.players))
    wins = [[100 * one.wins[player] for one in analysis.course] for player in players]
    scores = [[one.scores[player] for one in analysis.course] for player in players]
    yield _course(analysis, "Chance to win", wins, "%")
    yield _course(analysis, "Expected final score", scores, "")
    yield _losses(analysis)


def _turning_points(analysis: Analysis) -> str:
    told = [_told(analysis, point) for point in analysis.turning_points]
    return report.words("Turning points", told or ["No move cost much."])


def _told(analysis: Analysis, point: TurningPoint) -> str:
    return (
        f"Move {point.number}: {analysis.players[point.player]} played {point.move}. Better was "
        f"{point.better}, by {point.points:.1f} points and {100 * point.win:.0f} % of the games. "
        f"{sentence(point.reasons)}"
    )


def _course(analysis: Analysis, title: str, courses: Sequence[Sequence[float]], unit: str) -> str:
    marks = {point.number - 1: point.player for point in analysis.turning_points}
    chart = charts.courses(analysis.players, courses, marks, unit)
    stands = [adding_up(values) if unit else values for values in zip(*courses, strict=True)]
    rows = [
        (str(number), *(f"{value:.1f}" for value in values)) for number, values in enumerate(stands)
    ]
    return report.section(title, chart, report.table(("moves made", *analysis.players), rows))


def adding_up(percents: Sequence[float]) -> list[float]:
    """Parts of 100 in tenths that add up to it: what is missing when all are rounded down goes to
    those that lost most."""
    tenths = [floor(10 * percent) for percent in percents]
    by_loss = sorted(range(len(tenths)), key=lambda one: tenths[one] - 10 * percents[one])
    for one in by_loss[: 1000 - sum(tenths)]:
        tenths[one] += 1
    return [one / 10 for one in tenths]


def _losses(analysis: Analysis) -> str:
    lost = [
        (name, sum(judged.loss for judged in analysis.moves if judged.player == player))
        for player, name in enumerate(analysis.players)
    ]
    rows = [_row(analysis, judged) for judged in analysis.moves]
    table = report.table(MOVES, rows, names=2)
    return report.section("Value lost in all", charts.bars(lost), table)


def _row(analysis: Analysis, judged: Judged) -> Sequence[str]:
    best = judged.considered[0]
    played = next(one for one in judged.considered if one.move == judged.move)
    values = (f"{value:.3f}" for value in (played.value, best.value, judged.loss))
    return (str(judged.number), analysis.players[judged.player], judged.move, best.move, *values)
