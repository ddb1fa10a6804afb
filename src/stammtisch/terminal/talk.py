"""Talking to the person: a console to write on, lines to read, and a polite end of them."""

import sys
from collections.abc import Callable, Iterable

from rich.console import Console, RenderableType
from rich.text import Text

Read = Callable[[str], str]

PROMPT = "> "


class Goodbye(Exception):
    """The person leaves: `quit`, the end of input, Ctrl-C."""


class Talk:
    """One conversation."""

    def __init__(self, console: Console | None = None, read: Read = input) -> None:
        self.console = console or Console(highlight=False)
        self._read = read
        self._echo = read is input and not sys.stdin.isatty()
        _forgive_odd_letters()

    def say(self, words: RenderableType = "", style: str = "") -> None:
        """A line, or something drawn. Words are never read as markup: a name may hold a bracket."""
        shown = Text(words, style=style) if isinstance(words, str) else words
        self.console.print(shown, highlight=False)

    def draw(self, lines: Iterable[Text]) -> None:
        """A drawing: its lines are never broken."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ellipsis", highlight=False)

    def ask(self, question: str = "") -> str:
        """The answer to a question, without blanks around it; raises Goodbye."""
        if question:
            self.say(question)
        try:
            answer = self._read(PROMPT).strip()
        except (EOFError, KeyboardInterrupt):
            self.say()
            raise Goodbye from None
        if self._echo:
            self.say(answer)  # so that what is piped through reads like a conversation
        return answer


def _forgive_odd_letters() -> None:
    """Where the output can't write a sign, a question mark stands for it."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
