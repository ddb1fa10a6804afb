"""Who is next, where only so many can be served at a time and some ask for much."""

import asyncio
from collections import deque
from typing import TypeAlias

Lines: TypeAlias = "dict[str, deque[asyncio.Future[None]]]"  # by name; whoever is next comes first


class Turns:
    """So many places. Whoever is waited for goes before all who aren't; of either kind, one name
    after the other has a turn, however much is asked for in one of them."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: tuple[Lines, Lines] = ({}, {})  # waited for, and not

    async def take(self, name: str, waited_for: bool) -> None:
        """Wait for a place, which is to be given back."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines[not waited_for].setdefault(name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn had just come
                self.give_back()
            raise

    def give_back(self) -> None:
        """Somebody is done: the next one's turn comes."""
        for lines in self._lines:
            while lines:
                turn = _next_of(lines)
                if not turn.done():  # whoever waited may have gone
                    turn.set_result(None)
                    return
        self._free += 1


def _next_of(lines: Lines) -> "asyncio.Future[None]":
    """Whose turn it is; more in the same name come after all other names."""
    name = next(iter(lines))
    line = lines.pop(name)
    turn = line.popleft()
    if line:
        lines[name] = line
    return turn
