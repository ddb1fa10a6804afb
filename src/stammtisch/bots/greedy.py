"""A quick opponent that wants the best turn now, and thinks no further than its end."""

from dataclasses import dataclass, field

from stammtisch.bots.interface import Thought
from stammtisch.bots.tastes import TASTES, Points, Taste
from stammtisch.games.chance import Chance
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State, copy_of

# How many moves are followed up, the most promising first: all first ones, then so many after the
# first, after the second and so on. A turn is followed no further than this.
WIDTHS = (2, 1, 1, 1, 1, 1)

Plan = tuple[float, list[int]]  # a value, and the moves that earn it
NOTHING: Plan = (0.0, [])


@dataclass(frozen=True)
class Greedy:
    """Plays the turn that it likes best (tastes.py)."""

    name: str = "greedy"
    usual_seconds: float = 0.0

    def choose(
        self,
        game: Rulebook,
        view: State,
        seat: int,
        seconds: float,
        chance: Chance,
        since: State | None = None,
    ) -> Thought:
        """The first move of the best turn; of equals, the first in the order of moves."""
        turn = Turn(game, TASTES.get(game.name, Points)(game, view, seat), seat)
        plans = {move: turn.from_step(turn.step(view, move), 0) for move in game.legal(view)}
        best = max(plans, key=lambda move: plans[move][0])
        return Thought(best, {move: plan[0] for move, plan in plans.items()}, line=plans[best][1])


@dataclass(frozen=True)
class Step:
    """A move, what it is worth, the state after it, and whether that can be foreseen."""

    move: int
    worth: float
    after: State
    certain: bool


@dataclass(frozen=True)
class Turn:
    """A search through one turn, on copies of the view."""

    game: Rulebook
    taste: Taste
    seat: int
    known: dict[bytes, Plan] = field(default_factory=dict)  # cards laid in another order meet again

    def step(self, state: State, move: int) -> Step:
        """Try a move on a copy."""
        after = copy_of(state)
        cleared = self.game.make(after, move)  # S5: which tables come is not known
        return Step(move, self.taste.worth(state, move, after), after, certain=not cleared)

    def from_step(self, step: Step, depth: int) -> Plan:
        """A step with the best that can follow it."""
        rest, moves = self.rest(step.after, depth) if step.certain else NOTHING
        return step.worth + rest, [step.move, *moves]

    def rest(self, state: State, depth: int) -> Plan:
        """The best way to go on with the turn from here."""
        if state["to_move"] != self.seat or depth == len(WIDTHS):
            return NOTHING
        key = state.tobytes()
        if key not in self.known:
            self.known[key] = self._search(state, depth)
        return self.known[key]

    def _search(self, state: State, depth: int) -> Plan:
        steps = [self.step(state, move) for move in self.game.legal(state)]
        steps.sort(key=lambda step: -step.worth)
        plans = [self.from_step(step, depth + 1) for step in steps[: WIDTHS[depth]]]
        return max(plans, key=lambda plan: plan[0], default=NOTHING)
