"""The board and the moves together, so that a turn fits the terminal."""

from rich.console import Console
from rich.text import Text

from stammtisch.terminal import drawing
from stammtisch.terminal.choices import Choices, Detail
from stammtisch.terminal.drawing import Scene
from stammtisch.terminal.floor_drawing import Size

# What is tried, one after the other, until the lines suffice.
ATTEMPTS = (
    (Size.LARGE, Detail.FULL),
    (Size.LARGE, Detail.SHORT),
    (Size.AIRY, Detail.FULL),
    (Size.TIGHT, Detail.FULL),
    (Size.AIRY, Detail.SHORT),
    (Size.TIGHT, Detail.SHORT),
    (Size.TIGHT, Detail.BEST),
)


def screen(
    scene: Scene, choices: Choices, between: list[Text], console: Console, room: int, full: bool
) -> list[Text]:
    """Board, what stands between, and moves, in as many lines as there is room, if possible."""
    possible = drawing.sizes(scene, console)
    broken = [line for text in between for line in text.wrap(console, console.width)]
    lines: list[Text] = []
    for size, detail in ATTEMPTS:
        if size not in possible or (full and detail is not Detail.FULL):
            continue
        board = drawing.draw(scene, console, choices.open_seats, size)
        air = [] if size is Size.TIGHT else [Text("")]
        moves = choices.lines(console.width - 1, detail)
        lines = [*air, *board, *air, *broken, *moves]
        if len(lines) <= room:
            break
    return lines
