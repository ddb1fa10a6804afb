"""Talking to the person: a console to write on, lines to read, and a polite end of them."""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text

Read = Callable[[str], str]

PROMPT = "> "
COLUMNS = 60  # with fewer of them drawings don't fit
NARROW = f"Your terminal has few columns; with {COLUMNS} or more everything finds its place."


class Goodbye(Exception):
    """The person leaves: `quit`, Ctrl-D, Ctrl-C."""


class InputEnded(Goodbye):
    """What was piped in has come to its end: nobody is there to be asked anything more."""


class Talk:
    """One conversation."""

    def __init__(self, console: Console | None = None, read: Read = input) -> None:
        self.console = console or Console(highlight=False)
        self.lines = 0  # how many were said since the person last answered
        self._read = read
        self._echo = read is input and not sys.stdin.isatty()
        if read is input and not self._echo:
            _edit_lines()

    def say(self, words: RenderableType = "", style: str = "") -> None:
        """A line, or something drawn. Words are never read as markup: a name may hold a bracket."""
        shown = Text(words, style=style) if isinstance(words, str) else words
        self.lines += len(self.console.render_lines(shown, pad=False))
        self.console.print(shown, highlight=False)

    def show_command(self, command: str) -> None:
        """A command to be copied: a terminal that is too narrow breaks it, we don't."""
        self.console.print(Text(f"  {command}"), soft_wrap=True, highlight=False)

    def draw(self, lines: Iterable[Text]) -> None:
        """A drawing: its lines are never broken."""
        for line in lines:
            self.lines += 1
            self.console.print(line, no_wrap=True, overflow="ellipsis", highlight=False)

    def mind_the_width(self) -> None:
        """A narrow terminal is worth a word."""
        if self.console.width < COLUMNS:
            self.say(NARROW)

    def ask(self, question: str = "") -> str:
        """The answer to a question, without blanks around it; raises Goodbye."""
        if question:
            self.say(question)
        try:
            answer = self._read(PROMPT).strip()
        except EOFError:
            self.say()
            raise (InputEnded if self._echo else Goodbye) from None
        except KeyboardInterrupt:
            self.say()
            raise Goodbye from None
        self.lines = 0
        if self._echo:
            self.say(answer)  # so that what is piped through reads like a conversation
        return answer


def _edit_lines() -> None:
    """Arrow keys and earlier lines, where Python was built with them."""
    with suppress(ImportError):
        import readline  # noqa: F401 to be there is all it takes
