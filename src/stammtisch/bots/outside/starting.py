"""The command that starts a bot from outside."""

import os
import shlex
import shutil
import sys
from pathlib import Path

from stammtisch.games.rulebook import BadInput, shown

HERE = Path(__file__).parent
# Scripts of ours that know nothing of the package: they start in no time.
PLAIN_PYTHON = (sys.executable, "-P", "-S", "-E")


def command_of(text: str) -> list[str]:
    """The words of a command, as a shell would see them; raises BadInput."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadInput("bot", f"the command {shown(text)} makes no sense: {error}") from None
    if not words:
        raise BadInput("bot", "cmd: needs a command, as in cmd:node my_bot.js")
    program = shutil.which(words[0])
    if program is None:
        raise BadInput("bot", _not_to_be_run(words[0]))
    return [program, *words[1:]]


def _not_to_be_run(program: str) -> str:
    if os.path.dirname(program) and os.path.isdir(program):  # a plain name is looked for elsewhere
        return f"{shown(program)} is a folder, and no program"
    if shutil.which(program, os.F_OK):
        return f"the program {shown(program)} can't be run: it is not executable (chmod +x)"
    return f"there is no program {shown(program)} to be run"


def host_of(name: str) -> list[str]:
    """The command that makes a program of a Python file; raises BadInput."""
    path = file_of(name).resolve()
    if path.is_dir():
        raise BadInput("bot", f"{name} is a folder, and no file")
    if not path.is_file():
        raise BadInput("bot", f"there is no file {name}")
    return [sys.executable, "-P", str(HERE / "host.py"), str(path)]


def file_of(name: str) -> Path:
    """The file that a bot's name names."""
    return Path(os.path.expanduser(name))  # who has no home stays as they are


def guarded(command: list[str], guards_end: int) -> list[str]:
    """The same command under a guard, which ends it when the other end of this socket is closed,
    and says there how it ended."""
    if os.name != "posix":
        raise BadInput("bot", "bots from outside need Linux, macOS or another POSIX system")
    return [*PLAIN_PYTHON, str(HERE / "guard.py"), str(guards_end), *command]
