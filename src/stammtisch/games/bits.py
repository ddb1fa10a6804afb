"""Sets of small numbers as the bits of one integer.

Masks are never negative when they are counted or walked through, and stay below 2**63, so that
Python's integers, NumPy's and the machine's agree.
"""

from typing import Any

from numba import types
from numba.extending import intrinsic

from stammtisch.games.rule import INTERPRETED, rule

if INTERPRETED:

    def size(mask: int) -> int:
        """How many members the set has."""
        return int(mask).bit_count()

    def lowest(mask: int) -> int:
        """The smallest member of a set that isn't empty."""
        return (int(mask) & -int(mask)).bit_length() - 1

else:

    @intrinsic
    def _ctpop(typing: Any, mask: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), emit

    @intrinsic
    def _cttz(typing: Any, mask: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], context.get_constant(types.boolean, True))

        return types.int64(types.int64), emit

    @rule
    def size(mask: int) -> int:
        """How many members the set has."""
        return _ctpop(mask)  # type: ignore[no-any-return]

    @rule
    def lowest(mask: int) -> int:
        """The smallest member of a set that isn't empty."""
        return _cttz(mask)  # type: ignore[no-any-return]


@rule
def bit(member: int) -> int:
    """The set with this one member."""
    return 1 << int(member)  # int: a NumPy scalar would keep its eight bits


@rule
def highest(mask: int) -> int:
    """The largest member of a set that isn't empty."""
    mask = int(mask)
    for step in (1, 2, 4, 8, 16, 32):
        mask |= mask >> step
    return size(mask) - 1


@rule
def member(mask: int, index: int) -> int:
    """The member with this index, counted from the smallest, from 0."""
    for _ in range(index):
        mask &= mask - 1
    return lowest(mask)
