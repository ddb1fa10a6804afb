"""Text of cafe-board alone: the bar."""

from collections.abc import Iterable, Sequence

from stammtisch.games.cafe.guests import JOKER
from stammtisch.games.cafe.notation import GUESTS, CafeNotation
from stammtisch.games.fields import list_of
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import BadInput
from stammtisch.games.shown import Shown, row
from stammtisch.games.states import State


class BoardNotation(CafeNotation):
    """cafe-board: the bar."""

    def own_fields(self) -> tuple[str, ...]:
        """The fields that only this game has."""
        return ("bar",)

    def most_placed(self, state: State) -> int:
        """B3: one, or the two of a turn that ended the game."""
        return int(self.rules.MOST_SEATED)

    @property
    def own_shown(self) -> Sequence[Shown]:
        """Everyone sees the bar."""
        return (row("bar", "bar", "bar_size", GUESTS),)

    def load_own(self, position: Json, state: State) -> Iterable[int]:
        """Read the bar."""
        kinds = [self.kind("bar", guest) for guest in list_of("bar", position.get("bar"))]
        fields = int(self.rules.bar_fields(state))
        if len(kinds) > fields:
            raise BadInput("bar", f"{len(kinds)} guests; the bar has {fields} fields")
        if any(kind >> 1 == JOKER for kind in kinds):
            raise BadInput("bar", "a joker never goes to the bar")
        state.bar[: len(kinds)] = kinds
        state.bar_size = len(kinds)
        if len(kinds) == fields:
            state.over = 1  # B8a
        if state.placed >= self.rules.MOST_SEATED and not state.over:
            raise BadInput("placed", f"{state.placed} guests seated; the turn would be over")
        return kinds
