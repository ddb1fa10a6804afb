"""Playing and looking at games in a terminal."""

import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from stammtisch import bots
from stammtisch.bots import Bot
from stammtisch.bots.terms import USUAL, Terms
from stammtisch.games.chance import seeded
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Rulebook, find
from stammtisch.play.fairness import salt_of_seed
from stammtisch.play.match import Match
from stammtisch.terminal import menu, program
from stammtisch.terminal.counting import show_scene
from stammtisch.terminal.keeping import Keeping, resume
from stammtisch.terminal.replaying import Replaying, opened, scene_of
from stammtisch.terminal.sitting import Sitting
from stammtisch.terminal.talk import Goodbye, Read, Talk
from stammtisch.terminal.telling import YOU

__all__ = ["play_game", "replay_record", "resume_game", "show_position"]

ADVISER = "greedy"
SEEDS = 10**9
ANOTHER = "Another game? y deals again; to leave, just Enter."
FAREWELL = "Until next time."


@dataclass(frozen=True)
class Party:
    """Who plays what; each deal is another one."""

    game: Rulebook
    players: int
    bot: Bot
    bot_name: str  # as it was asked for
    options: Json

    def sit_down(self, talk: Talk, seed: int | str) -> Sitting:
        """Deal; raises BadInput."""
        match = Match.begin(self.game, _names(self.players), self.options, salt=salt_of_seed(seed))
        return _sitting(match, self.bot, Keeping(talk, self.bot_name), self._again(seed))

    def _again(self, seed: int | str) -> str:
        """The command that deals the same again."""
        usual = self.game.usual_options
        chosen = {name: value for name, value in self.options.items() if value != usual[name]}
        options = [
            part
            for name, value in chosen.items()
            for part in ("--option", f"{name}={str(value).lower()}")
        ]
        players = ["--players", self.players] if self.players > self.game.players[0] else []
        bot = ["--bot", self.bot_name]
        game = ["play", "--game", self.game.name]
        return program.command(*game, *players, *bot, "--seed", seed, *options)


def play_game(
    game: Rulebook | str | None = None,
    players: int | None = None,
    bot: str | None = None,
    seed: int | str | None = None,
    options: Json | None = None,
    console: Console | None = None,
    read: Read = input,
    terms: Terms = USUAL,
) -> None:
    """Play against bots, as often as the person likes; what is left open is asked.

    Raises BadInput.
    """
    talk = Talk(console, read)

    def play() -> None:
        party = _gather(talk, game, players, bot, options or {}, terms)
        party.sit_down(talk, _new_seed() if seed is None else seed).play()
        while talk.ask(ANOTHER).lower() in ("y", "yes"):
            party.sit_down(talk, _new_seed()).play()

    _politely(talk, play)


def resume_game(
    path: Path,
    bot: str | None = None,
    console: Console | None = None,
    read: Read = input,
    terms: Terms = USUAL,
) -> None:
    """Go on with a game that was kept; raises BadInput, RecordError, OSError."""
    talk = Talk(console, read)
    name = bot or bots.names()[0]
    sitting = _sitting(resume(path), bots.find(name, terms=terms), Keeping(talk, name, path))
    _politely(talk, sitting.play)


def _politely(talk: Talk, play: Callable[[], None]) -> None:
    """Whoever leaves, at whatever moment, hears a farewell."""
    with suppress(Goodbye, KeyboardInterrupt):
        play()
    talk.say(FAREWELL)


def _new_seed() -> int:
    return secrets.randbelow(SEEDS)


def _sitting(match: Match, bot: Bot, keeping: Keeping, again: str = "") -> Sitting:
    chance = seeded(f"bots {match.salt} {len(match.moves)}")
    return Sitting(match, bot, keeping.talk, chance, bots.find(ADVISER), keeping, again)


def _gather(
    talk: Talk,
    game: Rulebook | str | None,
    players: int | None,
    bot: str | None,
    options: Json,
    terms: Terms,
) -> Party:
    """Ask what is open (only where no game was named); raises BadInput, before that if it can."""
    opponent = bots.find(bot, terms=terms) if bot else None
    if game is None:
        game = menu.pick_game(talk)
        players = players or menu.pick_players(talk, game)
        bot = bot or menu.pick_bot(talk)
        options = menu.pick_options(talk, game)
    game = find(game) if isinstance(game, str) else game
    name = bot or bots.names()[0]
    opponent = opponent or bots.find(name)
    return Party(game, int(game.empty(players, options)["players"]), opponent, name, options)


def _names(players: int) -> list[str]:
    if players == 2:
        return [YOU, "The computer"]
    return [YOU, *(f"Computer {number}" for number in range(1, players))]


def replay_record(path: Path, console: Console | None = None, read: Read = input) -> None:
    """Leaf through a record; without a terminal, print it all. Raises RecordError, OSError."""
    match, steps = opened(path)
    talk = Talk(console, read)
    replaying = Replaying(match, steps, talk)
    if read is input and not sys.stdin.isatty():
        replaying.print_all()
        return
    try:
        replaying.leaf()
    except (Goodbye, KeyboardInterrupt):
        talk.say(FAREWELL)


def show_position(path: Path, console: Console | None = None) -> None:
    """Draw a position, or the last one of a record, with all cards open. Raises BadInput."""
    show_scene(scene_of(path), Talk(console))
