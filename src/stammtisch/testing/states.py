"""States compared to the byte, but for the padding between fields, which means nothing."""

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.states import State
from stammtisch.testing.failure import expect


def bytes_of(state: State) -> bytes:
    """The bytes of all fields."""
    everything = np.frombuffer(state.tobytes(), np.uint8)
    return everything[_inside(state.dtype)].tobytes()


def expect_same(got: State, wanted: State, what: str) -> None:
    """Raise Broken, with the fields that differ, unless two states are the same."""
    expect(bytes_of(got) == bytes_of(wanted), f"{what}: different in {_odd_fields(got, wanted)}")


@lru_cache
def _inside(dtype: np.dtype[Any]) -> NDArray[np.bool_]:
    """Which bytes of a record belong to a field."""
    inside = np.zeros(dtype.itemsize, np.bool_)
    for field, start, *_ in (dtype.fields or {}).values():
        inside[start : start + field.itemsize] = True
    return inside


def _odd_fields(one: State, other: State) -> str:
    names = one.dtype.names or ()
    return ", ".join(name for name in names if not np.array_equal(one[name], other[name]))
