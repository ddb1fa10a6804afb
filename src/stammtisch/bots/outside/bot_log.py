"""`--bot-log`: a file to which all that bots write to standard error is added, line by line."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from stammtisch import files
from stammtisch.games.rulebook import BadInput

LONGEST_LINE = 1 << 16  # bytes that are waited for


class BotLog:
    """What one program adds. Others add to the same file, so its lines come there whole."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._line = b""

    def add(self, chunk: bytes) -> None:
        """Write the lines that have ended, and keep the beginning of the next one."""
        lines, end, self._line = (self._line + chunk).rpartition(b"\n")
        self._write(lines + end)
        if len(self._line) > LONGEST_LINE:
            self.close()

    def close(self) -> None:
        """Write what has no end, too."""
        if self._line:
            self._write(self._line + b"\n")
        self._line = b""

    def _write(self, lines: bytes) -> None:
        """A log that can't be written loses no game."""
        if lines:
            with suppress(OSError), self._path.open("ab", buffering=0) as file:
                file.write(lines)


def check_log(path: Path | None, others: Iterable[Path | None] = ()) -> None:
    """Raises BadInput where a log can't be written, or is one of these other files."""
    if path is None:
        return
    if any(files.is_same(path, other) for other in others if other):
        raise BadInput("bot-log", f"{path} is there for something else")
    if not files.is_plain(path):  # it is opened again and again, by several processes
        raise BadInput("bot-log", f"{path} is no plain file")
    is_new = not os.path.lexists(path)
    try:
        with path.open("ab") as file:
            if is_new and file.tell() == 0:
                path.unlink()  # until there is something to be written
    except OSError as error:
        raise BadInput("bot-log", f"{path} can't be written: {error.strerror}") from None
