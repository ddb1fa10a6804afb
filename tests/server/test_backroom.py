"""The back room: one piece of work at a time, whoever asks."""

import asyncio
import time

import pytest

from stammtisch.server.backroom import Backroom


def test_only_one_piece_of_work_is_done_at_a_time() -> None:
    begun: list[int] = []
    ended: list[int] = []

    def work(number: int) -> int:
        assert begun == ended
        begun.append(number)
        time.sleep(0.01)
        ended.append(number)
        return number

    async def run() -> None:
        backroom = Backroom()
        assert await asyncio.gather(*[backroom.do(work, i) for i in range(4)]) == [0, 1, 2, 3]
        backroom.close()

    asyncio.run(run())
    assert begun == ended == [0, 1, 2, 3]


def test_what_fails_there_is_told_to_whoever_asked() -> None:
    async def run() -> None:
        backroom = Backroom()
        with pytest.raises(ValueError, match="eleven"):
            await backroom.do(int, "eleven")
        assert await backroom.do(int, "11") == 11
        backroom.close()

    asyncio.run(run())
