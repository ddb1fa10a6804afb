"""A state: one record, and the table of one row that it is in memory."""

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

State = np.record
Rows = NDArray[Any]  # a table of one row: a state in the form in which it is played on


def rows_of(state: State | Rows) -> Rows:
    """A state as a table of one row, which is what the compiled rules are called with; what changes
    it there changes the state. Who plays many moves keeps that table instead of the state."""
    if type(state) is np.ndarray:
        return state
    rows: Any = state.base
    if rows.shape == (1,):
        return rows
    if rows.ndim == 0:
        return rows.reshape(1)
    return rows.reshape(-1)[(_address(state) - _address(rows)) // rows.itemsize :][:1]


def _address(thing: Any) -> int:
    """Where something lies in memory."""
    return int(thing.__array_interface__["data"][0])


def copy_of(state: State) -> State:
    """Another state like this one (in a tenth of the time that NumPy's own copy takes)."""
    return cast(State, copied_rows(rows_of(state))[0])


def copied_rows(rows: Rows) -> Rows:
    """Another table like this one."""
    return np.frombuffer(bytearray(rows.tobytes()), rows.dtype)
