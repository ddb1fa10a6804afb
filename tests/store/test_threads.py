"""Threads that work for the loop."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from stammtisch.store.threads import Threads

pytestmark = pytest.mark.anyio


@pytest.fixture
def one() -> Iterator[Threads]:
    threads = Threads(1, "one")
    yield threads
    threads.close()


async def test_what_is_done_elsewhere_is_answered(one: Threads) -> None:
    assert await one.do(threading.current_thread) is not threading.current_thread()
    assert await one.do(divmod, 7, 2) == (3, 1)


async def test_what_goes_wrong_there_is_raised_here(one: Threads) -> None:
    with pytest.raises(ZeroDivisionError):
        await one.do(divmod, 7, 0)
    assert await one.do(divmod, 7, 2) == (3, 1)


async def test_one_after_another(one: Threads) -> None:
    done: list[int] = []
    await asyncio.gather(*[one.do(done.append, number) for number in range(100)])
    assert done == list(range(100))


async def test_two_at_a_time() -> None:
    two = Threads(2, "two")
    meeting = threading.Barrier(2)
    async with asyncio.timeout(30):
        await asyncio.gather(two.do(meeting.wait), two.do(meeting.wait))
    two.close()


async def test_who_does_not_wait_any_more_is_in_nobodys_way(one: Threads) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slowly() -> None:
        begun.set()
        go_on.wait()

    impatient = asyncio.create_task(one.do(slowly))
    await asyncio.to_thread(begun.wait)
    impatient.cancel()
    await asyncio.wait([impatient])
    go_on.set()
    assert await one.do(divmod, 7, 2) == (3, 1)


async def test_closing_waits_for_what_is_under_way() -> None:
    threads, done = Threads(1, "one"), threading.Event()
    doing = asyncio.create_task(threads.do(done.set))
    await asyncio.sleep(0)  # it has been handed over
    threads.close()
    assert done.is_set()
    await doing
