"""Small plots, as wide as the page is: names as text, and SVG in percent beside or below them, so
that letters keep their size. Colours come from the page: they fit its light and its dark side."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from math import ceil, floor, log10

BINS = 30
HIGHEST = 90  # percent of its line that the highest bar takes


class Scale:
    """Where a value lies from end to end, in percent."""

    def __init__(self, low: float, high: float) -> None:
        self.step = _nice((high - low) / 6 or 1.0)
        self.low = self.step * floor(low / self.step)
        self.high = max(self.step * ceil(high / self.step), self.low + self.step)

    def __call__(self, value: float) -> float:
        return round(100 * (value - self.low) / (self.high - self.low), 2)

    @property
    def ticks(self) -> list[float]:
        """Round values from end to end."""
        count = round((self.high - self.low) / self.step)
        return [self.low + number * self.step for number in range(count + 1)]


def _nice(step: float) -> float:
    """The next of 1, 2, 5, 10, 20, ..."""
    power: float = 10 ** floor(log10(step))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= step * 0.999)


def ranges(rows: Sequence[tuple[str, float, float, float]]) -> str:
    """A dot and its interval in each row: name, value, low, high."""
    scale = Scale(min(row[2] for row in rows), max(row[3] for row in rows))
    return _plot(scale, "row", [(row[0], _range(scale, *row)) for row in rows])


def _range(scale: Scale, name: str, value: float, low: float, high: float) -> Iterator[str]:
    ends = f'x1="{scale(low)}%" x2="{scale(high)}%" y1="50%" y2="50%"'
    yield f'<line class="span" {ends}/>'
    title = f"{name}: {value:.1f} ({low:.1f} to {high:.1f})"
    yield _titled("circle", title, f'class="dot" cx="{scale(value)}%" cy="50%" r="6"')


def histograms(rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """How often each value comes, a row of bars for each name, all on one scale."""
    everything = [value for _, values in rows for value in values]
    scale = Scale(min(everything), max(everything) + 1)
    width = max(1, ceil((scale.high - scale.low) / BINS))
    return _plot(scale, "tall", [(name, _bars(values, width, scale)) for name, values in rows])


def _bars(values: Sequence[int], width: int, scale: Scale) -> Iterator[str]:
    bins: dict[int, int] = {}
    for value in values:
        start = floor((value - scale.low) / width)
        bins[start] = bins.get(start, 0) + 1
    highest = max(bins.values(), default=1)
    for start, count in sorted(bins.items()):
        left, right = (scale(scale.low + width * edge) for edge in (start, start + 1))
        tall = round(HIGHEST * count / highest, 2)
        first = round(scale.low + width * start)
        named = f"{first}" if width == 1 else f"{first} to {first + width - 1}"
        yield _bar(f"{named}: {count}", left, right - left, 100 - tall, tall)


def bars(rows: Sequence[tuple[str, float]]) -> str:
    """A bar for each name, from zero."""
    scale = Scale(0.0, max(value for _, value in rows))
    lines = [
        (name, [_bar(f"{name}: {value:.3f}", 0.0, scale(value), 18, 64)]) for name, value in rows
    ]
    return _plot(scale, "row", lines)


def _bar(title: str, left: float, width: float, top: float, tall: float) -> str:
    size = f'x="{left}%" y="{top:.2f}%" width="{width:.2f}%" height="{tall}%"'
    return _titled("rect", title, f'class="bar" {size}')


def courses(
    names: Sequence[str], courses: Sequence[Sequence[float]], marks: dict[int, int], unit: str
) -> str:
    """A line for each name from left to right, with marks on some of them (step: line)."""
    everything = [value for course in courses for value in course]
    upright = Scale(min(everything), max(everything))
    across = Scale(0, max(1, len(courses[0]) - 1))
    parts = [*_grid(across), *_lines_across(upright)]
    lines = [_line(across, upright, *row) for row in enumerate(zip(names, courses, strict=True))]
    # Points along a line have no percent, so they get a box of 100 by 100 that is stretched.
    parts.append(f'<svg viewBox="0 0 100 100" preserveAspectRatio="none">{"".join(lines)}</svg>')
    for step, number in marks.items():
        where = f'cx="{across(step)}%" cy="{100 - upright(courses[number][step]):.2f}%" r="5"'
        title = f"move {step + 1}, {names[number]}"
        parts.append(_titled("circle", title, f'class="mark" {where}'))
    beside = _svg("beside", _labels_upright(upright, unit))
    graph = f"{beside}{_svg('courses', parts)}<span></span>{_axis(across)}"
    return f'{_legend(names)}<div class="graph">{graph}</div>'


def _line(across: Scale, upright: Scale, number: int, named: tuple[str, Sequence[float]]) -> str:
    name, course = named
    points = " ".join(f"{across(step)},{100 - upright(y):.2f}" for step, y in enumerate(course))
    return _titled("polyline", name, f'class="course hue{number}" points="{points}"')


def _legend(names: Sequence[str]) -> str:
    keys = (
        _svg("key", [f'<line class="course hue{number}" x2="100%" y1="50%" y2="50%"/>'])
        for number in range(len(names))
    )
    shown = (f"<li>{key}{escape(name)}</li>" for key, name in zip(keys, names, strict=True))
    return f'<ul class="legend">{"".join(shown)}</ul>'


def matrix(names: Sequence[str], shares: dict[tuple[str, str], float]) -> str:
    """A square for each pair: the more a row beats a column, the bluer. Columns have numbers for
    headings: a dozen of names would not stand side by side."""
    numbers = "".join(
        f'<th scope="col" title="{escape(name)}" aria-label="{escape(name)}">{number}</th>'
        for number, name in enumerate(names, 1)
    )
    rows = "".join(
        f'<tr><th scope="row">{number}\N{NO-BREAK SPACE}{escape(row)}</th>'
        f"{''.join(_square(row, column, shares.get((row, column))) for column in names)}</tr>"
        for number, row in enumerate(names, 1)
    )
    head = f"<thead><tr><td></td>{numbers}</tr></thead>"
    return f'<table class="matrix">{head}<tbody>{rows}</tbody></table>'


def _square(row: str, column: str, share: float | None) -> str:
    if share is None:
        return "<td></td>"
    side = "more" if share >= 0.5 else "less"
    title = escape(f"{row} ahead of {column}: {share:.1%}")
    strength = f"--strength: {4 + 100 * abs(share - 0.5):.0f}%"
    return f'<td class="{side}" style="{strength}" title="{title}">{share:.0%}</td>'


def _plot(scale: Scale, kind: str, rows: Sequence[tuple[str, Iterable[str]]]) -> str:
    """Something drawn for each name, and the values below it."""
    lines = list(_grid(scale))
    drawn = "".join(
        f'<span class="name">{escape(name)}</span>{_svg(kind, [*lines, *shapes])}'
        for name, shapes in rows
    )
    return f'<div class="plot">{drawn}<span></span>{_axis(scale)}</div>'


def _grid(scale: Scale) -> Iterator[str]:
    for tick in scale.ticks:
        x = scale(tick)
        yield f'<line class="grid" x1="{x}%" x2="{x}%" y1="0" y2="100%"/>'


def _axis(scale: Scale) -> str:
    return _svg("axis", [_text(f"{tick:g}", scale(tick), 70, "middle") for tick in scale.ticks])


def _lines_across(scale: Scale) -> Iterator[str]:
    for tick in scale.ticks:
        y = 100 - scale(tick)
        yield f'<line class="grid" x1="0" x2="100%" y1="{y:.2f}%" y2="{y:.2f}%"/>'


def _labels_upright(scale: Scale, unit: str) -> Iterator[str]:
    for tick in scale.ticks:
        yield _text(f"{tick:g} {unit}".strip(), 100, 100 - scale(tick), "end")


def _text(text: str, x: float, y: float, anchor: str) -> str:
    where = f'x="{x}%" y="{y:.2f}%" text-anchor="{anchor}" dominant-baseline="middle"'
    return f"<text {where}>{escape(text)}</text>"


def _titled(shape: str, title: str, attributes: str) -> str:
    """A shape that says what it is when it is pointed at."""
    return f"<{shape} {attributes}><title>{escape(title)}</title></{shape}>"


def _svg(kind: str, parts: Iterable[str]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}">{"".join(parts)}</svg>'
