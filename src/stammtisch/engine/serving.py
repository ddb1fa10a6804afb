"""Lines in, lines out: the engine on standard input and output, or on any pair of files."""

from codecs import BOM_UTF8
from collections.abc import Iterator
from typing import BinaryIO

import msgspec

from stammtisch.engine.engine import Engine
from stammtisch.engine.requests import mistake

LONGEST_LINE = 1 << 20
TOO_LONG = mistake("syntax", f"this line is longer than {LONGEST_LINE} bytes")


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line that isn't blank with one line, in order, until the input ends."""
    engine = Engine()
    for line in _lines(requests):
        answer = TOO_LONG if line is None else engine.answer(line)
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def _lines(requests: BinaryIO) -> Iterator[bytes | None]:
    """The lines that aren't blank; None for one that is too long to be kept."""
    mark = BOM_UTF8  # some programs begin with it
    while line := requests.readline(LONGEST_LINE + 1 + len(mark)).removeprefix(mark):
        mark = b""
        if len(line.removesuffix(b"\n")) > LONGEST_LINE:
            _skip_rest(requests, line)
            yield None
        elif line.strip():
            yield line


def _skip_rest(requests: BinaryIO, piece: bytes) -> None:
    while piece and not piece.endswith(b"\n"):
        piece = requests.readline(LONGEST_LINE)
