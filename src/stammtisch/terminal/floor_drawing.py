"""The café floor as it stands, small (one line a row) or large (three)."""

from dataclasses import dataclass, field
from enum import Enum
from string import ascii_lowercase

from rich.text import Text

from stammtisch.games.cafe.floor import BOARD_PLAN, CARDS_PLAN, FloorPlan
from stammtisch.games.interface import Json
from stammtisch.terminal import colours, words

PLANS = {"cafe-cards": CARDS_PLAN, "cafe-board": BOARD_PLAN}

LARGE = 9  # columns of a cell
LARGE_LINES = 3
MARGIN = 3  # for the row numbers, on either side


class Size(Enum):
    """How much room a drawing takes."""

    LARGE = "large"
    AIRY = "airy"
    TIGHT = "tight"


@dataclass(frozen=True)
class Floor:
    """What is drawn: a view of a café game, and the seats that may be taken now."""

    view: Json
    open_seats: frozenset[str] = field(default_factory=frozenset)

    @property
    def plan(self) -> FloorPlan:
        """The plan of the game."""
        return PLANS[self.view["game"]]

    @property
    def rows(self) -> list[list[str]]:
        """The plan's signs, row by row."""
        return [line.split() for line in self.plan.drawing.strip().splitlines()]

    def small_cell(self) -> int:
        """Columns of a cell when small: the large ring just fits 80 columns, with its panel."""
        return 6 if len(self.rows) > 5 else 8

    def large_size(self) -> tuple[int, int]:
        """Columns and lines of the large drawing."""
        return len(self.rows) * LARGE + 2 * MARGIN, len(self.rows) * LARGE_LINES + 1


def draw(floor: Floor, size: Size) -> list[Text]:
    """The floor, line by line, with its coordinates around it."""
    large = size is Size.LARGE
    lines = [_letters(floor, LARGE if large else floor.small_cell())]
    for number, row in enumerate(floor.rows, start=1):
        names = [f"{ascii_lowercase[column]}{number}" for column in range(len(row))]
        cells = [_cell(floor, *spot, large) for spot in zip(row, names, strict=True)]
        lines += _row(number, cells)
        if size is Size.AIRY and len(floor.rows) <= 5 and number < len(floor.rows):
            lines.append(Text(""))  # the small floor has room to breathe
    return lines


def _letters(floor: Floor, width: int) -> Text:
    letters = (ascii_lowercase[column].center(width) for column in range(len(floor.rows)))
    return Text(" " * MARGIN + "".join(letters).rstrip(), style=colours.QUIET)


def _row(number: int, cells: list[list[Text]]) -> list[Text]:
    """One row of cells; its number stands beside the line in the middle."""
    height = len(cells[0])
    lines = []
    for index in range(height):
        label = str(number) if index == height // 2 else ""
        left = Text(label.center(MARGIN), style=colours.QUIET)
        right = Text(label.center(MARGIN), style=colours.QUIET)
        lines.append(Text.assemble(left, *(cell[index] for cell in cells), right))
    return lines


def _cell(floor: Floor, sign: str, name: str, large: bool) -> list[Text]:
    if sign == "T":
        nation = floor.view["tables"].get(name)
        return _large_table(nation) if large else [_table(nation, floor.small_cell())]
    guest = floor.view["guests"].get(name) if sign == "o" else None
    if large:
        return _large_seat(floor, name, guest) if sign == "o" else [Text(" " * LARGE)] * LARGE_LINES
    text, style = _seat(floor, name, guest) if sign == "o" else ("", "")
    return [_centred(text, style, floor.small_cell())]


def _table(nation: str | None, width: int) -> Text:
    return _centred(f" {nation or '--'} ", colours.TABLE, width)


def _seat(floor: Floor, name: str, guest: str | None) -> tuple[str, str]:
    """A guest, a seat that may be taken now in brackets, or one that may not."""
    if guest is None:
        may_sit = name in floor.open_seats
        return (f"({name})", colours.MAY_SIT) if may_sit else (name, colours.EMPTY)
    if name == floor.view["waiting"]:
        return f"[{guest}]", colours.WAITING
    return guest, colours.of_guest(guest)


def _large_table(nation: str | None) -> list[Text]:
    inside = ["", nation or "--", words.SHORT.get(nation or "", "")]
    return [_centred(line.center(LARGE), colours.TABLE, LARGE) for line in inside]


def _large_seat(floor: Floor, name: str, guest: str | None) -> list[Text]:
    text, style = _seat(floor, name, guest)
    if guest is None:
        return [_centred(line, style, LARGE) for line in ("", text, "")]
    corners = "┏━┓┃┗┛" if name == floor.view["waiting"] else "╭─╮│╰╯"
    return [_centred(line, style, LARGE) for line in _card(guest, corners)]


def _card(guest: str, corners: str) -> tuple[str, str, str]:
    inside = f" {guest} {words.SIGNS[guest[2]]} "
    edge = corners[1] * len(inside)
    return (
        f"{corners[0]}{edge}{corners[2]}",
        f"{corners[3]}{inside}{corners[3]}",
        f"{corners[4]}{edge}{corners[5]}",
    )


def _centred(text: str, style: str, width: int) -> Text:
    """Only the words are coloured, not the blanks around them."""
    left = (width - len(text)) // 2
    right = width - len(text) - left
    return Text.assemble(" " * left, (text, style), " " * right)
