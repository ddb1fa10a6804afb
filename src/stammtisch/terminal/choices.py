"""The legal moves as a person sees and types them: grouped by card, each with a label."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from rich.text import Text

from stammtisch.games.rulebook import Json
from stammtisch.terminal import colours, drawing
from stammtisch.terminal.sentences import NUMBER_MOVE, PILES

# Where cards are numbers, a number typed would be both a card and a label: there, labels are
# letters. Left out are those that stand for words (end, help, quit, undo).
LETTERS = "abcdfgijklmnoprstvwxyz"

GUEST = r"([a-z]{2})([fm])"
SEATING = re.compile(rf"{GUEST}[@ ]+([a-i][1-9])", re.I)
ASIDE = re.compile(rf"(bar|down) +{GUEST}", re.I)

INDENT = 9  # columns before the first entry of a line
GAP = 2  # columns between two entries

Points = dict[str, int]


@dataclass(frozen=True)
class Choices:
    """What a player may do now: moves in text, with what each earns."""

    view: Json
    hand: list[str | int]
    moves: dict[str, Points]

    @cached_property
    def ordered(self) -> list[str]:
        """The moves as they are listed: by card, the best seats first, words at the end."""
        return sorted(self.moves, key=lambda move: (self._rank(move), -self.value(move), move))

    def _rank(self, move: str) -> tuple[int, int]:
        """Cards to be seated or laid first, in the order of the hand; then `bar`; then words."""
        card = card_of(move)
        if card is None:
            return 2, 0
        return (1, 0) if " " in move else (0, self.hand.index(card))

    def value(self, move: str) -> int:
        """Points of a move, all tables together; in face-to-face the room it wins or costs."""
        return sum(self.moves[move].values()) or gap(self.view, move)

    @cached_property
    def labels(self) -> dict[str, str]:
        """Each label with its move."""
        if self.view["game"] != "face-to-face":
            return {str(number): move for number, move in enumerate(self.ordered, start=1)}
        cards = [move for move in self.ordered if move != "end"]
        return dict(zip(LETTERS, cards, strict=False)) | (
            {"e": "end"} if "end" in self.moves else {}
        )

    @property
    def open_seats(self) -> frozenset[str]:
        """The seats that somebody in hand may take now."""
        return frozenset(move.partition("@")[2] for move in self.moves if "@" in move)

    def understood(self, typed: str) -> str:
        """The move that was typed: a label, or the move itself written more or less exactly."""
        return self.labels.get(typed.lower()) or tidy(typed)

    def lines(self, width: int, short: bool) -> Iterator[Text]:
        """The moves, card by card; `short` leaves out which table pays what."""
        label_of = {move: label for label, move in self.labels.items()}
        for _, group in groupby(self.ordered, self._rank):
            moves = list(group)
            entries = [self._entry(label_of.get(move, ""), move, short) for move in moves]
            yield from packed(self._title(moves[0]), entries, width)

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
        if self.view["game"] == "face-to-face":
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


def tidy(typed: str) -> str:
    """A move as the rule books write it: `def c2` is `DEf@c2`."""
    typed = " ".join(typed.split())
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
