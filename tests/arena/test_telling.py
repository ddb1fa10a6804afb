"""What is told in a terminal that is narrow, as most are."""

import re
from io import StringIO

import pytest
from rich.console import Console

from stammtisch.arena.game import Forfeit, Game
from stammtisch.arena.page import page
from stammtisch.arena.plan import Plan
from stammtisch.arena.summary import summary
from stammtisch.arena.telling import Running, tell, with_progress

PROGRAM = "cmd:python3 my_bot_program.py"
BOTS = ("greedy", "./bots/of/mine/my_second_bot.py", "random", PROGRAM)
PLAN = Plan("cafe-cards", 4, {"clubs": False}, BOTS, 0)


def played(deals: int, forfeit: Forfeit | None = None) -> list[Game]:
    """Games of a plan, all alike."""
    seats = [[*BOTS[turn:], *BOTS[:turn]] for turn in range(4)]
    return [
        Game(
            deal=deal,
            group=0,
            rotation=rotation,
            seats=seats[rotation],
            scores=None if forfeit and rotation == 3 else [100, 20, 30 + deal, -40],
            winners=[1, 2, 3] if forfeit and rotation == 3 else [0],
            moves=100,
            choices=[25] * 4,
            seconds=[1234.5] * 4,
            slowest=[99.9] * 4,
            forfeit=forfeit if rotation == 3 else None,
        )
        for deal in range(deals)
        for rotation in range(4)
    ]


def told(games: list[Game], width: int) -> list[str]:
    console = Console(file=StringIO(), width=width)
    tell(summary(PLAN, games), console)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def test_thinking_time_is_a_mean_over_choices_and_the_slowest() -> None:
    line = summary(PLAN, played(3)).bots[0]
    assert (line.ms, line.slowest_ms) == (49380.0, 99900.0)


@pytest.mark.parametrize("width", [80, 100, 120])
def test_no_figure_is_cut_off(width: int) -> None:
    lines = told(played(3, Forfeit(0, "time", "no answer")), width)
    assert not [line for line in lines if re.search(r"[\w%±–]…", line)]
    assert ("games" in lines[1], "forfeits" in lines[1]) == (width > 80, True)
    heading = next(line for line in lines if line.startswith(" ahead of"))
    assert re.search(r"…\S*bot\.py +…\S*program\.py", heading)


def shown_bar(width: int, total: int) -> str:
    """The last state of the bar."""
    console = Console(file=StringIO(), width=width, force_terminal=True, color_system=None)
    [*with_progress(played(5), total, Running([*BOTS]), console)]
    assert isinstance(console.file, StringIO)
    return next(line for line in console.file.getvalue().split("\r") if "20/" in line)


def test_the_bar_gives_way_to_the_running_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")  # in a dumb one nothing moves
    for width, bar, time in ((140, True, True), (84, False, True), (80, False, False)):
        line = shown_bar(width, 20)
        assert ("━" in line, bool(re.search(r"\d:\d\d:\d\d|-:--:--", line))) == (bar, time)
        for bot in ("greedy", "…/my_second_bot.py", "random", "…my_bot_program.py"):
            assert re.search(rf"{bot} \d+%", line)
    assert re.fullmatch(r"\S* *20/20 \S+ \d+%\s*(\x1b.*)?", shown_bar(30, 20).splitlines()[0])


def test_one_deal_is_no_deals() -> None:
    for deals, words in ((1, "1 deal,"), (2, "2 deals,")):
        assert words in told(played(deals), 80)[-1]
        assert words in page(summary(PLAN, played(deals)), played(deals))
