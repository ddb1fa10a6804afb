"""One game at the terminal: a person, and bots in the other seats."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from rich.text import Text

from stammtisch.bots import Bot
from stammtisch.games.chance import Chance
from stammtisch.games.rulebook import Json, Refused
from stammtisch.play import record
from stammtisch.play.match import Change, Match
from stammtisch.terminal import colours, drawing, guide, sentences
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.counting import show_scene
from stammtisch.terminal.drawing import Scene
from stammtisch.terminal.talk import Goodbye, Talk
from stammtisch.terminal.telling import Teller

PERSON = 0  # the person begins
SUFFIX = ".stammtisch.json"


@dataclass
class Sitting:
    """A match, and the conversation about it."""

    match: Match
    bot: Bot
    talk: Talk
    chance: Chance = field(repr=False)
    adviser: Bot = field(repr=False)
    seconds: float = 1.0  # what a bot may take for a move

    def play(self) -> None:
        """Play to the end, and count."""
        self.talk.say(guide.welcome(self.match.game.name))
        self._lay_the_tables()
        while self.match.result is None:
            if self.match.to_move == PERSON:
                self._persons_move()
            else:
                self._bots_move()
        self._end()

    def _lay_the_tables(self) -> None:
        """The first game on a machine compiles its rules: let that happen now, and say so."""
        with self.talk.console.status("The tables are being laid ..."):
            game = self.match.game
            view = game.blind(self.match.state, self.match.to_move)
            self.adviser.choose(game, view, self.match.to_move, self.seconds, self.chance.copy())
            game.play(view.copy(), game.legal(view)[0])

    @property
    def view(self) -> Json:
        """What the person sees."""
        return self.match.game.view(self.match.state, PERSON)

    @property
    def choices(self) -> Choices:
        """What the person may do."""
        view = self.view
        return Choices(view, view["hands"][PERSON], self.match.legal())

    def _bots_move(self) -> None:
        match, seat = self.match, self.match.to_move
        view = match.game.blind(match.state, seat)
        thought = self.bot.choose(match.game, view, seat, self.seconds, self.chance)
        self._tell(match.play(match.game.text(thought.move), _now()))

    def _persons_move(self) -> None:
        """Show how things stand, then listen until something has changed."""
        self._show(full=False)
        while not self._answered(self.talk.ask()):
            pass

    def _answered(self, typed: str) -> bool:
        """Do what was typed; answer whether the position is another one now."""
        if not typed:
            self.talk.say(guide.SHORT)
            return False
        command = COMMANDS.get(typed.lower())
        if command:
            return command(self)
        return self._tried(self.choices.understood(typed))

    def _tried(self, move: str) -> bool:
        try:
            self._tell(self.match.play(move, _now()))
        except Refused as refused:
            self._refuse(refused)
            return False
        return True

    def _refuse(self, refused: Refused) -> None:
        self.talk.say(sentences.why(refused, self.view), style=colours.ACCENT)

    def _tell(self, change: Change) -> None:
        match = self.match
        for sentence in Teller(match.game, match.names, PERSON, change).tell():
            self.talk.say(f"· {sentence}")

    def _show(self, full: bool) -> None:
        """The board, the hand, and what may be done."""
        choices, console = self.choices, self.talk.console
        scene = Scene(self.match.game, self.match.state, self.match.names, PERSON)
        board = drawing.draw(scene, console, choices.open_seats)
        lines = list(choices.lines(console.width - 1, short=False))
        if not full and console.is_terminal and len(lines) > console.height - len(board) - 6:
            lines = list(choices.lines(console.width - 1, short=True))
        hand = Text("Your hand: ") + drawing.hand(choices.hand)
        turn = Text(guide.turn(choices.view, choices.moves), style=colours.ACCENT)
        self.talk.draw([Text(""), *board, Text(""), hand, turn, *lines])

    def _undo(self) -> bool:
        try:
            self._tell(self.match.undo(PERSON))
        except Refused as refused:
            self._refuse(refused)
            return False
        return True

    def _hint(self) -> bool:
        match = self.match
        view = match.game.blind(match.state, PERSON)
        thought = self.adviser.choose(match.game, view, PERSON, self.seconds, self.chance)
        first, *rest = (match.game.text(move) for move in thought.line)
        then = f", then {', '.join(rest)}" if rest else ""
        self.talk.say(f"You might try {first}{then}.")
        return False

    def _moves(self) -> bool:
        self._show(full=True)
        return False

    def _help(self) -> bool:
        self.talk.say(guide.help_for(self.match.game.name))
        return False

    def _rules(self) -> bool:
        self.talk.say(guide.rules_of(self.match.game.name))
        return False

    def _quit(self) -> bool:
        raise Goodbye

    def _end(self) -> None:
        match = self.match
        self.talk.say()
        show_scene(Scene(match.game, match.state, match.names, drawing.EVERYTHING), self.talk)
        self._offer_record()

    def _offer_record(self) -> None:
        """Write the record where the person wants it, if anywhere."""
        question = "A name, if you want to keep a record of this game; else just Enter."
        while name := self.talk.ask(question):
            path = Path(name if name.endswith(SUFFIX) else name + SUFFIX)
            if self._written(path):
                self.talk.say(f"Kept as {path}. `stammtisch replay {path}` shows it again.")
                return

    def _written(self, path: Path) -> bool:
        if path.exists():
            self.talk.say(f"There is already a {path}; another name, please.")
            return False
        try:
            record.write(path, record.record_of(self.match))
        except OSError as error:
            self.talk.say(f"It can't be written there ({error.strerror}); another name, please.")
            return False
        return True


def _now() -> datetime:
    return datetime.now(UTC)


COMMANDS: dict[str, Callable[[Sitting], bool]] = {
    "undo": Sitting._undo,
    "u": Sitting._undo,
    "hint": Sitting._hint,
    "moves": Sitting._moves,
    "board": Sitting._moves,
    "help": Sitting._help,
    "h": Sitting._help,
    "?": Sitting._help,
    "rules": Sitting._rules,
    "quit": Sitting._quit,
    "q": Sitting._quit,
    "exit": Sitting._quit,
}
