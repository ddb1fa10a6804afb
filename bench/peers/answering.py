"""A peer's side of the pipe: ready once; then a question a line in, a timing a line out."""

import json
import os
import sys
from collections.abc import Callable
from typing import Any, TextIO

from bench.timing import Timing

Measure = Callable[[str, str, float, int], Timing]  # what, game, seconds, seed


def answer(measure: Measure) -> None:
    # Libraries may print: only the answers go down the pipe, the rest to the log.
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    say(pipe, {"ready": True})
    for line in sys.stdin:
        say(pipe, attempt(measure, json.loads(line)))


def say(pipe: TextIO, words: dict[str, Any]) -> None:
    pipe.write(json.dumps(words) + "\n")
    pipe.flush()


def attempt(measure: Measure, ask: dict[str, Any]) -> dict[str, Any]:
    try:
        timing = measure(ask["what"], ask["game"], ask["seconds"], ask["seed"])
    except Exception as error:  # whatever a peer raises is its answer
        return {"error": f"{type(error).__name__}: {error}"}
    return timing._asdict()
