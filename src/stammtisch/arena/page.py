"""`--report`: the tournament as one page that needs nothing but itself."""

from collections.abc import Iterator
from pathlib import Path

from stammtisch.arena.game import Game
from stammtisch.arena.summary import Summary
from stammtisch.arena.telling import HEADINGS, cells, counted, percent
from stammtisch.bots.outside.failure import printable
from stammtisch.report import charts
from stammtisch.report import page as report


def write_page(path: Path, summary: Summary, games: list[Game]) -> None:
    """Write the report."""
    report.write(path, page(summary, games))


def page(summary: Summary, games: list[Game]) -> str:
    """The report, as well-formed HTML."""
    sections = _sections(summary, games) if games else ["<p>No game was played.</p>"]
    return report.page(f"Arena: {summary.game}", _about(summary), sections)


def _about(summary: Summary) -> str:
    options = ", ".join(f"{name} {value}".lower() for name, value in summary.options.items())
    seed = printable(str(summary.seed))
    time = "each bot's usual time" if summary.ms is None else f"{summary.ms} ms"
    return (
        f"{counted(summary.games, 'game')} for {summary.players}, "
        f"{counted(summary.deals, 'deal')}, each played in every "
        f"seating; {options}; seed {seed}; {time} a move. Intervals are 95 %."
    )


def _sections(summary: Summary, games: list[Game]) -> Iterator[str]:
    yield _ratings(summary)
    yield _wins(summary)
    yield from _scores(summary, games)
    yield from _lengths(summary, games)
    if summary.failures:
        yield _failures(summary)


def _ratings(summary: Summary) -> str:
    rows = [(line.bot, line.rating.mu, line.rating.low, line.rating.high) for line in summary.bots]
    columns = len(HEADINGS) - (not summary.failures)  # the last one counts forfeits
    lines = [cells(line)[:columns] for line in summary.bots]
    table = report.table(HEADINGS[:columns], lines)
    return report.section("Rating", charts.ranges(rows), table, shown=True)


def _wins(summary: Summary) -> str:
    names = [line.bot for line in summary.bots]
    shares = {(pair.bot, pair.other): pair.ahead.value for pair in summary.pairs}
    headings = ("bot", "ahead of", "share of games", "games")
    rows = [
        (pair.bot, pair.other, percent(pair.ahead), f"{pair.games:,}") for pair in summary.pairs
    ]
    table = report.table(headings, rows, names=2)
    chart = charts.matrix(names, shares)
    return report.section("Who ends ahead of whom", chart, table, frame=report.wide)


def _scores(summary: Summary, games: list[Game]) -> Iterator[str]:
    scored = {line.bot: _scores_of(line.bot, games) for line in summary.bots}
    rows = [(bot, scores) for bot, scores in scored.items() if scores]
    if rows:
        chart = charts.histograms(rows)
        yield report.section("Scores", chart, report.table(SPREAD, [_spread(*row) for row in rows]))


def _scores_of(bot: str, games: list[Game]) -> list[int]:
    return [
        game.scores[game.seats.index(bot)] for game in games if game.scores and bot in game.seats
    ]


def _lengths(summary: Summary, games: list[Game]) -> Iterator[str]:
    moves = [game.moves for game in games if game.forfeit is None]
    if moves:
        chart = charts.histograms([("moves", moves)])
        yield report.section(
            "Length of games", chart, report.table(SPREAD, [_spread("moves", moves)])
        )


SPREAD = ("", "mean", "least", "a quarter below", "half below", "three quarters below", "most")


def _spread(name: str, values: list[int]) -> list[str]:
    ordered = sorted(values)
    quarters = [ordered[(len(ordered) - 1) * quarter // 4] for quarter in range(5)]
    return [name, f"{sum(values) / len(values):.2f}", *map(str, quarters)]


def _failures(summary: Summary) -> str:
    told = (
        f"{line.bot}, {counted(line.games, 'game')}: {line.reason}, {line.says}"
        for line in summary.failures
    )
    return report.words("Forfeits", told)
