"""A record, step by step, and positions on their own."""

import json
from dataclasses import dataclass
from pathlib import Path

from stammtisch.games.rulebook import BadInput, Rulebook, State, load_position
from stammtisch.play import record, replay
from stammtisch.play.match import Match
from stammtisch.terminal import colours
from stammtisch.terminal.counting import show_scene
from stammtisch.terminal.drawing import EVERYTHING, Scene
from stammtisch.terminal.talk import Goodbye, Talk
from stammtisch.terminal.telling import Teller

KEYS = "Enter or n: on, p: back, a number: that move, e: the end, q: leave"


@dataclass(frozen=True)
class Step:
    """A position, and what led to it."""

    state: State
    told: list[str]


def steps_of(document: record.Record, match: Match) -> list[Step]:
    """All positions of a record, the deal first; raises RecordError."""
    steps = [Step(match.state, ["The cards are dealt."])]
    for change in replay.replay(document, match):
        teller = Teller(match.game, match.names, EVERYTHING, change)
        steps.append(Step(change.after, list(teller.tell())))
    return steps


@dataclass
class Replaying:
    """Leafing through a record."""

    match: Match  # at its end
    steps: list[Step]
    talk: Talk
    at: int = 0

    def leaf(self) -> None:
        """Show a step, ask where to go, until the person has enough."""
        self.show()
        while True:
            self._go(self.talk.ask(KEYS).lower())
            self.show()

    def print_all(self) -> None:
        """Every step, one after the other."""
        for number in range(len(self.steps)):
            self.at = number
            self.show()

    def _go(self, answer: str) -> None:
        last = len(self.steps) - 1
        if answer in ("q", "quit"):
            raise Goodbye
        if answer.isdecimal():
            self.at = min(int(answer), last)
        elif answer in ("p", "e"):
            self.at = last if answer == "e" else max(0, self.at - 1)
        else:
            self.at = min(self.at + 1, last)

    def show(self) -> None:
        """One step: what was done, and how things stand then."""
        step = self.steps[self.at]
        self.talk.say()
        self.talk.say(f"Move {self.at} of {len(self.steps) - 1}", style=colours.ACCENT)
        for sentence in step.told:
            self.talk.say(f"· {sentence}")
        show_scene(Scene(self.match.game, step.state, self.match.names, EVERYTHING), self.talk)


def scene_of(path: Path) -> Scene:
    """The position in a file, or the last one of a record; raises BadInput or RecordError."""
    try:
        document = json.loads(path.read_text("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadInput(str(path), f"not JSON: {error}") from None
    if isinstance(document, dict) and "moves" in document:
        match = replay.verify(record.read(path))
        return Scene(match.game, match.state, match.names, EVERYTHING)
    game, state = load_position(document)
    return Scene(game, state, _names(game, state), EVERYTHING)


def _names(game: Rulebook, state: State) -> tuple[str, ...]:
    return tuple(f"Player {player + 1}" for player in range(int(state["players"])))
