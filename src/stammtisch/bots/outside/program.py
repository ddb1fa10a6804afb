"""A bot that is a program of its own."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from stammtisch.bots.interface import Thought
from stammtisch.bots.outside.channel import Channel
from stammtisch.bots.outside.failure import CRASH, BotFailed, printable
from stammtisch.bots.outside.question import question, thought_of
from stammtisch.games.chance import Chance, below
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import BadInput, Rulebook
from stammtisch.games.states import State


class Greeting(msgspec.Struct):
    """What host.py says first."""

    error: str | None = None  # why there is no bot
    usual_seconds: float | None = None


@dataclass
class Program:
    """Runs until it is closed, fails, or is forgotten; it starts when it is asked for a move."""

    name: str
    command: Callable[[], list[str]] = field(repr=False)  # raises BadInput where it isn't there
    hosted: bool = False  # a Python file in host.py, which says when it is ready
    log: Path | None = None  # gets what it writes to standard error
    usual_seconds: float = 1.0
    starting: float = 10.0  # seconds that it may take longer when it has just started
    grace: float = 1.0  # and always
    _channel: Channel | None = field(default=None, repr=False, compare=False)
    _fresh: bool = field(default=True, repr=False, compare=False)

    def choose(
        self,
        game: Rulebook,
        view: State,
        seat: int,
        seconds: float,
        chance: Chance,
        since: State | None = None,
    ) -> Thought:
        """The program's move; raises BotFailed. Whatever it raises, the program is ended then."""
        asked = question(game, view, seat, seconds)
        if self.hosted:
            asked |= _for_the_host(view, chance)
        try:
            line = self._answer(msgspec.json.encode(asked) + b"\n", seconds)
            return thought_of(line, game, view)
        except Exception:
            self._kill()
            raise

    def _answer(self, line: bytes, seconds: float) -> bytes:
        channel = self._channel or self._start_again()
        allowed = seconds + self.grace + self._fresh * self.starting
        answer = channel.ask(line, allowed)
        self._fresh = False
        return answer

    def look(self) -> None:
        """See whether it is there. A file without a bot is best noticed before the game, so that is
        started; raises BadInput."""
        if self.hosted:
            self._start()
        else:
            self.command()

    def _start(self) -> Channel:
        self._channel, self._fresh = Channel(self.command(), self.log), True
        if self.hosted:
            self._await_host(self._channel)
        return self._channel

    def _start_again(self) -> Channel:
        """Start what was found before; raises BotFailed."""
        try:
            return self._start()
        except BadInput as problem:
            raise BotFailed(CRASH, problem.problem) from None

    def _await_host(self, channel: Channel) -> None:
        try:
            greeting = msgspec.json.decode(channel.hear(self.starting), type=Greeting)
        except BotFailed as failed:
            greeting = Greeting(error=failed.sentence)
        if greeting.error is not None:
            self._kill()
            raise BadInput("bot", f"no bot in {self.name}: {printable(greeting.error)}")
        if greeting.usual_seconds is not None:
            self.usual_seconds = greeting.usual_seconds

    def _kill(self) -> None:
        if self._channel:
            self._channel.kill()
        self._channel = None

    def close(self) -> None:
        """Let the program go."""
        if self._channel:
            self._channel.close()
        self._channel = None


def _for_the_host(view: State, chance: Chance) -> Json:
    """The same for a BOT, which has the interface of ours."""
    below(chance, 2)  # the next move gets other chances
    return {"state": view.tobytes().hex(), "chance": int(chance[0])}
