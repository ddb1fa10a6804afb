"""A report as one page of HTML: its frame, sections with a plot and the figures behind it."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path

from stammtisch import files
from stammtisch.games.rulebook import BadInput

STYLE = """
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #23211d; --faint: #716b64;
  --line: #ddd6ca; --shade: #23211d55; --blue: #2f6fb0; --red: #b8542f; --green: #3f7d4e;
  --violet: #7d5aa6; --gold: #96700f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7de; --faint: #a29b90;
  --line: #3b3833; --shade: #ece7de66; --blue: #6aa9e6; --red: #e08a63; --green: #7fc48f;
  --violet: #b79be0; --gold: #d8b24a; } }
body { margin: 2rem auto; max-width: 52rem; padding: 0 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { font-weight: 600; line-height: 1.2; } h2 { margin-top: 2.5rem; }
p, summary { color: var(--faint); } figure { margin: 0; }

/* What is too wide is moved under the finger or by the arrow keys. A shade at an edge says that
   there is more: it stays where it is, and the paper that covers it goes with the content. */
.scroll { overflow-x: auto; background:
  linear-gradient(to right, var(--paper) 40%, transparent) left / 3rem 100% local no-repeat,
  linear-gradient(to left, var(--paper) 40%, transparent) right / 3rem 100% local no-repeat,
  linear-gradient(to right, var(--shade), transparent) left / 1rem 100% no-repeat,
  linear-gradient(to left, var(--shade), transparent) right / 1rem 100% no-repeat; }
table { border-collapse: collapse; margin: .5rem 0; }
th, td { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: right; }
th { font-weight: 600; overflow-wrap: normal; } td { white-space: nowrap; }
.who { min-width: 7rem; text-align: left; white-space: normal; overflow-wrap: anywhere; }
tr > :first-child { position: sticky; left: 0; background: var(--paper); }
.matrix { border-collapse: separate; border-spacing: 2px; }
.matrix th, .matrix td { border: 0; padding: .25rem; text-align: center; font-size: .875rem; }
.matrix td { width: 5rem; min-width: 2.5rem; }
.matrix tr > :first-child { width: auto; max-width: 14rem; min-width: 9.5rem;
  padding-right: .5rem; text-align: right; font-weight: 400; overflow-wrap: anywhere; }
.more { background: color-mix(in srgb, var(--blue) var(--strength), transparent); }
.less { background: color-mix(in srgb, var(--red) var(--strength), transparent); }

.plot, .graph { display: grid; column-gap: 1.25rem; align-items: center; padding-right: 1.25rem; }
.plot { grid-template-columns: fit-content(40%) 1fr; }
.graph { grid-template-columns: 2.5rem 1fr; column-gap: .75rem; }
.name { font-size: .875rem; line-height: 1.25; text-align: right; }
svg { display: block; width: 100%; overflow: visible; }
.row { height: 2.125rem; } .tall { height: 4.25rem; } .axis { height: 1.75rem; }
.courses, .beside { height: 14rem; margin-top: .5rem; }
text { fill: var(--faint); font-size: .75rem; }
.grid { stroke: var(--line); } .span { stroke: var(--blue); stroke-width: 3; }
.dot, .bar { fill: var(--blue); } .bar { stroke: var(--paper); }
.course { fill: none; stroke-width: 2.5; stroke-linejoin: round;
  vector-effect: non-scaling-stroke; }
.hue0 { stroke: var(--blue); } .hue1 { stroke: var(--red); stroke-dasharray: 7 3; }
.hue2 { stroke: var(--green); stroke-dasharray: 2 3; } .hue3 { stroke: var(--violet); }
.hue4 { stroke: var(--gold); stroke-dasharray: 10 3 2 3; }
.mark { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: 0; list-style: none; }
.legend li { display: flex; align-items: center; gap: .5rem; font-size: .875rem; }
.key { flex: none; width: 1.75rem; height: 1rem; }

@media (max-width: 40rem) {
  .plot { grid-template-columns: 1fr; padding: 0 1.25rem; }
  .name { margin: .5rem -1.25rem 0; text-align: left; }
  th, td { padding: .25rem; font-size: .875rem; } .who { min-width: 5rem; }
  .matrix tr > :first-child { max-width: 6rem; min-width: 6rem; }
}
"""

BEGINNING = b"<!DOCTYPE html>"

# Nothing may be loaded from anywhere: what a bot or a player is called is text, and stays text.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def check_path(path: Path | None) -> None:
    """Better now than after an hour of work; raises BadInput where no report can be written."""
    if path is None or _is_device(path):
        return
    target = files.target_of(path)
    try:
        begins = _beginning(target)
        files.unfinished_of(target).touch()
        files.unfinished_of(target).unlink()
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
    else:
        files.replace(path, text)


def _is_device(path: Path) -> bool:
    """A pipe, say, that must not be opened twice."""
    return path.exists() and not path.is_file() and not path.is_dir()


def check_apart(path: Path | None, source: Path | None, called: str) -> None:
    """Raises BadInput where a report would overwrite the file that it is made from."""
    if path and source and files.is_same(path, source):
        raise BadInput("report", f"{path} is {called} itself, which it would overwrite")


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


def picture(title: str, chart: str) -> str:
    """A plot, which is one thing for whoever doesn't see it."""
    return f'<figure role="img" aria-label="{escape(title)}">{chart}</figure>'


def wide(title: str, table: str) -> str:
    """A table that can be wider than the page, and is moved by keys, too."""
    about = f'role="region" aria-label="{escape(title)}" tabindex="0"'
    return f'<div class="scroll" {about}>{table}</div>'


def section(
    title: str,
    chart: str,
    table: str,
    *,
    frame: Callable[[str, str], str] = picture,
    shown: bool = False,
) -> str:
    """What is drawn, in its frame, and the figures that it is made from."""
    opened = ' open="open"' if shown else ""
    figures = f"<summary>The figures</summary>{wide(f'{title}: the figures', table)}"
    drawn = frame(title, chart)
    return f"<h2>{escape(title)}</h2>\n{drawn}\n<details{opened}>{figures}</details>"


def words(title: str, sentences: Iterable[str]) -> str:
    """A list of sentences."""
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return f"<h2>{escape(title)}</h2>\n<ul>{items}</ul>"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]], names: int = 1) -> str:
    """A table whose first columns are names."""
    kinds = [' class="who"' if column < names else "" for column in range(len(headings))]
    head = "".join(
        f'<th scope="col"{kind}>{escape(heading)}</th>'
        for kind, heading in zip(kinds, headings, strict=True)
    )
    lines = (
        "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True))
        for row in rows
    )
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
