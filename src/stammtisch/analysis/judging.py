"""Judging one move: a search from what the player knew, with how its games end."""

from dataclasses import dataclass

import numpy as np

from stammtisch.analysis.judgement import DIGITS, Considered, Expected
from stammtisch.bots.growing import Tree, code_for
from stammtisch.bots.own_turn import own_turn
from stammtisch.bots.settings import JUDGING, Settings
from stammtisch.games.chance import Chance, Numbers
from stammtisch.games.moves import NO_MOVE
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State

ADVISER = "expert"
ROUNDS = 8_000
MOST_CONSIDERED = 6


class Stopped(Exception):
    """Somebody has stopped the analysis."""


class Outlook(Tree):
    """A search tree that knows how the games went on (bots/outlook.py)."""

    def __init__(
        self, game: Rulebook, view: State, seat: int, chance: Chance, stop: Numbers
    ) -> None:
        # Not as far-sighted as the expert itself: few rounds have to tell moves from each other.
        super().__init__(game, view, seat, JUDGING.get(game.name, Settings()), chance)
        self.desk = self.desk._replace(stop=stop)
        self.players = int(view["players"])
        self.notes = np.zeros((len(self.nodes), 2 * self.players + 1))
        self._rounds = game.compiled("stammtisch.bots.outlook", tree=code_for(game)).rounds

    def look(self, count: int, first: int = NO_MOVE) -> None:
        """Search for so many rounds, all beginning with a move if one is named; raises Stopped."""
        where = self.view, self.seat, self.settings, self.nodes, self.desk, self.notes
        if self._rounds(*where, first, count) < count:
            raise Stopped

    def expected(self) -> Expected:
        """How the games ended, all together."""
        means = self.notes[: self.used].sum(axis=0) / max(1, int(self.nodes[0]["visits"]))
        wins, scores = means[: self.players], means[self.players : 2 * self.players]
        return Expected([_share(win) for win in wins], [round(float(s), 2) for s in scores])

    def considered(self, visits: dict[int, int]) -> list[Considered]:
        """The first moves, those first that were tried most of the search's own accord."""
        tried = [index for index in self.below(self.nodes[0]) if self.nodes[index]["visits"]]
        found = [self._considered(index, visits) for index in tried]
        return sorted(found, key=lambda one: -one.visits)

    def _considered(self, index: int, visits: dict[int, int]) -> Considered:
        node = self.nodes[index]
        means = self.notes[index] / node["visits"]
        move = int(node["move"])
        return Considered(
            move=self.game.text(move),
            value=_share(node["value"] / node["visits"]),
            visits=visits.get(move, 0),
            points=round(float(means[-1]), 2),
            win=_share(means[int(self.view["to_move"])]),
        )


def _share(value: float) -> float:
    return min(1.0, max(0.0, round(float(value), DIGITS)))


@dataclass(frozen=True)
class Judgement:
    """What was found out about one move."""

    expected: Expected
    considered: list[Considered]  # the best first, the one that was made among them
    played: Considered
    plan: list[int]  # the best move, and what it is to be followed by in the same turn

    @property
    def best(self) -> Considered:
        """The move that the search tried most."""
        return self.considered[0]

    @property
    def loss(self) -> float:
        """How much less the move is worth that was made."""
        return max(0.0, round(self.best.value - self.played.value, DIGITS))

    @property
    def points(self) -> float:
        """How many points further ahead the best move would have brought the player."""
        return round(self.best.points - self.played.points, 2)

    @property
    def win(self) -> float:
        """How much likelier the best move would have made the win."""
        return round(self.best.win - self.played.win, DIGITS)


def judge(
    game: Rulebook, view: State, played: int, rounds: int, chance: Chance, stop: Numbers
) -> Judgement:
    """Judge a move of a player who knew this (a blind state); raises Stopped."""
    outlook = Outlook(game, view, int(view["to_move"]), chance, stop)
    forced = len(game.legal(view)) == 1
    outlook.look(max(1, rounds // 4) if forced else rounds)
    visits = {int(node["move"]): int(node["visits"]) for node in outlook.first_moves}
    expected = outlook.expected()
    best = max(visits, key=lambda move: visits[move])
    if played != best:
        outlook.look(max(1, rounds // 2), played)  # as closely as a good move is looked at
    found = outlook.considered(visits)
    made = next(one for one in found if one.move == game.text(played))
    shown = found[:MOST_CONSIDERED]
    shown += [made] * (made not in shown)
    return Judgement(expected, shown, made, own_turn(game, view, outlook.line(best)))
