"""Runs a command, and ends it with all that it started when whoever wanted it is gone.

    guard.py FD COMMAND...

The guard leads a process group of its own. FD is a socket on which the other side says nothing: it
comes to its end when the other side closes it, or dies, however suddenly. When the command has
ended, the guard says there how, and waits to be ended: while it lives, the group can't be mistaken
for another one.
"""

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress


def main() -> None:
    """Run the command, tell how it ended, and wait."""
    other_side, command = int(sys.argv[1]), sys.argv[2:]
    end = threading.Thread(target=_end_with, args=(other_side,), daemon=True)
    end.start()
    try:
        status = _run(command)
    except OSError as error:  # there, but not to be run
        _say(2, f"{command[0]}: {error.strerror}\n".encode())
        status = 127
        _leave_the_pipes()
    _say(other_side, b"%d" % status)
    end.join()


def _run(command: list[str]) -> int:
    """The exit status; negative for the signal that ended it."""
    child = subprocess.Popen(command)
    _leave_the_pipes()
    return child.wait()


def _say(where: int, words: bytes) -> None:
    """Where nobody listens any more, what the command started must be ended all the same."""
    with suppress(OSError):
        os.write(where, words)


def _leave_the_pipes() -> None:
    """The command alone has them now, so that their other ends see it leave."""
    os.close(0)
    os.close(1)


def _end_with(other_side: int) -> None:
    with suppress(ConnectionError):  # it has gone without hearing how the command ended
        os.read(other_side, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
