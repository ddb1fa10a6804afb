"""`@rule`: a rule is written in plain Python and compiled by Numba.

With NUMBA_DISABLE_JIT=1 a rule stays the plain function it is, to be stepped through in a debugger.
"""

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TypeVar

from numba import config, njit
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

Function = TypeVar("Function", bound=Callable[..., object])

INTERPRETED = bool(config.DISABLE_JIT)
PACKAGE = Path(__file__).parents[1]


def _complete_numba() -> None:
    """Numba gets to know some kinds of values only when it compiles something; a thread that asks
    for the kind of a value at that moment fails."""
    cpu_target.typing_context.refresh()
    cpu_target.target_context.refresh()


if not INTERPRETED:
    _complete_numba()


def rule(function: Function) -> Function:
    """Compile a function of the rule books (or leave it alone when interpreted)."""
    return _compiled(function, forceinline=True)


def seldom(function: Function) -> Function:
    """A rule that is seldom needed: compiled too, but not pasted into the rules that call it."""
    return _compiled(function, forceinline=False)


def _compiled(function: Function, forceinline: bool) -> Function:
    if INTERPRETED:
        return function
    # A file may be loaded for several games (loading.py); Numba names its cache by this name alone.
    function.__qualname__ = f"{function.__module__}.{function.__qualname__}"
    with _cache_for_these_sources():
        return njit(
            cache=True,
            nogil=True,
            error_model="numpy",
            forceinline=forceinline,
            _nrt=False,  # a rule allocates nothing: nobody counts who holds its arrays
        )(function)


@contextmanager
def _cache_for_these_sources() -> Iterator[None]:
    with global_compiler_lock:  # all threads have one name for it
        before = config.CACHE_DIR
        config.CACHE_DIR = str(compiled_folder())
        try:
            yield
        finally:
            config.CACHE_DIR = before


@cache
def compiled_folder() -> Path:
    """Where the compiled rules live: one folder for each state of the sources.

    Numba recompiles a function when its own file changes, not when a function it calls does; the
    digest of all the sources in the folder's name makes up for that.
    """
    return _cache_root() / f"compiled-{_digest_of_sources()}"


def _cache_root() -> Path:
    if config.CACHE_DIR:
        return Path(config.CACHE_DIR)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "stammtisch"


def _digest_of_sources() -> str:
    digest = hashlib.sha256()
    for folder in ("games", "bots"):
        for source in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
