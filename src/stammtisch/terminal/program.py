"""How the person calls this program, so that a command can be named that works."""

import os
import shlex
import shutil
import sys
from pathlib import Path

NAME = "stammtisch"


def command(*arguments: object) -> str:
    """A command line that can be typed as it stands."""
    return " ".join([_program(), *(_quoted(str(argument)) for argument in arguments)])


def _quoted(argument: str) -> str:
    """For the shell, and for the eye: what can't be seen is written as its bytes."""
    if argument.isprintable():
        return shlex.quote(argument)
    return f"$'{''.join(map(_escaped, argument))}'"


def _escaped(letter: str) -> str:
    if letter.isprintable() and letter not in "'\\":
        return letter
    return "".join(f"\\x{byte:02x}" for byte in os.fsencode(letter))


def _program() -> str:
    """The bare name where that is found, else the way to what was started."""
    started = Path(sys.argv[0])
    if shutil.which(NAME):
        return NAME
    if started.name != NAME:
        return f"python -m {NAME}"
    near = os.path.relpath(started)
    return shlex.quote(str(started) if near.startswith("..") else near)
