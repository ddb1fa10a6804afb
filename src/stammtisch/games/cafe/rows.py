"""The rows of a café move set: see cards.py and board.py."""

SPOKEN, ASIDE, FIRST_SEAT = 0, 1, 2
