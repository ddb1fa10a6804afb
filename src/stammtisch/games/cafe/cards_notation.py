"""Text of cafe-cards alone: guests face down, and clubs."""

from collections.abc import Iterable, Sequence

from stammtisch.games.cafe.floor import FloorPlan
from stammtisch.games.cafe.guests import SEXES
from stammtisch.games.cafe.notation import GUESTS, CafeNotation
from stammtisch.games.fields import list_of
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import BadInput, shown
from stammtisch.games.shown import Shown, by_player, cards_by_player, named
from stammtisch.games.states import State


def club_names(plan: FloorPlan) -> list[str]:
    """Clubs as positions name them: `b2 f`; their numbers are 2 * table + sex."""
    return [f"{table} {sex}" for table in plan.tables for sex in SEXES]


def club_words(plan: FloorPlan, first: int) -> dict[str, int]:
    """The moves that start a club, with their bits."""
    return {f"club {name}": first + club for club, name in enumerate(club_names(plan))}


class CardsNotation(CafeNotation):
    """cafe-cards: guests face down, and clubs."""

    def own_fields(self) -> tuple[str, ...]:
        """The fields that only this game has."""
        return ("down", "club")

    def most_placed(self, state: State) -> int:
        """C6, V1: three, or the four of a club, when they emptied the hand."""
        return 4 if state.options[self.rules.CLUBS] else int(self.rules.MOST_SEATED)

    @property
    def own_shown(self) -> Sequence[Shown]:
        """C10: only the owner sees what lies face down."""
        return (
            cards_by_player("down", "down", "down_size", GUESTS[: self.kinds]),
            by_player("down_sizes", "down_size"),
            named("club", "club", club_names(self.plan)),
        )

    def load_own(self, position: Json, state: State) -> Iterable[int]:
        """Read the guests face down and the club."""
        kinds = []
        for player, cards in enumerate(list_of("down", position.get("down"), int(state.players))):
            for guest in list_of("down", cards):
                kinds.append(self.kind("down", guest))
                state.down[player, kinds[-1]] += 1
                state.down_size[player] += 1
        state.club = self.rules.clubs.NO_CLUB
        if position.get("club") is not None:
            self._load_club(position["club"], state)
        self._check_placed(state)
        return kinds

    def _load_club(self, text: object, state: State) -> None:
        names = club_names(self.plan)
        if text not in names:
            raise BadInput("club", f"{shown(text)} is no table and sex, like 'b2 f'")
        if not state.options[self.rules.CLUBS]:
            raise BadInput("club", "the option `clubs` is off")
        if state.waiting >= 0:
            raise BadInput("club", "somebody waits for a partner")
        if self.rules.clubs.why_not_form(state, names.index(str(text))):
            raise BadInput("club", f"{text} can't be filled from this hand")
        state.club = names.index(str(text))

    def _check_placed(self, state: State) -> None:
        """C6: the third guest ends the turn, unless the hand is empty."""
        done = state.placed >= self.rules.MOST_SEATED and state.club < 0
        if done and state.hand_size[state.to_move] and not state.over:
            raise BadInput("placed", f"{state.placed} guests seated; the turn would be over")
