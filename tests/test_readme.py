"""README.md and docs/*.md are run: a page that lies fails here.

In ```python blocks every `>>>` example is run by doctest; the blocks of a page share one namespace.
In ```console blocks every `$` command is run, in one folder a page, and must succeed; where lines
follow it, they are its output. `...` stands for anything. A block that names a file (```python
my_bot.py) is that file, in the same folder, before any command is run.
"""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w*) *([\w.]*)")
SECONDS = 300


@dataclass
class Command:
    """One `$` line of a page, and the output that the page promises."""

    line: int
    text: str
    output: list[str] = field(default_factory=list)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert not doctest_failures(page.read_text("utf-8"), page.name)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_console(page: Path, tmp_path: Path) -> None:
    for name, text in files(page.read_text("utf-8")).items():
        (tmp_path / name).write_text(text, "utf-8")
    for command in commands(page.read_text("utf-8")):
        complaint = complaint_about(command, tmp_path)
        assert not complaint, f"{page.name}, line {command.line}: {complaint}"


def test_a_lying_python_block_is_noticed() -> None:
    assert not doctest_failures("```python\n>>> x = 1\n```\n\n```python\n>>> x\n1\n```\n", "true")
    assert "line 3" in doctest_failures("\n```python\n>>> 1 + 1\n3\n```\n", "false")


def test_a_lying_console_block_is_noticed(tmp_path: Path) -> None:
    page = "```console\n$ echo one; echo two\none\n...\n$ echo \\\n  three\nfour\n$ false\n```\n"
    true, wrong, failing = commands(page)
    assert not complaint_about(true, tmp_path)
    assert "instead of" in complaint_about(wrong, tmp_path)
    assert "exit status 1" in complaint_about(failing, tmp_path)


def test_other_blocks_are_left_alone() -> None:
    page = "```sh\n$ false\n```\n\n    $ false\n\n```text\n>>> 1 / 0\n```\n"
    assert not list(commands(page))
    assert not doctest_failures(page, "other")


def test_a_block_may_be_a_file() -> None:
    page = "```python a.py\nx = 1\n\ny = 2\n```\n```python\n>>> 1\n1\n```\n```js b.js\n;\n```\n"
    assert files(page) == {"a.py": "x = 1\n\ny = 2\n", "b.js": ";\n"}


def files(page: str) -> dict[str, str]:
    """The blocks that name a file."""
    found: dict[str, str] = {}
    name = None  # of the block that we are in; empty for one without a name
    for line in page.splitlines():
        fence = FENCE.match(line)
        if fence:
            name = fence[2] if name is None else None
        elif name:
            found[name] = found.get(name, "") + line + "\n"
    return found


def lines_in(language: str, page: str) -> Iterator[tuple[int, str]]:
    """The numbered lines inside the page's fenced blocks of one language."""
    current = None
    for number, line in enumerate(page.splitlines(), start=1):
        fence = FENCE.match(line)
        if fence:
            current = fence[1] if current is None else None
        elif current == language:
            yield number, line


def doctest_failures(page: str, name: str) -> str:
    inside = dict(lines_in("python", page))
    # Everything else becomes an empty line, so that doctest's line numbers are the page's own.
    source = "\n".join(inside.get(n, "") for n in range(1, len(page.splitlines()) + 1)) + "\n"
    examples = doctest.DocTestParser().get_doctest(source, {"__name__": name}, name, name, 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=report.append)
    return "".join(report)


def commands(page: str) -> Iterator[Command]:
    command = None
    last = 0
    for number, line in lines_in("console", page):
        if line.startswith("$ "):
            if command:
                yield command
            command = Command(number, line[2:])
        elif command and number == last + 1:
            if command.text.endswith("\\") and not command.output:
                command.text += "\n" + line
            else:
                command.output.append(line)
        last = number
    if command:
        yield command


def complaint_about(command: Command, folder: Path) -> str:
    """What is wrong with a command's doings, or nothing."""
    done = subprocess.run(
        command.text,
        shell=True,
        cwd=folder,
        env=surroundings(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    if done.returncode:
        return f"{command.text!r} ended with exit status {done.returncode}\n{done.stdout}"
    if command.output and not alike(command.output, done.stdout):
        return f"{command.text!r} wrote\n{done.stdout}\ninstead of\n" + "\n".join(command.output)
    return ""


def surroundings() -> dict[str, str]:
    """The environment of a reader with a plain terminal, 100 columns wide."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return os.environ | {"PATH": path, "COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}


def alike(want: list[str], got: str) -> bool:
    tidy = "".join(line.rstrip() + "\n" for line in got.splitlines())
    expected = "".join(line.rstrip() + "\n" for line in want)
    return doctest.OutputChecker().check_output(expected, tidy, doctest.ELLIPSIS)
