"""Files: what is one and the same, and writing them whole, so that whoever reads one meanwhile
sees the old one or the new one."""

import os
from contextlib import suppress
from pathlib import Path
from shutil import copymode


def replace(path: Path, text: str) -> None:
    """Write a file beside and put it in its place; where that fails, nothing has changed."""
    target = target_of(path)
    unfinished = unfinished_of(target)
    try:
        unfinished.write_text(text, "utf-8")
        _put(unfinished, target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        with suppress(OSError):  # it would hide what went wrong before
            unfinished.unlink()


def _put(unfinished: Path, target: Path) -> None:
    """In the place of the old one; over it where that stays, as a file that is mounted does."""
    try:
        if target.exists():
            copymode(target, unfinished)
        os.replace(unfinished, target)
    except OSError:
        text = unfinished.read_bytes()
        unfinished.unlink()  # for two there may be no room
        target.write_bytes(text)


def target_of(path: Path) -> Path:
    """Where a link points to: it stays a link."""
    return Path(os.path.realpath(path))


def unfinished_of(target: Path) -> Path:
    """The file that is written first."""
    return target.with_name(f".{target.name}.unfinished")


def is_same(one: Path, other: Path) -> bool:
    """Whether both are one file, by whatever names; it need not be there yet."""
    try:
        return one.samefile(other)
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)


def is_plain(path: Path) -> bool:
    """Whether it is a file, or may become one: a pipe would wait for somebody to read, and a device
    may have no end."""
    return path.is_file() or not path.exists()
