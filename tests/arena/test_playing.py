"""What the bots of the arena are shown."""

from dataclasses import dataclass, field
from itertools import pairwise

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
    shown: list[tuple[int, bytes, bytes]] = field(default_factory=list)  # seat, now, since

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
        self.shown.append((seat, view.tobytes(), since.tobytes()))
        return Thought(game.legal(view)[0])


def test_a_bot_is_shown_how_its_turn_began() -> None:
    game, witness = find("face-to-face"), Witness()
    table = Table(make_plan(game, 2, {}, ["random"] * 2))
    table.contestants = [Contestant(witness)] * 2
    assert table.play(Seating(0, 0, 0)).forfeit is None
    began = b""
    for (before, *_), (seat, now, since) in pairwise([(-1, b"", b""), *witness.shown]):
        began = now if seat != before else began
        assert since == began
    assert any(now != since for _, now, since in witness.shown)
