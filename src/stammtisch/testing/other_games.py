"""Other people's games: a Python file, or a folder with an `__init__.py`, with a GAME or GAMES."""

import hashlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from stammtisch.games.loading import load_for
from stammtisch.games.rulebook import Rulebook


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
        _give_own_playouts(game, module)
    return games


def _give_own_playouts(game: Rulebook, module: ModuleType) -> None:
    """Playouts that are compiled anew whenever the game has changed (see _module_name)."""
    owner = f"{game.name}_{module.__name__}"
    vars(game)["playouts"] = load_for(owner, "stammtisch.games.playout", rules=game.rules)


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
        raise NoGame(f"{path} is neither a Python file nor a folder with an __init__.py")
    return source.resolve()


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
