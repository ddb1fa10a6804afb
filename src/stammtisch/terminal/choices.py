"""The legal moves as a person sees and types them: grouped by card, each with a label."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import groupby

from rich.text import Text

from stammtisch.games.interface import Json
from stammtisch.terminal import colours, drawing
from stammtisch.terminal.sentences import NUMBER_MOVE, PILES

# Where cards are numbers, a number typed would be both a card and a label. There, a label is a
# letter for the card and a number for the pile: every move has its own, wherever it stands.
LETTERS = "abcdefghijkl"
PILE_ORDER = ("+", "-", "+!", "-!")

GUEST = r"([a-z]{2})([fm])"
SEATING = re.compile(rf"{GUEST}[@ ]+([a-i][1-9])", re.I)
SPACED = re.compile(r"(\d+) ?([+-]) ?(!?)")
ASIDE = re.compile(rf"(bar|down) +{GUEST}", re.I)

INDENT = 9  # columns before the first entry of a line
GAP = 2  # columns between two entries
COLUMN = 15  # columns of an entry where every pile has its place

Points = dict[str, int]


class Detail(IntEnum):
    """How much is shown of the moves."""

    FULL = 0  # all, with what each table pays
    SHORT = 1  # all, with what the tables pay together
    BEST = 2  # a line a card


@dataclass(frozen=True)
class Choices:
    """What a player may do now: moves in text, with what each earns."""

    view: Json
    hand: list[str | int]
    moves: dict[str, Points]

    @cached_property
    def ordered(self) -> list[str]:
        """The moves as they are listed: by card, the best seats first, words at the end."""
        return sorted(self.moves, key=lambda move: (self._rank(move), self._place(move), move))

    @property
    def is_duel(self) -> bool:
        """Whether numbers are laid on piles."""
        return bool(self.view["game"] == "face-to-face")

    def _place(self, move: str) -> int:
        """Among the moves of a card: the best first, or pile by pile."""
        return pile_of(move) if self.is_duel else -self.value(move)

    def _rank(self, move: str) -> tuple[int, int]:
        """Cards to be seated or laid first, in the order of the hand; then `bar`; then words."""
        card = card_of(move)
        if card is None:
            return 2, 0
        return (1, 0) if " " in move else (0, self.hand.index(card))

    def value(self, move: str) -> int:
        """Points of a move, all tables together."""
        return sum(self.moves[move].values())

    @cached_property
    def labels(self) -> dict[str, str]:
        """Each label with its move."""
        if not self.is_duel:
            return {str(number): move for number, move in enumerate(self.ordered, start=1)}
        return {self._duel_label(move): move for move in self.ordered}

    def _duel_label(self, move: str) -> str:
        card = card_of(move)
        return move[0] if card is None else f"{self.letter(card)}{pile_of(move) + 1}"

    def letter(self, card: str | int) -> str:
        """The letter of a card where cards have letters."""
        return LETTERS[self.hand.index(card)]

    @property
    def open_seats(self) -> frozenset[str]:
        """The seats that somebody in hand may take now."""
        return frozenset(move.partition("@")[2] for move in self.moves if "@" in move)

    def understood(self, typed: str) -> str:
        """The move that was typed: a label, or the move itself written more or less exactly."""
        return self.labels.get(typed.lower()) or tidy(typed)

    def lines(self, width: int, detail: Detail) -> Iterator[Text]:
        """The moves, card by card, with less or more about each."""
        label_of = {move: label for label, move in self.labels.items()}
        for _, group in groupby(self.ordered, self._rank):
            moves = list(group)
            title, short = self._title(moves[0]), detail is not Detail.FULL
            entries = [self._entry(label_of[move], move, short) for move in moves]
            if self.is_duel and card_of(moves[0]) is not None:
                entries = in_columns(entries, [pile_of(move) for move in moves])
            if detail is Detail.BEST:
                yield in_one_line(title, entries, width)
            else:
                yield from packed(title, entries, width)

    def _entry(self, label: str, move: str, short: bool) -> Text:
        entry = Text.assemble((f"{label:>2} ", colours.QUIET), (_name(move), "bold"))
        detail = self._detail(move, short)
        return entry.append(f" {detail}", style=colours.GOOD) if detail else entry

    def _title(self, move: str) -> Text:
        """What a group of moves has in common: the card, or the bar and what it pays."""
        card = card_of(move)
        if card is None:
            return Text("")
        if " " not in move:
            return Text(str(card), drawing.style_of(card))
        return Text(f"{move.split(' ')[0]} ").append(_signed(self.moves[move]), style=colours.GOOD)

    def _detail(self, move: str, short: bool) -> str:
        points = self.moves[move]
        if self.is_duel:
            return _gap_in_words(self.view, move)
        if not points:
            return "waits" if "@" in move and not self.view.get("club") else ""
        if "bar" in points:
            return ""  # all the same, and said once
        total, tables = _signed(points), self.view["tables"]
        by_table = " ".join(f"{tables[place]}{n}" for place, n in points.items() if place in tables)
        return total if short or not by_table else f"{total} {by_table}"


def _signed(points: Points) -> str:
    return f"{sum(points.values()):+}" if points else ""


def card_of(move: str) -> str | int | None:
    """The card of a move; None for a move that is only words."""
    if number := NUMBER_MOVE.fullmatch(move):
        return int(number[1])
    if "@" in move:
        return move.partition("@")[0]
    return move.split(" ")[1] if move.startswith(("bar ", "down ")) else None


def pile_of(move: str) -> int:
    """face-to-face: the place of a move's pile among the four; 0 for words."""
    number = NUMBER_MOVE.fullmatch(move)
    return PILE_ORDER.index(number[2] + number[3]) if number else 0


