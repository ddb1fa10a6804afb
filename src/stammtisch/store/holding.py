"""One house for a SQLite file: a lock beside it, which ends with the house, however that ends."""

import errno
import os
import sys
from pathlib import Path
from typing import BinaryIO

from sqlalchemy.engine import URL

from stammtisch.games.rulebook import BadInput

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


TAKEN = (errno.EAGAIN, errno.EACCES)


def hold(url: URL) -> BinaryIO | None:
    """Hold the file of a database until what is answered is closed; None where there is no file.

    Raises BadInput where somebody else holds it.
    """
    if url.get_backend_name() != "sqlite":
        return None
    file = Path(str(url.database)).resolve()  # one file may be reached by many names
    # The lock's file is never deleted: that might be after another house has opened it.
    try:
        lock = os.fdopen(os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600), "r+b")
    except OSError as error:
        raise BadInput("database", f"{file}.lock: {error.strerror}") from None
    try:
        _lock(lock)
    except OSError as error:
        lock.close()
        raise BadInput("database", f"{file} {_problem(error)}") from None
    return lock


def _problem(error: OSError) -> str:
    if error.errno in TAKEN:
        return "is in use by another house that is running; close that one, or use another file"
    return f"can't be locked: {error.strerror}"
