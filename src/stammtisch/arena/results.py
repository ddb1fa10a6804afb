"""The results file: a line that says what is played, then a line for each game as it ends.

A run that was interrupted goes on with the same file. A line that was cut off in the middle is
played again. Nothing is written before a game has ended; a new file that stays empty is removed.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from stammtisch.arena.flaws import flaws
from stammtisch.arena.game import Game
from stammtisch.arena.plan import Plan, Seating
from stammtisch.files import is_plain
from stammtisch.games.rulebook import BadInput, shown

FORMAT = 1
Option = bool | int | str


class Header(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line."""

    version: int = msgspec.field(name="format")
    game: str
    players: int
    options: dict[str, Option]
    bots: list[str]
    seed: int | str
    ms: int | None


@dataclass
class Sheet:
    """Where games are written down."""

    file: BinaryIO
    kept: int | None = None  # bytes that stay of what is there, where a part of it doesn't
    due: bytes = b""  # what has to come before the next game

    def add(self, game: Game) -> None:
        """Write a game, in the file before anything else happens.

        Only what was cut off is taken away, and once: whatever else comes to the file, stays.
        """
        if self.kept is not None:
            self.file.truncate(self.kept)
        _write_whole(self.file, self.due + msgspec.json.encode(game) + b"\n")
        self.kept, self.due = None, b""


class Results:
    """Games played so far, and the place where more are written to, if there is one."""

    def __init__(self, plan: Plan, sheet: Sheet | None, games: list[Game]) -> None:
        self.plan = plan
        self.games = games
        self._sheet = sheet
        self._played = {game.seating for game in games}

    def add(self, game: Game) -> None:
        """Keep a game, and write it down."""
        self.games.append(game)
        self._played.add(game.seating)
        if self._sheet:
            self._sheet.add(game)

    def missing(self, games: int) -> list[Seating]:
        """What is still to be played, of so many games."""
        return [game for game in self.plan.seatings(games) if game not in self._played]


def header_of(plan: Plan) -> Header:
    """The first line for a plan."""
    return Header(
        version=FORMAT,
        game=plan.game,
        players=plan.players,
        options=plan.options,
        bots=list(plan.bots),
        seed=plan.seed,
        ms=plan.ms,
    )


@contextmanager
def open_results(plan: Plan, path: Path | None) -> Iterator[Results]:
    """The results in a file, new or of an earlier run of the same plan; raises BadInput."""
    if path is None:
        yield Results(plan, None, [])
        return
    _check_plain(path)
    is_new = not path.exists()
    with path.open("a+b", buffering=0) as file:
        _lock(file, path)
        try:
            yield _read(plan, file, path)
        finally:
            if is_new and file.seek(0, os.SEEK_END) == 0 and _is_at(path, file):
                with suppress(OSError):  # not every system removes what is open
                    Path(os.path.realpath(path)).unlink()  # where a link pointed to


def _is_at(path: Path, file: BinaryIO) -> bool:
    """Whether this is the file of that name still, and not another one."""
    try:
        return os.path.samestat(path.stat(), os.fstat(file.fileno()))
    except OSError:
        return False


def _write_whole(file: BinaryIO, line: bytes) -> None:
    """All of a line. The system may take only a part of it, and say why with the rest."""
    while line:
        line = line[file.write(line) :]


def _check_plain(path: Path) -> None:
    """Before it is opened."""
    if not is_plain(path):
        raise BadInput("out", f"{path} is no plain file")


def _lock(file: BinaryIO, path: Path) -> None:
    """Two arenas must not write to one file at the same time."""
    if os.name == "posix":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput("out", f"another arena is writing to {path}") from None
        if not path.exists():  # one that left just now has taken its empty file along
            raise BadInput("out", f"another arena has just removed {path}")


def _read(plan: Plan, file: BinaryIO, path: Path) -> Results:
    """The games in the file, and how it goes on: after its header, with a line of its own."""
    file.seek(0)
    text = file.read()
    header = msgspec.json.encode(header_of(plan)) + b"\n"
    if header.startswith(text):  # empty, or cut off in its first line
        return Results(plan, Sheet(file, 0, header), [])
    lines = text.split(b"\n")
    _check_header(plan, lines[0], path)
    if len(lines) == 1:  # a whole header, in other words than ours, that nothing ends
        return Results(plan, Sheet(file, due=b"\n"), [])
    games = {game.seating: game for game in _games(plan, lines[1:-1], path)}
    kept = len(text) - len(lines[-1]) if lines[-1] else None
    return Results(plan, Sheet(file, kept), [*games.values()])


def _check_header(plan: Plan, line: bytes, path: Path) -> None:
    try:
        found = msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadInput("out", f"{path} is not a results file") from None
    wanted_header = msgspec.to_builtins(header_of(plan))
    for field, value in msgspec.to_builtins(found).items():
        wanted = wanted_header[field]
        if value != wanted:
            problem = f"{field} {shown(value)}, not {shown(wanted)}"
            raise BadInput("out", f"{path} has the results of something else: {problem}")


def _games(plan: Plan, lines: list[bytes], path: Path) -> list[Game]:
    games = []
    for number, line in enumerate(lines, start=2):
        try:
            games.append(_game(plan, line, len(lines)))
        except ValueError as error:
            raise BadInput("out", f"{path}, line {number}: {error}") from None
    return games


def _game(plan: Plan, line: bytes, games: int) -> Game:
    """A game of the plan, in a file of so many; raises ValueError with what is wrong."""
    try:
        game = msgspec.json.decode(line, type=Game)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ValueError(f"no game: {error}") from None
    for flaw in flaws(plan, game, games):
        raise ValueError(flaw)
    return game
