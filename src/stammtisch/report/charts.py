"""Small plots as SVG. Colours come from the page, so that they fit its light and its dark side."""

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor, log10

WIDTH, LEFT, RIGHT = 720, 180, 24
ROW, AXIS = 34, 30
LETTER = 8.6  # as wide as most are, in the widest of the usual fonts
LONGEST_LABEL = int((LEFT - 12) / LETTER)
BINS = 30
TALL = 260  # of a plot with lines
LONGEST_LEGEND = int((LEFT - 84) / LETTER)  # beside a piece of its line and the figures


class Scale:
    """Where a value lies from left to right."""

    def __init__(self, low: float, high: float) -> None:
        self.step = _nice((high - low) / 6 or 1.0)
        self.low = self.step * floor(low / self.step)
        self.high = max(self.step * ceil(high / self.step), self.low + self.step)

    def __call__(self, value: float) -> float:
        inside = (value - self.low) / (self.high - self.low)
        return round(LEFT + inside * (WIDTH - LEFT - RIGHT), 1)

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
    height = ROW * len(rows) + AXIS
    parts = [*_axis(scale, height)]
    for number, (name, value, low, high) in enumerate(rows):
        y = ROW * number + ROW / 2
        parts.append(_label(name, y))
        parts.append(f'<line class="span" x1="{scale(low)}" x2="{scale(high)}" y1="{y}" y2="{y}"/>')
        parts.append(
            _titled(
                "circle",
                f"{name}: {value:.1f} ({low:.1f} to {high:.1f})",
                f'class="dot" cx="{scale(value)}" cy="{y}" r="6"',
            )
        )
    return _svg(height, parts)


