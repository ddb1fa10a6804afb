"""`--report`: the tournament as one page that needs nothing but itself."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

from stammtisch.arena import charts
from stammtisch.arena.game import Game
from stammtisch.arena.summary import Summary
from stammtisch.arena.telling import HEADINGS, cells, percent

STYLE = """
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #23211d; --faint: #77716a;
  --line: #ddd6ca; --blue: #2f6fb0; --red: #b8542f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7de; --faint: #a29b90;
  --line: #3b3833; --blue: #6aa9e6; --red: #e08a63; } }
body { margin: 2rem auto; max-width: 52rem; padding: 0 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-weight: 600; line-height: 1.2; } h2 { margin-top: 2.5rem; }
p, figcaption, summary { color: var(--faint); }
figure { margin: 0; } svg { display: block; width: 100%; min-width: 30rem; height: auto; }
figure, .scroll { overflow-x: auto; } table { border-collapse: collapse; margin: .5rem 0; }
th, td { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th:first-child, td:first-child, .left td { text-align: left; white-space: normal;
  overflow-wrap: anywhere; min-width: 8rem; } th { font-weight: 600; }
.name { fill: var(--ink); font-size: 14px; } .tick { fill: var(--faint); font-size: 12px; }
.grid { stroke: var(--line); } .span { stroke: var(--blue); stroke-width: 3; }
.dot, .bar, .more { fill: var(--blue); } .less { fill: var(--red); }
"""

# Nothing may be loaded from anywhere: what a bot is called or says is text, and stays text.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def write_page(path: Path, summary: Summary, games: list[Game]) -> None:
    """Write the report."""
    path.write_text(page(summary, games), "utf-8")


def page(summary: Summary, games: list[Game]) -> str:
    """The report, as well-formed HTML."""
    title = f"Arena: {summary.game}"
    body = "\n".join(_sections(summary, games)) if games else "<p>No game was played.</p>"
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="Content-Security-Policy" content="{POLICY}"/>
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p>{escape(_about(summary))}</p>
{body}
</body>
</html>
"""


def _about(summary: Summary) -> str:
    options = ", ".join(f"{name} {value}".lower() for name, value in summary.options.items())
    time = "each bot's usual time" if summary.ms is None else f"{summary.ms} ms"
    return (
        f"{summary.games:,} games for {summary.players}, {summary.deals:,} deals, each played in "
        f"every seating; {options}; seed {summary.seed}; {time} a move. Intervals are 95 %."
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
    table = _table(HEADINGS[:columns], lines)
    return _section("Rating", charts.ranges(rows), table, shown=True)


def _wins(summary: Summary) -> str:
    names = [line.bot for line in summary.bots]
    shares = {(pair.bot, pair.other): pair.ahead.value for pair in summary.pairs}
    headings = ("bot", "ahead of", "share of games", "games")
    rows = [
        (pair.bot, pair.other, percent(pair.ahead), f"{pair.games:,}") for pair in summary.pairs
    ]
    chart = charts.matrix(names, shares)
    return _section("Who ends ahead of whom", chart, _table(headings, rows))


def _scores(summary: Summary, games: list[Game]) -> Iterator[str]:
    scored = {line.bot: _scores_of(line.bot, games) for line in summary.bots}
    rows = [(bot, scores) for bot, scores in scored.items() if scores]
    if rows:
        chart = charts.histograms(rows)
        yield _section("Scores", chart, _table(SPREAD, [_spread(*row) for row in rows]))


def _scores_of(bot: str, games: list[Game]) -> list[int]:
    return [
        game.scores[game.seats.index(bot)] for game in games if game.scores and bot in game.seats
    ]


def _lengths(summary: Summary, games: list[Game]) -> Iterator[str]:
    moves = [game.moves for game in games if game.forfeit is None]
    if moves:
        chart = charts.histograms([("moves", moves)])
        yield _section("Length of games", chart, _table(SPREAD, [_spread("moves", moves)]))


SPREAD = ("", "mean", "least", "a quarter below", "half below", "three quarters below", "most")


def _spread(name: str, values: list[int]) -> list[str]:
    ordered = sorted(values)
    quarters = [ordered[(len(ordered) - 1) * quarter // 4] for quarter in range(5)]
    return [name, f"{sum(values) / len(values):.2f}", *map(str, quarters)]


def _failures(summary: Summary) -> str:
    cells = [(line.bot, line.reason, line.says, f"{line.games:,}") for line in summary.failures]
    table = _table(("bot", "reason", "what happened", "games"), cells)
    return f'<h2>Forfeits</h2>\n<div class="left">{table}</div>'


def _section(title: str, chart: str, table: str, shown: bool = False) -> str:
    name = escape(title)
    figure = f'<figure role="img" aria-label="{name}">{chart}</figure>'
    opened = ' open="open"' if shown else ""
    figures = f"<details{opened}><summary>The figures</summary>{table}</details>"
    return f"<h2>{name}</h2>\n{figure}\n{figures}"


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{table}</div>'
