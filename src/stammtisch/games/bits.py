"""Sets of small numbers as the bits of one integer.

Masks are never negative when they are counted or walked through, and stay below 2**63, so that
Python's integers, NumPy's and the machine's agree.
"""

from stammtisch.games.rule import INTERPRETED, rule

if INTERPRETED:

    def size(mask: int) -> int:
        """How many members the set has."""
        return int(mask).bit_count()

    def lowest(mask: int) -> int:
        """The smallest member of a set that isn't empty."""
        return (int(mask) & -int(mask)).bit_length() - 1

    def highest(mask: int) -> int:
        """The largest member of a set that isn't empty."""
        return int(mask).bit_length() - 1

    def member(mask: int, index: int) -> int:
        """The member with this index, counted from the smallest, from 0."""
        for _ in range(index):
            mask &= mask - 1
        return lowest(mask)

else:
    from stammtisch.games.instructions import count_ones, leading_zeros, nth_one, trailing_zeros

    @rule
    def size(mask: int) -> int:
        """How many members the set has."""
        return count_ones(mask)

    @rule
    def lowest(mask: int) -> int:
        """The smallest member of a set that isn't empty."""
        return trailing_zeros(mask)

    @rule
    def highest(mask: int) -> int:
        """The largest member of a set that isn't empty."""
        return 63 - leading_zeros(mask)

    @rule
    def member(mask: int, index: int) -> int:
        """The member with this index, counted from the smallest, from 0."""
        return nth_one(mask, index)


@rule
def bit(member: int) -> int:
    """The set with this one member."""
    return 1 << int(member)  # int: a NumPy scalar would keep its eight bits
