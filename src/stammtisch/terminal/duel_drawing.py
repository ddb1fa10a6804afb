"""face-to-face: two piles a side, gold and silver, facing each other."""

from rich.text import Text

from stammtisch.games.rulebook import Json
from stammtisch.terminal import colours

COLOURS = (("gold", colours.GOLD), ("silver", colours.SILVER))
INDENT = 20
TOP, BOTTOM = "╭───────╮", "╰───────╯"


def draw(view: Json, names: tuple[str, ...], near: int) -> list[Text]:
    """The piles, with one player's at the bottom."""
    far = 1 - near
    return [
        _label(view, names, far),
        *_piles(view, far),
        Text(" " * (INDENT - 6) + "─" * 40, style=colours.QUIET),
        *_piles(view, near)[::-1],
        _label(view, names, near),
    ]


def _label(view: Json, names: tuple[str, ...], player: int) -> Text:
    colour, style = COLOURS[player]
    marker = "▸ " if view["to_move"] == player else "  "
    held = f"{view['hand_sizes'][player]} in hand, {view['draw'][player]} to draw"
    return Text.assemble(marker, (names[player], style), f" ({colour}): {held}")


def _piles(view: Json, player: int) -> list[Text]:
    """The far player's, from the top; the near player's are the same, mirrored."""
    style = COLOURS[player][1]
    tops = view["piles"][player]
    mirrored = player == view["near"]
    above, below = (BOTTOM, TOP) if mirrored else (TOP, BOTTOM)
    return [
        _pair("▲ rising ", "▼ falling", colours.QUIET),
        _pair(above, above, style),
        _pair(f"│{tops['up']:^7}│", f"│{tops['down']:^7}│", style),
        _pair(below, below, style),
    ]


def _pair(left: str, right: str, style: str) -> Text:
    return Text.assemble(" " * INDENT, (left.center(11), style), " " * 8, (right.center(11), style))
