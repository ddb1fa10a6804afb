"""Files that are written whole."""

import errno
import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch import files

ROOM = 1000  # bytes


@pytest.fixture
def little_room() -> Iterator[None]:
    """No file can have more than so many bytes."""
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    signal.signal(signal.SIGXFSZ, handler)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_replaced_and_nothing_else_is_there(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    files.replace(path, "old")
    path.chmod(0o640)
    files.replace(path, "new")
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o640
    assert names(tmp_path) == ["kept"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    link, target = tmp_path / "link", tmp_path / "folder" / "target"
    link.symlink_to(target)
    files.replace(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


@pytest.mark.usefixtures("little_room")
def test_where_there_is_no_room_nothing_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    files.replace(path, "old")
    with pytest.raises(OSError, match="kept") as caught:
        files.replace(path, "x" * (ROOM + 1))
    assert caught.value.errno == errno.EFBIG
    assert path.read_text() == "old"
    assert names(tmp_path) == ["kept"]


@pytest.mark.parametrize("what", ["os.replace", "stammtisch.files.copymode"])
def test_what_can_not_be_replaced_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """A file that is mounted by itself, or where nobody has modes."""

    def refused(*of: object) -> None:
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))

    path = tmp_path / "kept"
    files.replace(path, "old")
    monkeypatch.setattr(what, refused)
    files.replace(path, "new")
    assert path.read_text() == "new"
    assert names(tmp_path) == ["kept"]


@pytest.mark.parametrize("folder", ["nowhere", "file"])
def test_a_folder_that_is_not_there_is_named(tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match=f"{folder}/kept"):
        files.replace(tmp_path / folder / "kept", "new")
