"""A whole position: the board in the middle, players and piles beside it, hands below."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from stammtisch.games.cafe.board import BAR_VALUES
from stammtisch.games.rulebook import Json, Rulebook, State
from stammtisch.terminal import colours, duel_drawing, floor_drawing, words
from stammtisch.terminal.floor_drawing import Floor

GAP = 2
PANEL = 24  # columns that the panel likes to have
FIGURE = 4  # columns of a figure in it, at least
BELOW = 11  # lines that the hand, the moves and the news like to have
EVERYTHING = -1  # a seat that sees all cards


@dataclass(frozen=True)
class Scene:
    """What is drawn: a state as one seat sees it (or with all cards open)."""

    game: Rulebook
    state: State
    names: tuple[str, ...]
    seat: int

    @property
    def view(self) -> Json:
        """The position, as far as it is to be seen; numbers instead of piles."""
        view = self.game.view(self.state, self.seat)
        if self.seat != EVERYTHING:
            return view
        everything = self.game.position(self.state)
        return view | {key: everything[key] for key in ("hands", "down") if key in everything}


def draw(scene: Scene, console: Console, open_seats: frozenset[str] = frozenset()) -> list[Text]:
    """The board with what stands beside it."""
    view = scene.view
    if view["game"] in floor_drawing.PLANS:
        return _cafe(Floor(view, open_seats), scene.names, console)
    if view["game"] == "face-to-face":
        near = max(scene.seat, 0)
        return duel_drawing.draw(view | {"near": near}, scene.names, near)
    return [Text(line) for line in json.dumps(view, indent=2).splitlines()]


def _cafe(floor: Floor, names: tuple[str, ...], console: Console) -> list[Text]:
    width, lines = floor.large_size()
    large = console.height >= lines + BELOW and console.width >= width + GAP + PANEL
    board = floor_drawing.draw(floor, large)
    across = max(line.cell_len for line in board)
    panel = _panel(floor.view, names, min(console.width - across - GAP, PANEL))
    return list(_beside(board, panel, across + GAP))


def _beside(board: list[Text], panel: list[Text], across: int) -> Iterable[Text]:
    first = max(0, (len(board) - len(panel)) // 2)
    padded = [Text("")] * first + panel
    for index in range(max(len(board), len(padded))):
        line = board[index].copy() if index < len(board) else Text("")
        line.pad_right(across - line.cell_len)
        yield line.append_text(padded[index] if index < len(padded) else Text(""))


def _panel(view: Json, names: tuple[str, ...], width: int) -> list[Text]:
    lines = []
    for player in range(view["players"]):
        lines += [_player(view, names, player, width), _held(view, player)]
    counts = {"Guests left": view["guest_pile"], "Tables left": view["table_pile"]} | _bar(view)
    return [*lines, Text(""), *(_pair(name, count, width) for name, count in counts.items())]


def _pair(name: str, count: object, width: int) -> Text:
    """A name at the left, a figure at the right."""
    text, figure = Text(name), f"{count:>{FIGURE}}"
    text.truncate(width - len(figure), overflow="ellipsis", pad=True)
    return text.append(figure)


def _player(view: Json, names: tuple[str, ...], player: int, width: int) -> Text:
    if view["to_move"] != player:
        return _pair(f"  {names[player]}", view["points"][player], width)
    line = _pair(f"▸ {names[player]}", view["points"][player], width)
    line.stylize(colours.ACCENT)
    return line


def _held(view: Json, player: int) -> Text:
    down = view.get("down_sizes", [0] * view["players"])[player]
    held = f"  {view['hand_sizes'][player]} in hand" + (f", {down} down" if down else "")
    return Text(held, style=colours.QUIET)


def _bar(view: Json) -> dict[str, object]:
    """B6: how far the bar is taken, and what its next field is worth."""
    if "bar" not in view:
        return {}
    fields, taken = view["options"]["bar"], len(view["bar"])
    value = BAR_VALUES[len(BAR_VALUES) - fields + taken] if taken < fields else "-"
    return {"At the bar": f"{taken}/{fields}", "The bar pays": value}


def hand(cards: Iterable[str | int]) -> Text:
    """Cards in a row."""
    shown = [Text(str(card), style_of(card)) for card in cards]
    return Text("  ").join(shown) if shown else Text("empty", style=colours.QUIET)


def style_of(card: str | int) -> str:
    """The colour of a card."""
    return colours.of_guest(card) if isinstance(card, str) else "bold"


def open_hands(scene: Scene) -> list[Text]:
    """All hands that are to be seen, a line each."""
    view = scene.view
    lines = []
    for player, cards in enumerate(view.get("hands", [])):
        if cards is not None:
            lines.append(Text(f"{words.start(scene.names[player])}: ") + hand(cards))
        if down := (view.get("down") or {player: None})[player]:
            lines.append(Text("  face down: ", style=colours.QUIET) + hand(down))
    return lines
