"""What a program that ended has said about it, on standard error."""

import re

TRACEBACK = "Traceback (most recent call last):"  # Python's: what follows unindented is the error
ERROR = re.compile(r"Error|error:|Exception")
VERSION = re.compile(r"(Node\.js )?v?\d+(\.\d+)+")  # with which Node says goodbye


def telling_line(said: str) -> str:
    """The line that tells most: the one that looks like an error, else the last one, else none."""
    lines = [line for line in said.splitlines() if line.strip()]
    lines = [line for line in lines if not VERSION.fullmatch(line.strip())]
    traced = [number for number, line in enumerate(lines) if line.endswith(TRACEBACK)]
    of_python = lines[traced[-1] + 1 :] if traced else []
    errors = [line for line in lines if ERROR.search(line)]
    found = _unindented(of_python)[:1] or _unindented(errors)[-1:] or errors[-1:] or lines[-1:]
    return "".join(found)


def _unindented(lines: list[str]) -> list[str]:
    """Without the places in a program that an error came through."""
    return [line for line in lines if not line[0].isspace()]
