"""Runs a command, and ends it with all that it started when whoever wanted it is gone.

    guard.py FD COMMAND...

The guard leads a process group of its own. FD is the reading end of a pipe to which nothing is ever
written: it comes to its end when the other side closes it, or dies, however suddenly. When the
command has ended, the guard says how, as the last words on standard error, and waits to be ended:
while it lives, the group can't be mistaken for another one.
"""

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress


def main() -> None:
    """Run the command, tell how it ended, and wait."""
    alive, command = int(sys.argv[1]), sys.argv[2:]
    end = threading.Thread(target=_end_with, args=(alive,), daemon=True)
    end.start()
    try:
        last_words = b"\0%d" % _run(command)
    except OSError as error:  # there, but not to be run
        last_words = f"{command[0]}: {error.strerror}\n\0{127}".encode()
        _leave_the_pipes()
    _say(last_words)
    end.join()


def _run(command: list[str]) -> int:
    """The exit status; negative for the signal that ended it."""
    child = subprocess.Popen(command)
    _leave_the_pipes()
    return child.wait()


def _say(last_words: bytes) -> None:
    """Where nobody listens any more, what the command started must be ended all the same."""
    with suppress(OSError):
        os.write(2, last_words)


def _leave_the_pipes() -> None:
    """The command alone has them now, so that their other ends see it leave."""
    os.close(0)
    os.close(1)


def _end_with(alive: int) -> None:
    os.read(alive, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
