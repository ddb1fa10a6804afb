"""What happened, in words: 'The computer seats a woman from Italy at c2: 4 Italy, 2 France.'"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Rulebook
from stammtisch.play import events
from stammtisch.play.line import Change
from stammtisch.terminal import words
from stammtisch.terminal.drawing import EVERYTHING
from stammtisch.terminal.sentences import PILES

YOU = "You"


@dataclass(frozen=True)
class Teller:
    """Tells a change as one seat saw it."""

    game: Rulebook
    names: tuple[str, ...]
    seat: int
    change: Change

    @cached_property
    def before(self) -> Json:
        """What everyone saw before."""
        return self.game.view(self.change.before, -1)

    def tell(self) -> Iterator[str]:
        """A sentence for each event that has one."""
        for event in self.change.events:
            telling = TELLINGS.get(type(event))
            if telling:
                yield words.start(telling(self, event))

    def does(self, player: int, verb: str) -> str:
        """The player and the verb: `You seat`, `Anna seats`."""
        name = self.names[player]
        return f"{name} {verb}" if name == YOU else f"{name} {verb}s"

    def _seated(self, event: events.Seated) -> str:
        seats = f"{self.does(event.player, 'seat')} {words.guest(event.guest)} at {event.seat}"
        if event.waits:
            return f"{seats}, to be joined at once."
        paid = words.paid(event.points, self.before["tables"])
        return f"{seats}: {paid}." if paid else f"{seats}."

    def _club(self, event: events.ClubStarted) -> str:
        table = words.table(self.before["tables"][event.table])
        return f"{self.does(event.player, 'form')} a {words.CLUBS[event.sex]} club at {table}."

    def _laid_down(self, event: events.LaidDown) -> str:
        return f"{self.does(event.player, 'lay')} a guest face down."

    def _bar(self, event: events.WentToBar) -> str:
        sends = f"{self.does(event.player, 'send')} {words.guest(event.guest)}"
        return f"{sends} to the bar: {event.points}."

    def _laid(self, event: events.Laid) -> str:
        name, key = PILES[event.pile]
        gap = event.card - self.before["piles"][event.player][key]
        step = gap if event.pile == "+" else -gap
        how = f"{step} further" if step > 0 else "a step of ten back"
        return f"{self.does(event.player, 'lay')} the {event.card} on the {name} pile, {how}."

    def _gave(self, event: events.Gave) -> str:
        other, pile = self.names[1 - event.player], PILES[event.pile][0]
        whose = "your" if other == YOU else f"{inside(other)}'s"
        return f"{self.does(event.player, 'give')} the {event.card} to {whose} {pile} pile."

    def _closed(self, event: events.Closed) -> str:
        return f"{self.does(event.player, 'declare')} the game over."

    def _moved(self, event: events.Moved) -> str:
        paid = words.paid(event.points, {})
        return self.does(event.player, "move") + (f": {paid}." if paid else ".")

    def _cleared(self, event: events.Cleared) -> str:
        tables = [self._nation_at(table) for table in event.tables]
        if len(tables) == 1:
            return f"the {tables[0]} table is full, and is cleared."
        return f"the {words.joined(tables)} tables are full, and are cleared."

    def _nation_at(self, table: str) -> str:
        return words.TABLES[self.before["tables"][table]]

    def _table_laid(self, event: events.TableLaid) -> str:
        return f"{words.table(event.nation)} is laid at {event.table}."

    def _drawn(self, event: events.Drawn) -> str:
        draws = self.does(event.player, "draw")
        cards = self._cards_drawn(event.player)
        if cards:
            return f"{draws} {words.joined(cards)}."
        thing = "guest" if "guests" in self.before else "card"
        return f"{draws} {words.count(event.count, thing).replace('one ', 'a ')}."

    def _cards_drawn(self, player: int) -> list[str]:
        """The cards, for those who may see them."""
        if self.seat not in (player, EVERYTHING):
            return []
        before, after = (
            Counter(map(str, self.game.view(state, player)["hands"][player]))
            for state in (self.change.before, self.change.after)
        )
        before.subtract([e.guest for e in self.change.events if hasattr(e, "guest")])
        drawn = sorted((after - before).elements(), key=_in_order)
        return [f"the {card}" if card.isdecimal() else words.guest(card) for card in drawn]

    def _taken_back(self, event: events.TakenBack) -> str:
        return f"{self.does(event.player, 'take')} the last move back."


def _in_order(card: str) -> tuple[int, str]:
    """Numbers by their size, guests by their letters."""
    return (int(card) if card.isdecimal() else 0), card


def inside(name: str) -> str:
    """A name inside a sentence: the computer."""
    return name.replace("The ", "the ", 1) if name.startswith("The ") else name


TELLINGS: dict[type[events.Event], Callable[[Teller, Any], str]] = {
    events.Seated: Teller._seated,
    events.ClubStarted: Teller._club,
    events.LaidDown: Teller._laid_down,
    events.WentToBar: Teller._bar,
    events.Laid: Teller._laid,
    events.Gave: Teller._gave,
    events.Closed: Teller._closed,
    events.Moved: Teller._moved,
    events.Cleared: Teller._cleared,
    events.TableLaid: Teller._table_laid,
    events.Drawn: Teller._drawn,
    events.TakenBack: Teller._taken_back,
}
