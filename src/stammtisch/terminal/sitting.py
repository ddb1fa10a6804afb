"""One game at the terminal: a person, and bots in the other seats."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from rich.text import Text

from stammtisch.analysis import wording
from stammtisch.analysis.explaining import Case, reasons_for
from stammtisch.bots import Bot
from stammtisch.bots.outside.failure import BotFailed
from stammtisch.bots.warming import first_choice, warm_up
from stammtisch.games.chance import Chance
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Refused
from stammtisch.play.line import Change
from stammtisch.play.match import Match
from stammtisch.terminal import colours, drawing, guide, layout, rules_in_short, sentences
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.counting import show_scene
from stammtisch.terminal.doubts import doubt
from stammtisch.terminal.drawing import Scene
from stammtisch.terminal.keeping import Keeping
from stammtisch.terminal.talk import Goodbye, InputEnded, Talk
from stammtisch.terminal.telling import Teller
from stammtisch.terminal.turns import Turn

PERSON = 0  # the person begins
BULLET = "· "


@dataclass
class Sitting:
    """A match, and the conversation about it."""

    match: Match
    bot: Bot
    talk: Talk
    chance: Chance = field(repr=False)
    adviser: Bot = field(repr=False)
    keeping: Keeping
    again: str = ""  # the command that repeats the deal, where it is known

    def play(self) -> None:
        """Play to the end, and count; who leaves before may keep the game. Raises Goodbye."""
        self.talk.say(guide.welcome(self.match.game.name))
        self.talk.mind_the_width()
        try:
            self._play()
        except InputEnded:
            raise
        except (Goodbye, KeyboardInterrupt):
            if self.match.moves and self.match.result is None:
                self.keeping.offer(self.match)
            raise Goodbye from None

    def _play(self) -> None:
        self._lay_the_tables()
        while self.match.result is None:
            if self.match.to_move == PERSON:
                self._persons_move()
            else:
                self._bots_turn()
        self._end()

    def _lay_the_tables(self) -> None:
        """The first game on a machine compiles its rules: let that happen now, and say so."""
        with self.talk.console.status("The tables are being laid ..."):
            game = self.match.game
            state = first_choice(game, int(self.match.state["players"]))
            warm_up(self.adviser, game, game.blind(state, int(state["to_move"])))
            game.play(state, game.legal(state)[0])

    @property
    def view(self) -> Json:
        """What the person sees."""
        return self.match.game.view(self.match.state, PERSON)

    @property
    def choices(self) -> Choices:
        """What the person may do."""
        view = self.view
        return Choices(view, view["hands"][PERSON], self.match.legal())

    def _bots_turn(self) -> None:
        """Let a bot move until somebody else is to move, then tell what it did."""
        match, seat = self.match, self.match.to_move
        changes = []
        while match.to_move == seat and match.result is None:
            changes.append(match.play(self._bots_move(seat), _now()))
        turn = Turn(match.game, match.names, PERSON, changes)
        for sentence in turn.tell(self.talk.console.width - len(BULLET)):
            self.talk.say(BULLET + sentence)

    def _bots_move(self, seat: int) -> str:
        match, seconds = self.match, self.bot.usual_seconds
        view = match.game.blind(match.state, seat)
        since = match.game.blind(match.turn_before.state, seat)
        try:
            thought = self.bot.choose(match.game, view, seat, seconds, self.chance, since)
        except BotFailed as failed:
            self.talk.say(f"{match.names[seat]} can't go on ({failed}). The game is yours.")
            raise Goodbye from None
        return match.game.text(thought.move)

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
        return self._tried(typed)

    def _tried(self, typed: str) -> bool:
        choices = self.choices
        try:
            self._tell(self.match.play(choices.understood(typed), _now()))
        except Refused as refused:
            unclear = doubt(choices, typed) if refused.reason == "syntax" else ""
            self._refuse(refused, unclear)
            return False
        return True

    def _refuse(self, refused: Refused, unclear: str = "") -> None:
        self.talk.say(unclear or sentences.why(refused, self.view), style=colours.ACCENT)

    def _tell(self, change: Change) -> None:
        match = self.match
        for sentence in Teller(match.game, match.names, PERSON, change).tell():
            self.talk.say(BULLET + sentence)

    def _show(self, full: bool) -> None:
        """The board, the hand, and what may be done."""
        choices, console = self.choices, self.talk.console
        scene = Scene(self.match.game, self.match.state, self.match.names, PERSON)
        hand = Text("Your hand: ") + drawing.hand(choices.hand)
        turn = Text(guide.turn(choices.view, choices.moves), style=colours.ACCENT)
        room = console.height - self.talk.lines - 1  # a line for the answer
        self.talk.draw(layout.screen(scene, choices, [hand, turn], console, room, full))

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
        since = match.game.blind(match.turn_before.state, PERSON)
        seconds = self.adviser.usual_seconds
        thought = self.adviser.choose(match.game, view, PERSON, seconds, self.chance, since)
        first, *rest = (match.game.text(move) for move in thought.line)
        then = f", then {', '.join(rest)}" if rest else ""
        why = wording.sentence(reasons_for(Case(match.game, view, thought.line)))
        self.talk.say(" ".join(filter(None, [f"You might try {first}{then}.", why])))
        return False

    def _moves(self) -> bool:
        self._show(full=True)
        return False

    def _help(self) -> bool:
        self.talk.say(guide.help_for(self.view))
        return False

    def _rules(self) -> bool:
        self.talk.say(rules_in_short.rules_of(self.view))
        return False

    def _codes(self) -> bool:
        self.talk.say(guide.codes(self.view))
        return False

    def _quit(self) -> bool:
        raise Goodbye

    def _end(self) -> None:
        match = self.match
        self.talk.say()
        show_scene(Scene(match.game, match.state, match.names, drawing.EVERYTHING), self.talk)
        if self.again:
            self.talk.say("The same deal again:")
            self.talk.show_command(self.again)
        self.keeping.offer(match)


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
    "codes": Sitting._codes,
    "quit": Sitting._quit,
    "q": Sitting._quit,
    "exit": Sitting._quit,
}
