"""Keeping a game in a file, finished or not, and going on with it."""

from dataclasses import dataclass
from pathlib import Path

from stammtisch import bots
from stammtisch.games.rulebook import BadInput
from stammtisch.play import record, replay
from stammtisch.play.match import Match
from stammtisch.terminal import program
from stammtisch.terminal.talk import Talk

SUFFIX = ".stammtisch.json"

FINISHED = "A file name, if you want to keep a record of this game; else just Enter."
RUNNING = "A file name keeps this game, to go on with it later; to give it up, just Enter."


@dataclass
class Keeping:
    """Where a game is kept, if anywhere."""

    talk: Talk
    bot: str  # its name, as it was asked for
    before: Path | None = None  # where it was kept before: it may be kept there again

    def offer(self, match: Match) -> None:
        """Write the record where the person wants it, if anywhere."""
        running = match.result is None
        while name := self.talk.ask(self._question(running)):
            path = _path(name)
            if self._written(path, match):
                self._tell(path, running)
                return

    def _tell(self, path: Path, running: bool) -> None:
        how = ("play", "--resume", path, *self._against) if running else ("replay", path)
        what = "To go on with it" if running else "To see it again"
        self.talk.say(f"Kept as {path}. {what}:")
        self.talk.show_command(program.command(*how))

    @property
    def _against(self) -> list[str]:
        """A record doesn't know its bots, and the usual one would go on for another."""
        return [] if self.bot == bots.names()[0] else ["--bot", self.bot]

    def _question(self, running: bool) -> str:
        before = f"It came from {self.before}. " if self.before else ""
        return before + (RUNNING if running else FINISHED)

    def _written(self, path: Path, match: Match) -> bool:
        if path.exists() and path != self.before:
            self.talk.say(f"There is already a {path}; another name, please.")
            return False
        try:
            record.write(path, record.record_of(match))
        except OSError as error:
            self.talk.say(f"It can't be written there ({error.strerror}); another name, please.")
            return False
        return True


def _path(name: str) -> Path:
    path = Path(name if name.endswith(SUFFIX) else name + SUFFIX)
    try:
        return path.expanduser()
    except RuntimeError:  # ~NAME, and nobody here is called so
        return path


def resume(path: Path) -> Match:
    """The game kept in a file, as it was left; raises RecordError, BadInput, OSError."""
    match = replay.verify_file(path)
    if match.result is not None:
        raise BadInput(str(path), "this game is over; `replay` shows it")
    return match
