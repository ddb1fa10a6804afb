"""Other people's games: a Python file, or a folder with an `__init__.py`, with a GAME or GAMES."""

import hashlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from stammtisch.games.interface import Notation, Rules
from stammtisch.games.rulebook import Rulebook

LONGEST_GAME = 100_000  # moves; the battery plays whole games


class NoGame(Exception):
    """There is no game at a path; the message says why."""


def games_at(path: Path) -> list[Rulebook]:
    """The games of a file or a folder; raises NoGame."""
    return games_in(module_at(path), path)


def games_in(module: ModuleType, path: Path) -> list[Rulebook]:
    """The games that a module defines."""
    found: Any = getattr(module, "GAMES", None) or getattr(module, "GAME", None)
    games = list(found) if isinstance(found, list | tuple) else [found] if found else []
    if not games:
        raise NoGame(f"{path} defines neither GAME nor GAMES")
    for game in games:
        if not isinstance(game, Rulebook):
            raise NoGame(f"{path}: {game!r} is not a Rulebook")
        _check_names(game, path)
    return games


def _check_names(game: Rulebook, path: Path) -> None:
    """Whether rules and notation have everything that they must; raises NoGame."""
    for part, thing, protocol in (
        ("rules", game.rules, Rules),
        ("notation", game.notation, Notation),
    ):
        wanted = [name for name in vars(protocol) if not name.startswith("_")]
        missing = [name for name in wanted if not hasattr(thing, name)]
        if missing:
            raise NoGame(f"{path}: missing in the {part} of {game.name}: {', '.join(missing)}")
    longest = game.rules.LONGEST
    if not isinstance(longest, int) or not 1 <= longest <= LONGEST_GAME:
        raise NoGame(f"{path}: LONGEST is a whole number from 1 to {LONGEST_GAME}, not {longest!r}")


def invariants_in(module: ModuleType) -> Callable[..., None] | None:
    """The invariants that a module brings along, if it does."""
    return getattr(module, "invariants", None)


def module_at(path: Path) -> ModuleType:
    """Import a file or a folder, whatever its name; raises NoGame."""
    source = _source(path)
    name = _module_name(source)
    return sys.modules.get(name) or _import(name, source)


def _module_name(source: Path) -> str:
    """A name of its own for each state of the sources.

    Numba finds what it compiled before by the names of modules. By this one it never finds what
    was compiled from a game that has been changed since.
    """
    folder = source.parent if source.name == "__init__.py" else None
    digest = hashlib.sha256(str(source).encode())
    for file in sorted(folder.rglob("*.py")) if folder else [source]:
        digest.update(file.read_bytes())
    return f"game_{digest.hexdigest()[:12]}"


def _source(path: Path) -> Path:
    source = path / "__init__.py" if path.is_dir() else path
    if not path.exists():
        raise NoGame(f"there is nothing at {path}")
    if not source.is_file() or source.suffix != ".py":
        problem = f"{path} is neither a Python file nor a folder with an __init__.py"
        raise NoGame(problem + _files_to_try(path))
    return source.resolve()


def _files_to_try(path: Path) -> str:
    """The Python files of a folder that isn't a game."""
    found = sorted(path.glob("*.py")) if path.is_dir() else []
    return f"; in it there are: {', '.join(map(str, found))}" if found else ""


def _import(name: str, source: Path) -> ModuleType:
    folders = [str(source.parent)] if source.name == "__init__.py" else None
    spec = importlib.util.spec_from_file_location(name, source, submodule_search_locations=folders)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise NoGame(f"{source} can't be imported: {type(error).__name__}: {error}") from error
    return module
