"""Bots from outside: programs that speak JSON lines, and Python files (docs/write-a-bot.md)."""

from functools import partial
from pathlib import Path

from stammtisch.bots.outside.program import Program
from stammtisch.bots.outside.starting import command_of, file_of, host_of
from stammtisch.bots.terms import USUAL, Terms
from stammtisch.games.rulebook import BadInput

PREFIX, SUFFIX = "cmd:", ".py"
FORMS = (f"FILE{SUFFIX}", f"{PREFIX}PROGRAM")  # of their names, as people are told


def is_outside(name: object) -> bool:
    """Whether a name is one of a bot that isn't ours."""
    return isinstance(name, str) and name.startswith(PREFIX) | name.endswith(SUFFIX)


def find_outside(name: str, terms: Terms = USUAL) -> Program:
    """The bot `cmd:PROGRAM ARGUMENTS` or `FILE.py`; raises BadInput."""
    hosted = not name.startswith(PREFIX)
    command = partial(host_of, name) if hosted else partial(command_of, name.removeprefix(PREFIX))
    program = Program(name, command, hosted, terms.log)
    try:
        program.look()
    except BadInput:
        if not terms.found_before:
            raise
    return program


def files_in(name: str) -> list[Path]:
    """Whatever a bot's name may mean as a file: its own, or any word of its command."""
    if name.startswith(PREFIX):
        return [Path(word) for word in command_of(name.removeprefix(PREFIX))]
    return [file_of(name)] if is_outside(name) else []
