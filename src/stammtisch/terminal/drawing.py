"""A whole position: the board in the middle, players and piles beside it, hands below."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from stammtisch.games.cafe.board import bar_fields, next_bar_value
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Result, Rulebook
from stammtisch.games.states import State
from stammtisch.play.match import result_of
from stammtisch.terminal import colours, duel_drawing, floor_drawing, words
from stammtisch.terminal.floor_drawing import Floor, Size

GAP = 2
PANEL = 24  # columns that the panel likes to have
PANEL_AT_LEAST = 18  # with fewer, it stands below
HELD = 6  # columns of the cards that a player holds
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
    resigned: int | None = None  # the player of two who gave up here

    @property
    def result(self) -> Result | None:
        """How the game has ended, if it has."""
        return result_of(self.game, self.state, self.resigned)

    @property
    def view(self) -> Json:
        """The position, as far as it is to be seen; numbers instead of piles."""
        view = self.game.view(self.state, self.seat)
        if self.seat != EVERYTHING:
            return view
        everything = self.game.position(self.state)
        return view | {key: everything[key] for key in ("hands", "down") if key in everything}


def draw(
    scene: Scene,
    console: Console,
    open_seats: frozenset[str] = frozenset(),
    size: Size | None = None,
) -> list[Text]:
    """The board with what stands beside it, as large as fits where nothing is said about that."""
    view = scene.view
    size = size or sizes(scene, console)[0]
    if view["game"] in floor_drawing.PLANS:
        return _cafe(scene, Floor(view, open_seats), console.width, size)
    if view["game"] == "face-to-face":
        return duel_drawing.draw(view, scene.names, max(scene.seat, 0), size)
    return [Text(line) for line in json.dumps(view, indent=2).splitlines()]


def sizes(scene: Scene, console: Console) -> list[Size]:
    """The sizes that this terminal has room for, the largest first."""
    if scene.game.name not in floor_drawing.PLANS:
        return [Size.AIRY, Size.TIGHT]
    width, lines = Floor(scene.view).large_size()
    large = console.height >= lines + BELOW and console.width >= width + GAP + PANEL
    return [Size.LARGE] * large + [Size.AIRY, Size.TIGHT]


def _cafe(scene: Scene, floor: Floor, width: int, size: Size) -> list[Text]:
    board = floor_drawing.draw(floor, size)
    across = max(line.cell_len for line in board)
    room = min(width - across - GAP, PANEL)
    if room < PANEL_AT_LEAST:
        return [*board, *_panel(scene, floor.view, PANEL)]
    return list(_beside(board, _panel(scene, floor.view, room), across + GAP))


def _beside(board: list[Text], panel: list[Text], across: int) -> Iterable[Text]:
    first = max(0, (len(board) - len(panel)) // 2)
    padded = [Text("")] * first + panel
    for index in range(max(len(board), len(padded))):
        line = board[index].copy() if index < len(board) else Text("")
        line.pad_right(across - line.cell_len)
        yield line.append_text(padded[index] if index < len(padded) else Text(""))


def _panel(scene: Scene, view: Json, width: int) -> list[Text]:
    """The players, and what is left."""
    counts = {"Guests left": view["guest_pile"], "Tables left": view["table_pile"]} | _bar(scene)
    below = [_pair(name, count, width) for name, count in counts.items()]
    players = range(view["players"])
    if len(players) > 2:
        heading = Text(f"{'points':>{width - HELD}}{'hand':>{HELD}}", style=colours.QUIET)
        return [heading, *(_in_one_line(view, scene.names, p, width) for p in players), *below]
    lines = [(_player(view, scene.names, p, width), _held(view, p)) for p in players]
    return [*(line for pair in lines for line in pair), Text(""), *below]


def _in_one_line(view: Json, names: tuple[str, ...], player: int, width: int) -> Text:
    """A player among many: points, cards in hand, and with a plus those face down."""
    down = view.get("down_sizes", [0] * view["players"])[player]
    held = f"{view['hand_sizes'][player]}" + (f"+{down}" if down else "")
    line = _player(view, names, player, width - HELD)
    return line.append(f"{held:>{HELD}}", style=colours.QUIET)


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


def _bar(scene: Scene) -> dict[str, object]:
    """B6: how far the bar is taken, and what its next field is worth."""
    if scene.game.name != "cafe-board":
        return {}
    fields, taken = int(bar_fields(scene.state)), int(scene.state["bar_size"])
    value = int(next_bar_value(scene.state)) if taken < fields else "-"
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
