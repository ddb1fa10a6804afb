"""Playing and looking at games in a terminal."""

import secrets
import sys
from pathlib import Path

from rich.console import Console

from stammtisch import bots
from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import Json, Rulebook, find
from stammtisch.play import record, replay
from stammtisch.play.fairness import salt_of_seed
from stammtisch.play.match import Match
from stammtisch.terminal import menu
from stammtisch.terminal.counting import show_scene
from stammtisch.terminal.replaying import Replaying, scene_of, steps_of
from stammtisch.terminal.sitting import Sitting
from stammtisch.terminal.talk import Goodbye, Read, Talk
from stammtisch.terminal.telling import YOU

__all__ = ["play_game", "replay_record", "show_position"]

ADVISER = "greedy"


def play_game(
    game: Rulebook | str | None = None,
    players: int | None = None,
    bot: str | None = None,
    seed: int | str | None = None,
    options: Json | None = None,
    console: Console | None = None,
    read: Read = input,
) -> None:
    """Play a game against bots; what is left open is asked. Raises BadInput."""
    talk = Talk(console, read)
    try:
        _sit_down(talk, game, players, bot, seed, options or {}).play()
    except (Goodbye, KeyboardInterrupt):
        talk.say("Until next time.")


def _sit_down(
    talk: Talk,
    game: Rulebook | str | None,
    players: int | None,
    bot: str | None,
    seed: int | str | None,
    options: Json,
) -> Sitting:
    """Ask what is open (only where no game was named), and deal."""
    if game is None:
        game = menu.pick_game(talk)
        players = players or menu.pick_players(talk, game)
        bot = bot or menu.pick_bot(talk)
    game = find(game) if isinstance(game, str) else game
    opponent = bots.find(bot or bots.names()[0])
    names = _names(int(game.empty(players, options)["players"]))
    salt = secrets.token_hex(32) if seed is None else salt_of_seed(seed)
    match = Match.begin(game, names, options, salt=salt)
    return Sitting(match, opponent, talk, seeded(f"bots {salt}"), bots.find(ADVISER))


def _names(players: int) -> list[str]:
    if players == 2:
        return [YOU, "The computer"]
    return [YOU, *(f"Computer {number}" for number in range(1, players))]


def replay_record(path: Path, console: Console | None = None, read: Read = input) -> None:
    """Leaf through a record; without a terminal, print it all. Raises RecordError, OSError."""
    document = record.read(path)
    match = replay.start(document)
    talk = Talk(console, read)
    replaying = Replaying(match, steps_of(document, match), talk)
    if read is input and not sys.stdin.isatty():
        replaying.print_all()
        return
    try:
        replaying.leaf()
    except (Goodbye, KeyboardInterrupt):
        talk.say("Until next time.")


def show_position(path: Path, console: Console | None = None) -> None:
    """Draw a position, or the last one of a record, with all cards open. Raises BadInput."""
    show_scene(scene_of(path), Talk(console))
