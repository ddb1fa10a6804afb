"""`stammtisch engine` as a program: lines in, lines out."""

import io
import json
import subprocess
import sys
import tracemalloc
from codecs import BOM_UTF8
from typing import Any

import pytest

from stammtisch.engine.serving import LONGEST_LINE, serve

COMMAND = [sys.executable, "-m", "stammtisch", "engine"]


def conversation(*lines: bytes) -> list[Any]:
    """The answers of the program itself."""
    done = subprocess.run(
        COMMAND, input=b"".join(lines), capture_output=True, check=True, timeout=60
    )
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def answers(text: bytes) -> list[Any]:
    """The same without a process."""
    out = io.BytesIO()
    serve(io.BytesIO(text), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_answers_come_in_order_through_every_kind_of_noise() -> None:
    new = b'{"cmd": "new", "game": "face-to-face", "seed": 7}\n'
    found = conversation(
        new,
        b"\n   \n\r\n",
        b"\xff\x00noise\n",
        b'{"cmd": "play", "move": "3+"}\r\n',
        b"[" * 100_000 + b"\n",
        b'{"cmd": "view", "seat": 0}\n',
        b'{"cmd": "legal"',
    )
    assert [sorted(answer)[0] for answer in found] == [
        "position",
        "error",
        "cleared",
        "error",
        "view",
        "error",
    ]
    assert found[4]["view"]["laid"] == 1


def test_a_last_line_without_its_end_is_answered() -> None:
    assert list(answers(b'{"cmd": "games"}')[0]) == ["games"]
    assert answers(b"") == []


def test_a_mark_of_the_byte_order_may_come_first() -> None:
    mark, games = b"\xef\xbb\xbf", b'{"cmd": "games"}\n'
    assert [list(answer) for answer in answers(mark + games + games)] == [["games"], ["games"]]
    assert [list(answer) for answer in answers(mark + b"\n" + games)] == [["games"]]
    assert answers(mark) == []


@pytest.mark.parametrize("extra", [0, 1])
def test_the_longest_line(extra: int) -> None:
    text = b'{"cmd": "games"}'
    line = text + b" " * (LONGEST_LINE - len(text) + extra) + b"\n"
    for mark in (b"", BOM_UTF8):
        found = answers(mark + line + text)
        assert ("error" in found[0]) == bool(extra)
        assert "games" in found[1]
        assert len(found) == 2


def test_ten_megabytes_without_a_line_end_use_no_memory_to_speak_of() -> None:
    class Endless(io.RawIOBase):
        """Noise that is made as it is read."""

        left = 10_000_000

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            count = min(len(buffer), self.left)
            buffer[:count] = b"x" * count
            self.left -= count
            return count

    out = io.BytesIO()
    tracemalloc.start()
    serve(io.BufferedReader(Endless()), out)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert json.loads(out.getvalue())["reason"] == "syntax"
    assert peak < 5 * LONGEST_LINE


def test_a_program_that_asks_and_waits() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        for _ in range(3):
            engine.stdin.write(b'{"cmd": "games"}\n')
            engine.stdin.flush()
            assert b"cafe-board" in engine.stdout.readline()
        engine.stdin.close()
        assert engine.wait(10) == 0
