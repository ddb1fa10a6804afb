"""What a connection owes the house from one look to the next."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from stammtisch.server.connections import LEAST, MOST_AHEAD, MOST_HEAD
from tests.server.lines import Visit

LARGE = 100 * LEAST
GET = b"GET /1 HTTP/1.1\r\n\r\n"
CHUNKED = b"POST /x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = b"GET /1 HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
READ = 1 << 18  # bytes that come in one piece, at most


def visit(act: Callable[[Visit], Awaitable[None]]) -> None:
    async def run() -> None:
        one = Visit()
        await act(one)
        one.end()

    asyncio.run(run())


def test_who_reads_one_answer_after_another_may_read_slowly() -> None:
    async def act(one: Visit) -> None:
        for size in (LARGE, 2 * LARGE, 3 * LARGE):
            await one.ask(size)
            one.read(LEAST)
            assert one.is_kept()
            one.read_all()
        await one.ask(4 * LARGE)
        assert one.is_kept()
        for _ in range(5):
            one.read(LEAST)
            assert one.is_kept()
        one.read(LEAST - 1)
        assert not one.is_kept()

    visit(act)


def test_a_body_that_comes_fast_enough_may_take_long() -> None:
    async def act(one: Visit) -> None:
        await one.say(b"POST /x HTTP/1.1\r\nContent-Length: 100000\r\n\r\n")
        assert one.is_kept()
        for _ in range(5):
            await one.say(LEAST * b" ")
            assert one.is_kept()
        await one.say((LEAST - 1) * b" ")
        assert not one.is_kept()

    visit(act)


def test_of_who_never_said_a_word_the_log_says_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def silent(one: Visit) -> None:
        assert one.is_kept()
        assert not one.is_kept()

    async def silent_at_first(one: Visit) -> None:
        assert one.is_kept()
        await one.say(b"G")
        await silent(one)

    visit(silent)
    assert not caplog.records
    visit(silent_at_first)
    assert [record.message for record in caplog.records] == ["connections dropped"]


def test_lines_behind_a_body_are_no_part_of_the_head() -> None:
    async def act(one: Visit) -> None:
        await one.say(b"POST /x HTTP/1.1\r\nA: 1\r\nTransfer-Encoding: chunked\r\n\r\n")
        await one.say(b"1\r\n.\r\n0\r\n" + b"A: 2\r\n" * 1000)
        [scope] = one.app.scopes
        assert scope["headers"] == [(b"a", b"1"), (b"transfer-encoding", b"chunked")]
        await one.say(b"\r\n")
        assert one.line.sent.endswith(b".")

    visit(act)


def test_only_so_many_requests_come_before_they_are_answered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def many(one: Visit) -> None:
        await one.say(GET * (MOST_AHEAD + 1))
        assert len(one.app.scopes) == MOST_AHEAD + 1
        assert one.is_kept()

    async def too_many(one: Visit) -> None:
        await one.say(GET * 10 * MOST_AHEAD)
        assert one.line.is_dropped
        assert len(one.app.scopes) <= 1

    async def a_socket_too_many(one: Visit) -> None:
        await one.say(GET * (MOST_AHEAD + 1) + UPGRADE)
        assert one.line.is_dropped

    visit(many)
    visit(too_many)
    visit(a_socket_too_many)
    assert [vars(record).get("too_many") for record in caplog.records] == [1, 1]


def test_requests_that_come_together_are_no_long_head() -> None:
    long = GET[:-2] + b"a: " + b"x" * 10_000 + b"\r\n\r\n"

    async def act(one: Visit) -> None:
        await one.say(long[:5])
        await one.say(long[5:] + 9 * long + long[:5])
        await one.say(long[5:])
        assert len(one.app.scopes) == 11

    visit(act)


@pytest.mark.parametrize(
    "begun",
    [b"1\r\n.\r\n0\r\nA: ", b"1\r\n.\r\n0\r\nA", b"1\r\n.\r\n0", b"1\r\n.\r\n1;a=", b"1;a", b"0"],
)
@pytest.mark.parametrize("size", [100, READ])
def test_no_line_in_a_body_or_behind_it_goes_on_for_ever(
    begun: bytes, size: int, caplog: pytest.LogCaptureFixture
) -> None:
    filler = (b"0" if begun.endswith(b"0") else b"x") * size

    async def act(one: Visit) -> None:
        await one.say(CHUNKED + begun)
        for _ in range(MOST_HEAD // size):
            one.connection.data_received(filler)
        assert not one.line.is_closing()
        await one.say(filler)
        assert one.line.is_dropped

    visit(act)
    assert [vars(record).get("too_long") for record in caplog.records] == [1]


def test_what_is_no_chunk_is_answered_however_long_it_is(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def act(one: Visit) -> None:
        await one.say(CHUNKED)
        await one.say(b"z" * READ)
        assert one.line.sent.startswith(b"HTTP/1.1 400")
        assert one.line.is_closed
        assert not one.line.is_dropped

    visit(act)
    assert not [record for record in caplog.records if record.message == "connections dropped"]


def test_what_comes_behind_a_body_has_an_end() -> None:
    async def act(one: Visit) -> None:
        await one.say(CHUNKED + b"1\r\n.\r\n0\r\n")
        for _ in range(MOST_HEAD // 6000 + 1):
            await one.say(b"A: 2\r\n" * 1000)
        assert one.line.is_dropped

    visit(act)


@pytest.mark.parametrize("size", [1000, MOST_HEAD, READ])
@pytest.mark.parametrize("chunk", [0, 10, 3 * READ])
def test_a_body_may_be_large(chunk: int, size: int) -> None:
    """In chunks, or with its length; whatever comes in one piece."""
    body = bytes(range(256)) * (4 * READ // 256)
    if chunk:
        pieces = (body[at : at + chunk] for at in range(0, len(body), chunk))
        sent = CHUNKED + b"".join(b"%x\r\n%b\r\n" % (len(one), one) for one in pieces)
        sent += b"0\r\n\r\n"
    else:
        sent = b"POST /x HTTP/1.1\r\nContent-Length: %d\r\n\r\n" % len(body) + body

    async def act(one: Visit) -> None:
        for at in range(0, len(sent), size):
            one.connection.data_received(sent[at : at + size])
        await one.say(GET)
        _, _, answers = one.line.sent.partition(b"\r\n\r\n")
        assert answers.startswith(body)
        assert answers.endswith(b".")

    visit(act)
