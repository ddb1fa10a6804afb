"""What the bots of the arena are shown."""

from dataclasses import dataclass, field
from itertools import groupby, pairwise

from stammtisch.arena.contestants import Contestant
from stammtisch.arena.plan import Seating, make_plan
from stammtisch.arena.playing import Table
from stammtisch.bots.interface import Thought
from stammtisch.games.chance import Chance
from stammtisch.games.rulebook import Rulebook, find
from stammtisch.games.states import State


@dataclass
class Witness:
    """Plays the first move, and notes what it was shown."""

    name: str = "witness"
    usual_seconds: float = 0.0
    shown: list[tuple[int, State, State]] = field(default_factory=list)  # seat, now, since

    def choose(
        self,
        game: Rulebook,
        view: State,
        seat: int,
        seconds: float,
        chance: Chance,
        since: State | None = None,
    ) -> Thought:
        assert since is not None
        for known in (view, since):
            assert known.tobytes() == game.blind(known, seat).tobytes()
        self.shown.append((seat, view, since))
        return Thought(game.legal(view)[0])


def test_a_bot_is_shown_how_the_turn_before_began() -> None:
    game, witness = find("face-to-face"), Witness()
    table = Table(make_plan(game, 2, {}, ["random"] * 2))
    table.contestants = [Contestant(witness)] * 2
    assert table.play(Seating(0, 0, 0)).forfeit is None
    turns = [[*turn] for _, turn in groupby(witness.shown, key=lambda shown: shown[0])]
    assert len(turns) > 4
    _, start, since = turns[0][0]
    assert since.tobytes() == start.tobytes()
    for before, turn in pairwise(turns):
        assert len({since.tobytes() for _, _, since in turn}) == 1
        (seat, began, _), (_, _, since) = before[0], turn[0]
        assert since["to_move"] == seat
        assert game.blind(since, -1).tobytes() == game.blind(began, -1).tobytes()
