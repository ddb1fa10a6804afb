"""One source, loaded once for each game.

Some code is the same for every game but must be compiled with that game's own rules or floor plan
inside: seating, playouts, search. Such a file begins with names that it is given (`plan`, `rules`)
instead of imports, and `load_for` makes a module of it for one game.
"""

import importlib.util
import sys
from types import ModuleType


def load_for(owner: str, source: str, **given: object) -> ModuleType:
    """The module `source`, made for `owner` ('cafe-cards'), with the given names set in it."""
    name = f"{source}_for_{owner.replace('-', '_')}"
    if name not in sys.modules:
        # Kept when it is whole: another thread may look for it meanwhile. Of two, the first counts.
        sys.modules.setdefault(name, _loaded(name, source, given))
    return sys.modules[name]


def _loaded(name: str, source: str, given: dict[str, object]) -> ModuleType:
    spec = importlib.util.find_spec(source)
    assert spec is not None, source
    assert spec.origin is not None, source
    own_spec = importlib.util.spec_from_file_location(name, spec.origin)
    assert own_spec is not None, source
    assert own_spec.loader is not None, source
    module = importlib.util.module_from_spec(own_spec)
    vars(module).update(given)
    own_spec.loader.exec_module(module)
    return module
