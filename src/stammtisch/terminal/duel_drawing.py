"""face-to-face: two piles a side, gold and silver, facing each other."""

from rich.text import Text

from stammtisch.games.interface import Json
from stammtisch.terminal import colours
from stammtisch.terminal.floor_drawing import Size

COLOURS = (("gold", colours.GOLD), ("silver", colours.SILVER))
INDENT = 12
TOP, BOTTOM = "╭───────╮", "╰───────╯"
RISING, FALLING = "▲ rising  ", "▼ falling "
BETWEEN = " " * 6


def draw(view: Json, names: tuple[str, ...], near: int, size: Size) -> list[Text]:
    """The piles, with one player's at the bottom."""
    far = 1 - near
    piles = _line if size is Size.TIGHT else _boxes
    return [
        _label(view, names, far),
        *piles(view, far),
        Text(" " * INDENT + "─" * 44, style=colours.QUIET),
        *piles(view, near),
        _label(view, names, near),
    ]


def _label(view: Json, names: tuple[str, ...], player: int) -> Text:
    colour, style = COLOURS[player]
    marker = "▸ " if view["to_move"] == player else "  "
    held = f"{view['hand_sizes'][player]} in hand, {view['draw'][player]} to draw"
    return Text.assemble(marker, (names[player], style), f" ({colour}): {held}")


def _boxes(view: Json, player: int) -> list[Text]:
    """Both piles of a player as cards."""
    style, tops = COLOURS[player][1], view["piles"][player]
    blank = " " * len(RISING)
    return [
        _pair((blank, TOP), (blank, TOP), style),
        _pair((RISING, f"│{tops['up']:^7}│"), (FALLING, f"│{tops['down']:^7}│"), style),
        _pair((blank, BOTTOM), (blank, BOTTOM), style),
    ]


def _line(view: Json, player: int) -> list[Text]:
    """Both piles of a player in one line."""
    style, tops = COLOURS[player][1], view["piles"][player]
    return [_pair((RISING, f"{tops['up']:^9}"), (FALLING, f"{tops['down']:^9}"), style)]


def _pair(left: tuple[str, str], right: tuple[str, str], style: str) -> Text:
    """Two piles beside each other, each with its name."""
    (rising, up), (falling, down) = left, right
    quiet = colours.QUIET
    return Text.assemble(
        " " * INDENT, (rising, quiet), (up, style), BETWEEN, (falling, quiet), (down, style)
    )
