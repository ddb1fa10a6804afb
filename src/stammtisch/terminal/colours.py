"""Colours for light and dark terminals alike. What one of them says, a sign says too."""

TABLE = "bold #fff3e0 on #8a5a3c"
SEX = {"f": "bold #d9628a", "m": "bold #4a8fd0"}
JOKER = "bold #c98a1b"
EMPTY = "dim"
MAY_SIT = "#3a9d70"
WAITING = "bold #2e9d4f"
GOLD = "bold #d4a017"
SILVER = "bold #8f9aa3"
ACCENT = "bold #d9622b"
QUIET = "dim"
GOOD = "#3a9d70"


def of_guest(guest: str) -> str:
    """The colour of a guest; its letter says the same."""
    return JOKER if guest.startswith("JK") else SEX[guest[2]]
