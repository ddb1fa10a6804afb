"""A record, step by step, and positions on their own."""

import json
from dataclasses import dataclass
from pathlib import Path

from stammtisch.games.interface import Json
from stammtisch.games.rulebook import BadInput, Rulebook, all_games, load_position
from stammtisch.games.states import State
from stammtisch.play import record, replay
from stammtisch.play.flaws import RecordError
from stammtisch.play.match import Match
from stammtisch.terminal import colours
from stammtisch.terminal.counting import show_scene
from stammtisch.terminal.drawing import EVERYTHING, Scene
from stammtisch.terminal.talk import Goodbye, Talk
from stammtisch.terminal.telling import Teller

VIEW = (
    "this is what one seat sees; the other hands and the cards in the piles are missing, and "
    "without them it can't be drawn"
)
STEPS = {"": 1, "n": 1, "p": -1}
KEYS = "Enter or n: on, p: back, a number: that move, e: the end, q: leave"


@dataclass(frozen=True)
class Step:
    """A position, and what led to it."""

    state: State
    told: list[str]


def opened(path: Path) -> tuple[Match, list[Step]]:
    """The match of the record in a file, and its steps; RecordError names the file."""
    document = record.read(path)
    try:
        match = replay.start(document)
        return match, steps_of(document, match)
    except RecordError as error:
        raise error.in_file(path) from None


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
            problem = self._go(self.talk.ask(KEYS).lower())
            if problem:
                self.talk.say(problem, style=colours.ACCENT)
            else:
                self.show()

    def print_all(self) -> None:
        """Every step, one after the other."""
        for number in range(len(self.steps)):
            self.at = number
            self.show()

    def _go(self, answer: str) -> str:
        """Go to another step; answer what is wrong where there is none."""
        last = len(self.steps) - 1
        if answer in ("q", "quit"):
            raise Goodbye
        if answer.isdecimal() and int(answer) > last:
            return f"There is no move {answer}: they go from 0, the deal, to {last}."
        if not answer.isdecimal() and answer not in (*STEPS, "e"):
            return "That is none of these keys:"
        goal = last if answer == "e" else self.at + STEPS.get(answer, 0)
        goal = int(answer) if answer.isdecimal() else goal
        if not 0 <= goal <= last:
            return (
                "This is the last move." if goal > last else "This is the deal: nothing was before."
            )
        self.at = goal
        return ""

    def show(self) -> None:
        """One step: what was done, and how things stand then."""
        step = self.steps[self.at]
        self.talk.say()
        moves, resigned = len(self.match.moves), None
        heading = f"Move {self.at} of {moves}"
        if self.at > moves:
            heading, resigned = "The end", self.match.resigned
        self.talk.say(heading, style=colours.ACCENT)
        for sentence in step.told:
            self.talk.say(f"· {sentence}")
        scene = Scene(self.match.game, step.state, self.match.names, EVERYTHING, resigned)
        show_scene(scene, self.talk)


def scene_of(path: Path) -> Scene:
    """The position in a file, or the last one of a record; raises BadInput or RecordError."""
    try:
        document = json.loads(path.read_text("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise BadInput(str(path), f"not JSON: {error}") from None
    if isinstance(document, dict) and "moves" in document:
        match = replay.verify_file(path)
        return Scene(match.game, match.state, match.names, EVERYTHING, match.resigned)
    game, state = load_position(_position(document))
    return Scene(game, state, _names(game, state), EVERYTHING)


def _position(document: object) -> Json:
    """A whole position, perhaps out of an answer of the engine; raises BadInput."""
    if not isinstance(document, dict):
        raise BadInput("position", "a JSON object is needed: a position, or a record")
    inner = document.get("position", document.get("view"))
    position = inner if isinstance(inner, dict) else document
    if position.get("game") is None:
        raise BadInput("game", f"missing; it is one of {', '.join(sorted(all_games()))}")
    if "hand_sizes" in position:
        raise BadInput("position", VIEW)
    return position


def _names(game: Rulebook, state: State) -> tuple[str, ...]:
    return tuple(f"Player {player + 1}" for player in range(int(state["players"])))
