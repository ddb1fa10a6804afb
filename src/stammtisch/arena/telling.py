"""The tournament in the terminal: a progress bar while it runs, tables at its end."""

from collections.abc import Iterable, Iterator
from itertools import accumulate, compress

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Column, Table
from rich.text import Text

from stammtisch.arena.game import Game
from stammtisch.arena.summary import BotLine, Mean, Share, Summary
from stammtisch.bots.outside.failure import printable

MOST_FAILURES = 20
LONGEST_NAME, SHORTEST_NAME = 18, 7
LONGEST_BAR, SHORTEST_BAR = 40, 8
GAP, TIME = "  ", " 0:00:00"  # between bots, and what the time left takes
HEADINGS = ("bot", "rating", "wins", "points", "ms a move", "slowest", "games", "forfeits")
LESS_TELLING = (6, 4, 3)  # columns that give way first where there is no room


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

    def text(self, room: int) -> str:
        """The strongest bots first, as many as there is room for."""
        shares = {bot: self._wins[bot] / max(1, self._games[bot]) for bot in self._wins}
        ordered = sorted(shares.items(), key=lambda item: -item[1])
        parts = [f"{short(bot)} {share:.0%}" for bot, share in ordered]
        ends = accumulate(len(part) + len(GAP) for part in parts)
        fits = [end - len(GAP) <= room for end in ends]
        return GAP.join(compress(parts, fits))

    @property
    def widest(self) -> int:
        """The room that all of them need as a rule: who has 100 % leaves the others 0 %."""
        return len(GAP.join(f"{short(bot)} 99%" for bot in self._wins))


def with_progress(
    games: Iterable[Game], total: int, running: Running, console: Console
) -> Iterator[Game]:
    """The same games, with a bar and the running result."""
    columns, room = _bar(console.width, total, running.widest)
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(escape(running.text(room)), total=total)
        for game in games:
            running.add(game)
            progress.update(task, advance=1, description=escape(running.text(room)))
            yield game


def _bar(width: int, total: int, wanted: int) -> tuple[list[ProgressColumn], int]:
    """The parts of the line, and the room for the running result. Where there is little, the bar
    and the time left give way to it."""
    room = width - len(f" {total}/{total}")
    columns: list[ProgressColumn] = [MofNCompleteColumn()]
    if room - len(TIME) >= wanted:
        room -= len(TIME)
        columns.append(TimeRemainingColumn())
    bar = min(LONGEST_BAR, room - wanted - 1)
    if bar >= SHORTEST_BAR:
        room -= bar + 1
        columns.insert(0, BarColumn(bar))
    return [*columns, TextColumn("{task.description}", table_column=Column(no_wrap=True))], room


def tell(summary: Summary, console: Console) -> None:
    """The whole summary as tables."""
    console.print(_bots(summary, console))
    if len(summary.bots) > 1:
        console.print(_matrix(summary, console.width))
    if summary.failures:
        console.print(_failures(summary))
    console.print(Text(_last_line(summary)), soft_wrap=True)


def _bots(summary: Summary, console: Console) -> Table:
    """A terminal is narrow: what is of less interest, the report has."""
    shown = [0, 1, 2, 3, 4, 6, *[7] * any(line.forfeits for line in summary.bots)]
    for column in LESS_TELLING:
        if _width(_columns(summary, shown)) <= console.width:
            break
        shown.remove(column)
    return _columns(summary, shown)


def _columns(summary: Summary, shown: list[int]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for column in shown:
        table.add_column(HEADINGS[column], justify="right" if column else "left", no_wrap=True)
    for line in summary.bots:
        texts = [short(line.bot), *cells(line)[1:]]
        table.add_row(*(Text(texts[column]) for column in shown))
    return table


def _width(table: Table) -> int:
    """How wide it would be, had it all the room in the world."""
    return Console(width=1000).measure(table).maximum


def short(name: str, letters: int = LONGEST_NAME) -> str:
    """The end of a long name: that is where files differ."""
    return name if len(name) <= letters else "…" + name[1 - letters :]


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


def _matrix(summary: Summary, width: int) -> Table:
    names = [line.bot for line in summary.bots]
    first = max(len("ahead of"), *(len(short(name)) for name in names))
    letters = max(SHORTEST_NAME, min(LONGEST_NAME, (width - first - 1) // len(names) - 2))
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column("ahead of", no_wrap=True)
    for name in names:
        table.add_column(Text(short(name, letters)), justify="right")
    found = {(pair.bot, pair.other): percent(pair.ahead) for pair in summary.pairs}
    for name in names:
        table.add_row(Text(short(name)), *(found.get((name, other), "") for other in names))
    return table


def _failures(summary: Summary) -> Table:
    table = Table("forfeits of", "reason", "games", "what happened", box=SIMPLE_HEAD)
    for failure in summary.failures[:MOST_FAILURES]:
        texts = failure.reason, str(failure.games), failure.says
        table.add_row(*map(Text, (short(failure.bot), *texts)))
    return table


def counted(number: int, what: str) -> str:
    """One of them, or so many."""
    return f"{number:,} {what}{'s' if number != 1 else ''}"


def _last_line(summary: Summary) -> str:
    length = summary.length
    moves = f", {length.mean:g} moves a game ({length.min} to {length.max})" if length else ""
    return (
        f"{counted(summary.games, 'game')} of {summary.game} for {summary.players}, "
        f"{counted(summary.deals, 'deal')}, seed {printable(str(summary.seed))}{moves}"
    )
