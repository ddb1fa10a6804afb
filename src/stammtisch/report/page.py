"""A report as one page of HTML: its frame, sections with a plot and the figures behind it."""

import os
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from shutil import copymode

from stammtisch.games.rulebook import BadInput

STYLE = """
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #23211d; --faint: #77716a;
  --line: #ddd6ca; --blue: #2f6fb0; --red: #b8542f; --green: #3f7d4e; --violet: #7d5aa6;
  --gold: #96700f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7de; --faint: #a29b90;
  --line: #3b3833; --blue: #6aa9e6; --red: #e08a63; --green: #7fc48f; --violet: #b79be0;
  --gold: #d8b24a; } }
body { margin: 2rem auto; max-width: 52rem; padding: 0 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-weight: 600; line-height: 1.2; } h2 { margin-top: 2.5rem; }
p, figcaption, summary { color: var(--faint); }
figure { margin: 0; } svg { display: block; width: 100%; min-width: 30rem; height: auto; }
figure, .scroll { overflow-x: auto; } table { border-collapse: collapse; margin: .5rem 0; }
th, td { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th:first-child, td:first-child, .left th, .left td { text-align: left; white-space: normal;
  overflow-wrap: anywhere; min-width: 8rem; } th { font-weight: 600; }
.name { fill: var(--ink); font-size: 14px; } .tick { fill: var(--faint); font-size: 12px; }
.grid { stroke: var(--line); } .span { stroke: var(--blue); stroke-width: 3; }
.dot, .bar, .more { fill: var(--blue); } .less { fill: var(--red); }
.course { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.hue0 { stroke: var(--blue); } .hue1 { stroke: var(--red); stroke-dasharray: 7 3; }
.hue2 { stroke: var(--green); stroke-dasharray: 2 3; } .hue3 { stroke: var(--violet); }
.hue4 { stroke: var(--gold); stroke-dasharray: 10 3 2 3; }
.mark { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
"""

BEGINNING = b"<!DOCTYPE html>"

# Nothing may be loaded from anywhere: what a bot or a player is called is text, and stays text.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def check_path(path: Path | None) -> None:
    """Better now than after an hour of work; raises BadInput where no report can be written."""
    if path is None or _is_device(path):
        return
    target = _target(path)
    try:
        begins = _beginning(target)
        _unfinished(target).touch()
        _unfinished(target).unlink()
    except OSError:
        raise BadInput("report", f"{path} can't be written") from None
    if begins not in (b"", BEGINNING):
        raise BadInput("report", f"{path} is no report, and would be overwritten")


def _beginning(target: Path) -> bytes:
    """Of what is there and may be written."""
    if not target.exists():
        return b""
    with target.open("r+b") as file:
        return file.read(len(BEGINNING))


def write(path: Path, text: str) -> None:
    """Write a report. Where there is no room for it, an older one stays; raises OSError."""
    if _is_device(path):
        path.write_text(text, "utf-8")
        return
    try:
        _replace(_target(path), text)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _replace(target: Path, text: str) -> None:
    unfinished = _unfinished(target)
    try:
        unfinished.write_text(text, "utf-8")
        if target.exists():
            copymode(target, unfinished)
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)


def _target(path: Path) -> Path:
    """Where a link points to: it stays a link."""
    return Path(os.path.realpath(path))


def _unfinished(target: Path) -> Path:
    return target.with_name(f".{target.name}.unfinished")


def _is_device(path: Path) -> bool:
    """A pipe, say, that must not be opened twice."""
    return path.exists() and not path.is_file() and not path.is_dir()


def check_apart(path: Path | None, source: Path | None, called: str) -> None:
    """Raises BadInput where a report would overwrite the file that it is made from."""
    if path and source and _is_same(path, source):
        raise BadInput("report", f"{path} is {called} itself, which it would overwrite")


def _is_same(one: Path, other: Path) -> bool:
    """Whether both are one file, by whatever names; it need not be there yet."""
    try:
        return one.samefile(other)
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)


def page(title: str, about: str, sections: Iterable[str]) -> str:
    """A report, as well-formed HTML."""
    body = "\n".join(sections)
    return f"""{BEGINNING.decode()}
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="Content-Security-Policy" content="{POLICY}"/>
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p>{escape(about)}</p>
{body}
</body>
</html>
"""


def section(title: str, chart: str, table: str, shown: bool = False) -> str:
    """A plot, and the figures that it is made from."""
    name = escape(title)
    figure = f'<figure role="img" aria-label="{name}">{chart}</figure>'
    opened = ' open="open"' if shown else ""
    figures = f"<details{opened}><summary>The figures</summary>{table}</details>"
    return f"<h2>{name}</h2>\n{figure}\n{figures}"


def words(title: str, sentences: Iterable[str]) -> str:
    """A list of sentences."""
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return f"<h2>{escape(title)}</h2>\n<ul>{items}</ul>"


def words_in_table(title: str, table: str) -> str:
    """A table of words, without a plot."""
    return f'<h2>{escape(title)}</h2>\n<div class="left">{table}</div>'


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table that can be wider than the page."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    found = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{found}</div>'
