"""How the person calls this program, so that a command can be named that works."""

import os
import shlex
import shutil
import sys
from pathlib import Path

NAME = "stammtisch"


def command(*arguments: object) -> str:
    """A command line that can be typed as it stands."""
    return " ".join([_program(), *(shlex.quote(str(argument)) for argument in arguments)])


def _program() -> str:
    """The bare name where that is found, else the way to what was started."""
    started = Path(sys.argv[0])
    if shutil.which(NAME):
        return NAME
    if started.name != NAME:
        return f"python -m {NAME}"
    near = os.path.relpath(started)
    return shlex.quote(str(started) if near.startswith("..") else near)
