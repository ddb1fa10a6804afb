"""A whole turn in one line, as far as it fits: what the others did, short enough to be read."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import chain

from msgspec.structs import replace

from stammtisch.games.rulebook import Rulebook
from stammtisch.play import events
from stammtisch.play.line import Change
from stammtisch.terminal import words
from stammtisch.terminal.sentences import PILES
from stammtisch.terminal.telling import YOU, Teller, inside


class Brevity(IntEnum):
    """How much is said."""

    TABLES = 0  # what each table paid
    POINTS = 1  # what they paid together
    NOTES = 2  # hardly a verb is left


@dataclass(frozen=True)
class Turn:
    """All that one player did before the next one came."""

    game: Rulebook
    names: tuple[str, ...]
    seat: int  # who is told
    changes: Sequence[Change]

    @property
    def happened(self) -> list[events.AnyEvent]:
        """What happened, in its order."""
        return list(chain.from_iterable(change.events for change in self.changes))

    def tell(self, width: int) -> Iterator[str]:
        """A sentence about the player, one about the tables that were cleared."""
        done = [self._deeds(brevity) for brevity in Brevity]
        if done[0]:
            yield next((deeds for deeds in done if len(deeds) <= width), done[-1])
        tables = " ".join(self._told((events.Cleared, events.TableLaid)))
        if tables:
            yield tables

    def _deeds(self, brevity: Brevity) -> str:
        placed = [*self._seated(brevity), *self._at_the_bar(), *self._laid(brevity)]
        clauses = [*placed, *self._drawn(brevity)]
        others = self._told((events.ClubStarted, events.LaidDown, events.Closed, events.Moved))
        if not clauses:
            return " ".join(others)
        name = self.names[self.player]
        if brevity == Brevity.NOTES:
            return " ".join([*others, f"{name}: {', '.join(clauses)}."])
        return " ".join([*others, f"{name} {words.joined(clauses)}."])

    @property
    def player(self) -> int:
        """Whose turn it was."""
        return int(self.changes[0].before["to_move"])

    def _told(self, kinds: tuple[type[events.Event], ...]) -> list[str]:
        """Events of some kinds, as they are told one by one."""
        return [sentence for change in self.changes for sentence in self._of(change, kinds)]

    def _of(self, change: Change, kinds: tuple[type[events.Event], ...]) -> Iterable[str]:
        wanted = tuple(event for event in change.events if isinstance(event, kinds))
        return Teller(self.game, self.names, self.seat, replace(change, events=wanted)).tell()

    def _seated(self, brevity: Brevity) -> Iterator[str]:
        verb = "" if brevity == Brevity.NOTES else "seats "
        for change in self.changes:
            for event in change.events:
                if isinstance(event, events.Seated):
                    yield verb + self._seating(change, event, brevity)
                    verb = ""

    def _seating(self, change: Change, event: events.Seated, brevity: Brevity) -> str:
        total = sum(event.points.values())
        if brevity == Brevity.NOTES:
            paid = f" {total:+}" if total else ""
            return f"{words.short_guest(event.guest)} {event.seat}{paid}"
        seats = f"{words.guest(event.guest)} at {event.seat}"
        if brevity == Brevity.POINTS or not total:
            return f"{seats} ({total:+})" if total else seats
        tables = self.game.view(change.before, -1)["tables"]
        return f"{seats} ({words.paid(event.points, tables)})"

    def _at_the_bar(self) -> Iterator[str]:
        for event in self.happened:
            if isinstance(event, events.WentToBar):
                yield f"sends {words.guest(event.guest)} to the bar ({event.points:+})"

    def _laid(self, brevity: Brevity) -> Iterator[str]:
        """Number cards, pile by pile."""
        laid = [event for event in self.happened if isinstance(event, events.Laid)]
        for sign, (pile, _) in PILES.items():
            cards = [str(event.card) for event in laid if event.pile == sign]
            if cards and brevity == Brevity.NOTES:
                yield f"{pile} {' '.join(cards)}"
            elif cards:
                yield f"lays {words.joined(cards)} on the {pile} pile"
        for event in self.happened:
            if isinstance(event, events.Gave):
                other = self.names[1 - event.player]
                whose = "your" if other == YOU else f"{inside(other)}'s"
                yield f"gives {event.card} to {whose} {PILES[event.pile][0]} pile"

    def _drawn(self, brevity: Brevity) -> Iterator[str]:
        drawn = sum(event.count for event in self.happened if isinstance(event, events.Drawn))
        if drawn:
            thing = "" if brevity == Brevity.NOTES else self._thing
            yield f"draws {_some(drawn, thing)}" if thing else f"draws {drawn}"

    @property
    def _thing(self) -> str:
        guests = "guests" in self.game.view(self.changes[0].before, -1)
        return "guest" if guests else "card"


def _some(many: int, thing: str) -> str:
    return f"a {thing}" if many == 1 else words.count(many, thing)
