"""Programs that are bots, good ones and bad ones, as small Python scripts."""

import os
import sys
import time
from pathlib import Path

HEAD = """
import json, os, subprocess, sys, time
def asked(): return json.loads(sys.stdin.readline())
def say(text): sys.stdout.write(text); sys.stdout.flush()
def move(text): return json.dumps({"move": text}) + "\\n"
def answer(position): say(move(position["legal"][0]["move"]))
def answers(count):
    for _ in range(count): answer(asked())
"""

GOOD = "while line := sys.stdin.readline(): answer(json.loads(line))"

# What each does, why it loses, and what is said about it.
BAD = {
    "crash at start": ("sys.exit(3)", "crash", "it ended with exit status 3"),
    "crash in mid-game": ("answers(3); asked(); raise OSError('no')", "crash", "OSError: no"),
    "killed": ("answers(1); os.kill(os.getpid(), 9)", "crash", "it was ended by signal 9"),
    "leaves a child": (
        "answers(2); subprocess.Popen(['sleep', '600']); sys.exit('no')",
        "crash",
        "it ended with exit status 1: no",
    ),
    "closes its output": ("os.close(1); time.sleep(600)", "crash", "it closed its output"),
    "hangs": ("answers(3); time.sleep(600)", "time", "no answer within 0.4 seconds"),
    "hangs at start": ("time.sleep(600)", "time", "no answer within 0.7 seconds"),
    "half an answer": ("asked(); say('{'); time.sleep(600)", "time", "no answer"),
    "illegal": ("answers(2); asked(); say(move('99+'))", "illegal", "'99+' is refused: syntax"),
    "not now": ("asked(); say(move('end'))", "illegal", "'end' is refused"),
    "garbage": ("asked(); say('I resign\\n')", "garbage", "'I resign' is no answer"),
    "no move": ("asked(); say(move(7))", "garbage", "is no answer"),
    "nested": ("asked(); say('[' * 50000 + '\\n')", "garbage", "is no answer"),
    "not UTF-8": ("asked(); os.write(1, b'\\xff\\n')", "garbage", "is no answer"),
    "two lines": ("asked(); say(move('2+') * 2)", "flood", "more than one line"),
    "one endless line": ("\nwhile True: say('x' * 65536)", "flood", "more than 65536 bytes"),
    "endless lines": ("\nwhile True: say('x\\n' * 999)", "flood", ""),
    "endless complaints": ("\nwhile True: os.write(2, b'x' * 65536)", "time", "no answer"),
}


def program(folder: Path, body: str, name: str = "program.py") -> str:
    """The `cmd:` of a script with this body."""
    script = folder / name
    script.write_text(HEAD + body + "\n", "utf-8")
    return f"cmd:{sys.executable} -S -E {script}"


def is_running(pid: int) -> bool:
    """Whether there is such a process, and it isn't just waiting to be forgotten."""
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat")
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def ends(pid: int, seconds: float = 5.0) -> bool:
    """Whether a process is gone before long."""
    deadline = time.monotonic() + seconds
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not is_running(pid)
