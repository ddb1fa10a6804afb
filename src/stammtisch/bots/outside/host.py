"""Makes a program of a Python file that has a bot in it: `choose(position)`, or a `BOT`.

    host.py FILE

It says first whether there is a bot, and how long it usually thinks, then answers one line with one
line. What the bot prints goes to standard error: standard output is for answers.
"""

import importlib
import importlib.util
import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from math import isfinite
from pathlib import Path
from typing import Any

Json = dict[str, Any]
Answer = Callable[[Json], Json]

LONGEST = 60  # seconds that anybody may think about a move
LONGEST_LINE = 100  # moves of it that are told: no turn has as many


def main() -> None:
    """Answer until the input ends."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.stdout = sys.stderr  # which waits for no more than a line
    try:
        greeting, answer = bot_in(Path(sys.argv[1]))
    except (Exception, SystemExit) as error:
        _say(answers, {"error": f"{type(error).__name__}: {error}"})
        sys.exit(1)
    _say(answers, greeting)
    for line in sys.stdin.buffer:
        _say(answers, answer(json.loads(line)))


def _say(answers: Any, message: Json) -> None:
    answers.write(json.dumps(message) + "\n")
    answers.flush()


def bot_in(path: Path) -> tuple[Json, Answer]:
    """What the file says of itself, and how it answers."""
    module = _imported(path)
    if hasattr(module, "BOT"):
        if not callable(getattr(module.BOT, "choose", None)):
            raise LookupError("its BOT has no method choose")
        return {"usual_seconds": _usual_seconds(module.BOT)}, of_interface(module.BOT)
    if callable(getattr(module, "choose", None)):
        return {}, of_function(module.choose)
    raise LookupError("it defines neither choose(position) nor BOT")


def _usual_seconds(bot: Any) -> float | None:
    """How long it thinks when nobody says otherwise, if it says so."""
    given = getattr(bot, "usual_seconds", None)
    if given is None:
        return None
    if not 0 <= float(given) <= LONGEST:
        raise ValueError(f"its usual_seconds, {given!r}, are not from 0 to {LONGEST}")
    return float(given)


def _imported(path: Path) -> Any:
    """The file as a module, which finds files beside it before all others, as usual."""
    _import_owners(path)
    sys.path.insert(0, str(path.parent))
    name = f"bot_{path.stem}"  # the file's own may have another owner
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _import_owners(path: Path) -> None:
    """Modules that must not be mistaken for files of the bot's folder."""
    if path.stem in sys.stdlib_module_names:  # random.py may be the name of a bot
        with suppress(ImportError):  # but not on this system
            importlib.import_module(path.stem)
    if b"BOT" in path.read_bytes():  # what is done for one; without, a bot starts much sooner
        importlib.import_module("stammtisch.games.rulebook")


def of_function(choose: Callable[[Json], Any]) -> Answer:
    """Answers of a function that gets a position and gives back the text of a move."""

    def answer(position: Json) -> Json:
        del position["state"], position["chance"]
        return {"move": choose(position)}

    return answer


def of_interface(bot: Any) -> Answer:
    """Answers of an object with the interface of our own bots."""
    import numpy as np

    from stammtisch.games.rulebook import find

    def answer(position: Json) -> Json:
        game = find(position["game"])
        view = np.frombuffer(bytes.fromhex(position["state"]), game.rules.STATE).copy()[0]
        chance = np.array([position["chance"]], np.int64)
        thought = bot.choose(game, view, position["seat"], position["ms"] / 1000, chance)
        return {"move": game.text_of_any(thought.move), **_beside(thought, game.text)}

    return answer


def _beside(thought: Any, text: Callable[[int], str]) -> Json:
    """What it thinks beside its move, as far as that can be told: it is only shown."""
    said: Json = {}
    with suppress(Exception):
        said["values"] = _figures(thought.values, text)
    with suppress(Exception):
        counts = _figures(thought.visits, text)
        said["visits"] = {move: int(count) for move, count in counts.items()}
    with suppress(Exception):
        said["line"] = [text(move) for move in islice(thought.line, LONGEST_LINE)]
    return said


def _figures(said: dict[int, Any], text: Callable[[int], str]) -> dict[str, float]:
    """Figures that JSON has a word for; minus infinity, for one, has none."""
    figures = {}
    for move, value in said.items():
        with suppress(Exception):
            if isfinite(value):
                figures[text(move)] = float(value)
    return figures


if __name__ == "__main__":
    main()