def histograms(rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """How often each value comes, a row of bars for each name, all on one scale."""
    everything = [value for _, values in rows for value in values]
    scale = Scale(min(everything), max(everything) + 1)
    width = max(1, ceil((scale.high - scale.low) / BINS))
    tall = 2 * ROW
    height = tall * len(rows) + AXIS
    parts = [*_axis(scale, height)]
    for number, (name, values) in enumerate(rows):
        parts.append(_label(name, tall * (number + 0.5)))
        parts += _bars(values, width, scale, tall * (number + 1), tall - 8)
    return _svg(height, parts)


def _bars(
    values: Sequence[int], width: int, scale: Scale, bottom: float, tall: float
) -> Iterator[str]:
    bins: dict[int, int] = {}
    for value in values:
        start = floor((value - scale.low) / width)
        bins[start] = bins.get(start, 0) + 1
    highest = max(bins.values(), default=1)
    for start, count in sorted(bins.items()):
        left, right = (scale(scale.low + width * edge) for edge in (start, start + 1))
        y = round(bottom - tall * count / highest, 1)
        first = round(scale.low + width * start)
        named = f"{first}" if width == 1 else f"{first} to {first + width - 1}"
        size = f'x="{left}" y="{y}" width="{round(right - left - 1, 1)}" height="{bottom - y:.1f}"'
        yield _titled("rect", f"{named}: {count}", f'class="bar" {size}')


def bars(rows: Sequence[tuple[str, float]]) -> str:
    """A bar for each name, from zero."""
    scale = Scale(0.0, max(value for _, value in rows))
    height = ROW * len(rows) + AXIS
    parts = [*_axis(scale, height)]
    for number, (name, value) in enumerate(rows):
        y = ROW * number
        size = (
            f'x="{scale(0)}" y="{y + 6}" width="{scale(value) - scale(0):.1f}" height="{ROW - 12}"'
        )
        parts.append(_label(name, y + ROW / 2))
        parts.append(_titled("rect", f"{name}: {value:.3f}", f'class="bar" {size}'))
    return _svg(height, parts)


def courses(
    names: Sequence[str], courses: Sequence[Sequence[float]], marks: dict[int, int], unit: str
) -> str:
    """A line for each name from left to right, with marks on some of them (step: line)."""
    everything = [value for course in courses for value in course]
    upright = Scale(min(everything), max(everything))
    across = Scale(0, max(1, len(courses[0]) - 1))
    parts = [*_axis(across, TALL + AXIS), *_lines_across(upright, unit)]
    for number, (name, course) in enumerate(zip(names, courses, strict=True)):
        points = " ".join(f"{across(step)},{_up(upright, y)}" for step, y in enumerate(course))
        parts.append(_titled("polyline", name, f'class="course hue{number}" points="{points}"'))
        y = ROW * (number + 1)
        parts.append(f'<line class="course hue{number}" x1="0" x2="28" y1="{y}" y2="{y}"/>')
        parts.append(_text(_short(name, LONGEST_LEGEND), 36, y + 5, "start"))
    for step, number in marks.items():
        where = f'cx="{across(step)}" cy="{_up(upright, courses[number][step])}" r="5"'
        parts.append(
            _titled("circle", f"move {step + 1}, {names[number]}", f'class="mark" {where}')
        )
    return _svg(TALL + AXIS, parts)


def _up(scale: Scale, value: float) -> float:
    """How far down from the top a value lies."""
    inside = (value - scale.low) / (scale.high - scale.low)
    return round(TALL - inside * (TALL - ROW), 1)


def _lines_across(scale: Scale, unit: str) -> Iterator[str]:
    for tick in scale.ticks:
        y = _up(scale, tick)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
        yield _text(f"{tick:g} {unit}".strip(), LEFT - 8, y + 4, "end", "tick")


def matrix(names: Sequence[str], shares: dict[tuple[str, str], float]) -> str:
    """A square for each pair: the more a row beats a column, the bluer."""
    cell = min(96.0, (WIDTH - LEFT - RIGHT) / len(names))
    parts = []
    for number, name in enumerate(names):
        x = LEFT + cell * (number + 0.5)
        parts.append(_text(_short(name, int(cell / LETTER)), x, 18, "middle"))
        parts.append(_label(name, AXIS + ROW * (number + 0.5)))
    for (row, column), share in shares.items():
        x, y = LEFT + cell * names.index(column), AXIS + ROW * names.index(row)
        parts += _square(f"{row} ahead of {column}", share, x, y, cell)
    return _svg(ROW * len(names) + AXIS, parts)


def _square(title: str, share: float, x: float, y: float, cell: float) -> Iterator[str]:
    side = "more" if share >= 0.5 else "less"
    size = f'x="{x + 1:.1f}" y="{y + 1:.1f}" width="{cell - 2:.1f}" height="{ROW - 2}"'
    strength = f'fill-opacity="{0.08 + 1.2 * abs(share - 0.5):.2f}"'
    yield _titled("rect", f"{title}: {share:.1%}", f'class="{side}" {strength} {size}')
    yield _text(f"{share:.0%}", x + cell / 2, y + ROW / 2 + 5, "middle")


def _axis(scale: Scale, height: float) -> Iterator[str]:
    bottom = height - AXIS + 4
    for tick in scale.ticks:
        x = scale(tick)
        yield f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>'
        yield _text(f"{tick:g}", x, height - 8, "middle", "tick")


def _label(name: str, y: float) -> str:
    return _text(_short(name, LONGEST_LABEL), LEFT - 12, y + 5, "end")


def _short(name: str, letters: int) -> str:
    """The end of a long name: that is where files differ."""
    return name if len(name) <= letters else "…" + name[1 - max(2, letters) :]


def _text(text: str, x: float, y: float, anchor: str, kind: str = "name") -> str:
    where = f'class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f"<text {where}>{escape(text)}</text>"


def _titled(shape: str, title: str, attributes: str) -> str:
    """A shape that says what it is when it is pointed at."""
    return f"<{shape} {attributes}><title>{escape(title)}</title></{shape}>"


def _svg(height: float, parts: Sequence[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {height:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'
