"""The tournament in the terminal: a progress bar while it runs, tables at its end."""

from collections.abc import Iterable, Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stammtisch.arena.game import Game
from stammtisch.arena.summary import BotLine, Mean, Share, Summary

MOST_FAILURES = 20
LONGEST_NAME = 18
HEADINGS = ("bot", "rating", "wins", "points", "ms a move", "slowest", "games", "forfeits")


class Running:
    """The shares of the wins so far."""

    def __init__(self, bots: list[str], games: Iterable[Game] = ()) -> None:
        self._wins = dict.fromkeys(bots, 0.0)
        self._games = dict.fromkeys(bots, 0)
        for game in games:
            self.add(game)

    def add(self, game: Game) -> None:
        """Count a game."""
        for seat, bot in enumerate(game.seats):
            self._wins[bot] += game.share(seat)
            self._games[bot] += 1

    def __str__(self) -> str:
        shares = {bot: self._wins[bot] / max(1, self._games[bot]) for bot in self._wins}
        ordered = sorted(shares.items(), key=lambda item: -item[1])
        return "  ".join(f"{bot} {share:.0%}" for bot, share in ordered)


def with_progress(
    games: Iterable[Game], total: int, running: Running, console: Console
) -> Iterator[Game]:
    """The same games, with a bar and the running result."""
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(escape(str(running)), total=total)
        for game in games:
            running.add(game)
            progress.update(task, advance=1, description=escape(str(running)))
            yield game


def tell(summary: Summary, console: Console) -> None:
    """The whole summary as tables."""
    console.print(_bots(summary))
    if len(summary.bots) > 1:
        console.print(_matrix(summary))
    if summary.failures:
        console.print(_failures(summary))
    console.print(_last_line(summary), markup=False, soft_wrap=True)


def _bots(summary: Summary) -> Table:
    """A terminal is narrow: what is of less interest, the report has."""
    shown = [0, 1, 2, 3, 4, 6, *[7] * any(line.forfeits for line in summary.bots)]
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for column in shown:
        table.add_column(HEADINGS[column], justify="right" if column else "left", no_wrap=True)
    for line in summary.bots:
        texts = [_short(line.bot), *map(Text, cells(line)[1:])]
        table.add_row(*(texts[column] for column in shown))
    return table


def _short(name: str) -> Text:
    """The end of a long name: that is where files differ."""
    return Text(name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :])


def cells(line: BotLine) -> list[str]:
    """One bot, under the headings."""
    rating = line.rating
    return [
        line.bot,
        f"{rating.mu:.1f} ±{rating.mu - rating.low:.1f}",
        percent(line.wins),
        points(line.points),
        milliseconds(line.ms),
        milliseconds(line.slowest_ms),
        f"{line.games:,}",
        str(line.forfeits or ""),
    ]


def milliseconds(ms: float) -> str:
    """Few digits, but all that matter."""
    return f"{ms:.2f}" if ms < 10 else f"{ms:,.0f}"


def percent(figure: Share) -> str:
    """A share with its interval."""
    return f"{figure.value:.1%} {100 * figure.low:.0f}–{100 * figure.high:.0f}"


def points(figure: Mean | None) -> str:
    """A mean with its interval; a dash stands for what isn't known."""
    if figure is None:
        return "–"
    off = "–" if figure.high is None else f"{figure.high - figure.value:.1f}"
    return f"{figure.value:.1f} ±{off}"


def _matrix(summary: Summary) -> Table:
    names = [line.bot for line in summary.bots]
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column("ahead of", no_wrap=True)
    for name in names:
        table.add_column(_short(name), justify="right")
    found = {(pair.bot, pair.other): percent(pair.ahead) for pair in summary.pairs}
    for name in names:
        table.add_row(_short(name), *(found.get((name, other), "") for other in names))
    return table


def _failures(summary: Summary) -> Table:
    table = Table("forfeits of", "reason", "games", "what happened", box=SIMPLE_HEAD)
    for failure in summary.failures[:MOST_FAILURES]:
        texts = failure.reason, str(failure.games), failure.says
        table.add_row(_short(failure.bot), *map(Text, texts))
    return table


def _last_line(summary: Summary) -> str:
    length = summary.length
    moves = f", {length.mean:g} moves a game ({length.min} to {length.max})" if length else ""
    return (
        f"{summary.games:,} games of {summary.game} for {summary.players}, "
        f"{summary.deals:,} deals, seed {summary.seed}{moves}"
    )
