"""A peer's side of the pipe: ready once; then a question a line in, an answer a line out."""

import json
import os
import sys
from collections.abc import Callable
from typing import Any, TextIO

from bench.timing import Timing

Measure = Callable[[str, str, float, int], Timing]  # what, game, seconds, seed
Reply = Callable[[dict[str, Any]], dict[str, Any]]


def answer(measure: Measure) -> None:
    """Answer questions for a timing."""
    answer_all(lambda ask: measure(ask["what"], ask["game"], ask["seconds"], ask["seed"])._asdict())


def answer_all(reply: Reply) -> None:
    # Libraries may print: only the answers go down the pipe, the rest to the log.
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    say(pipe, {"ready": True})
    for line in sys.stdin:
        say(pipe, attempt(reply, json.loads(line)))


def say(pipe: TextIO, words: dict[str, Any]) -> None:
    pipe.write(json.dumps(words) + "\n")
    pipe.flush()


def attempt(reply: Reply, ask: dict[str, Any]) -> dict[str, Any]:
    try:
        return reply(ask)
    except Exception as error:  # whatever a peer raises is its answer
        return {"error": f"{type(error).__name__}: {error}"}