def tidy(typed: str) -> str:
    """A move as the rule books write it: `def c2` is `DEf@c2`, `17 +` is `17+`."""
    typed = " ".join(typed.split())
    if laying := SPACED.fullmatch(typed):
        return "".join(laying.groups())
    if seating := SEATING.fullmatch(typed):
        return f"{seating[1].upper()}{seating[2].lower()}@{seating[3].lower()}"
    if aside := ASIDE.fullmatch(typed):
        return f"{aside[1].lower()} {aside[2].upper()}{aside[3].lower()}"
    return typed.lower()


def gap(view: Json, move: str) -> int:
    """face-to-face: how far a card leads its pile away from where it has most room, negative."""
    number = NUMBER_MOVE.fullmatch(move)
    if not number or "piles" not in view:
        return 0
    player = 1 - view["to_move"] if number[3] else view["to_move"]
    top = int(view["piles"][player][PILES[number[2]][1]])
    return int(number[1]) - top if number[2] == "-" else top - int(number[1])


def _gap_in_words(view: Json, move: str) -> str:
    room = gap(view, move)
    if move == "end":
        return ""
    if move.endswith("!"):
        return f"gives {room}"
    return "ten back" if room > 0 else f"gap {-room}"


def _name(move: str) -> str:
    """What tells a move from the others of its group."""
    return move.split("@")[-1].removeprefix("bar ").removeprefix("down ")


def in_columns(entries: list[Text], columns: list[int]) -> list[Text]:
    """Each entry in its column; where a column has none, blanks."""
    row = [Text(" " * COLUMN) for _ in range(columns[-1] + 1)]
    for entry, column in zip(entries, columns, strict=True):
        entry.pad_right(COLUMN - entry.cell_len)
        row[column] = entry
    return row


def in_one_line(title: Text, entries: list[Text], width: int) -> Text:
    """A title and as many of its entries as one line holds."""
    for shown in range(len(entries), 0, -1):
        more = len(entries) - shown
        rest = [Text(f"and {more} more", style=colours.QUIET)] * bool(more)
        first, *others = packed(title, [*entries[:shown], *rest], width)
        if not others:
            break
    return first


def packed(title: Text, entries: list[Text], width: int) -> Iterator[Text]:
    """A title and its entries in as many lines as they need; no entry is broken."""
    line = Text("  ").append_text(title)
    line.pad_right(INDENT - line.cell_len)
    for entry in entries:
        if line.cell_len + entry.cell_len + GAP > width:
            yield line
            line = Text(" " * INDENT)
        line.append_text(entry).append(" " * GAP)
    yield line
