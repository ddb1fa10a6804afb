"""The command line: thin. What a command needs is imported when it runs, so that it starts fast."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from stammtisch.games.rulebook import Rulebook
    from stammtisch.play.simulation import Simulation

app = typer.Typer(
    help="An open game table: play, simulate, and check matches of three games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

Game = Annotated[str, typer.Argument(help="cafe-cards, cafe-board or face-to-face")]
Record = Annotated[Path, typer.Argument(help="a record (.stammtisch.json)")]
Players = Annotated[int | None, typer.Option(help="how many players")]
Options = Annotated[list[str] | None, typer.Option("--option", help="NAME=VALUE, e.g. clubs=true")]
AsJson = Annotated[bool, typer.Option("--json", help="answer with one JSON object")]


def main() -> None:
    """Run a command; bad input is one line on standard error, never a traceback."""
    try:
        app()
    except BrokenPipeError:
        # Whoever read our answers has left; the interpreter must not stumble over that at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except (ValueError, OSError) as error:
        _give_up(error)


def _give_up(error: Exception) -> NoReturn:
    from stammtisch.games.rulebook import BadInput, Refused
    from stammtisch.play.record import RecordError

    if not isinstance(error, BadInput | Refused | RecordError | OSError):
        raise error
    print(f"stammtisch: {error}", file=sys.stderr)
    sys.exit(1)


def _print_version(wanted: bool) -> None:
    if wanted:
        from stammtisch import __version__

        print(f"stammtisch {__version__}")
        raise typer.Exit


@app.callback()
def stammtisch(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="the version")
    ] = False,
) -> None:
    """An open game table: play, simulate, and check matches of three games."""


@app.command()
def engine() -> None:
    """Answer requests: one JSON object a line in, one out (docs/protocol.md)."""
    from stammtisch.engine.serving import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


@app.command()
def verify(file: Record) -> None:
    """Check a record: its moves, its result, and that nothing was dealt to suit."""
    from stammtisch.play.record import read
    from stammtisch.play.replay import summary
    from stammtisch.play.replay import verify as play_again

    print(f"OK: {summary(play_again(read(file)))}")


@app.command()
def simulate(
    game: Game,
    games: Annotated[int, typer.Option(help="how many games", min=1, max=10**9)] = 1000,
    players: Players = None,
    seed: Annotated[str, typer.Option(help="the same seed gives the same games")] = "0",
    option: Options = None,
    json: AsJson = False,
) -> None:
    """Play random games and say what came of them."""
    from stammtisch.games.rulebook import find
    from stammtisch.play.simulation import Simulation

    rules = find(game)
    simulation = Simulation(rules, players, _options(rules, option), _number_if_one(seed))
    report = simulation.report(_timed(simulation, games))
    _print_json(report) if json else _print_report(report)


def _timed(simulation: "Simulation", games: int) -> float:
    """Play with a progress bar, where somebody is looking; answer the seconds it took."""
    from time import perf_counter

    simulation.warm_up()
    began = perf_counter()
    if sys.stderr.isatty():
        _with_progress(simulation, games)
    else:
        for _ in simulation.run(games):
            pass
    return perf_counter() - began


def _with_progress(simulation: "Simulation", games: int) -> None:
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(simulation.game.name, total=games)
        for done in simulation.run(games):
            progress.advance(task, done)


def _print_json(report: dict[str, Any]) -> None:
    from msgspec.json import encode

    print(encode(report).decode())


def _print_report(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    length, scores = report["length"], report["scores"]
    table = Table("player", "wins", "mean score", "± stdev", "min", "max")
    for player, wins in enumerate(report["wins"]):
        by_player = [scores[column][player] for column in ("mean", "stdev", "min", "max")]
        table.add_row(str(player), f"{wins / report['games']:.1%}", *map("{:g}".format, by_player))
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"{report['games']:,} games of {report['game']}, seed {report['seed']}: "
        f"{report['moves']:,} moves in {report['seconds']:g} s, {length['mean']:g} a game "
        f"({length['min']} to {length['max']}); {report['moves_per_second']:,} moves a second",
        markup=False,
        soft_wrap=True,
    )


@app.command()
def check(path: Annotated[Path, typer.Argument(help="the Python file of a game")]) -> None:
    """Put a game of your own through the battery that every game must pass."""
    from rich.console import Console

    from stammtisch.testing.command import check_path

    if not check_path(path, Console()):
        raise typer.Exit(1)


@app.command()
def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="play in this terminal")] = False,
    game: Annotated[str | None, typer.Option(help="which game; else you are asked")] = None,
    players: Players = None,
    bot: Annotated[str | None, typer.Option(help="who plays against you")] = None,
    seed: Annotated[str | None, typer.Option(help="repeat a deal; else a new one")] = None,
    option: Options = None,
) -> None:
    """Play against bots (in the terminal, with or without --terminal, for the time being)."""
    if option and game is None:
        raise typer.BadParameter("it needs a --game", param_hint="--option")
    from stammtisch.games.rulebook import find
    from stammtisch.terminal import play_game

    rules = None if game is None else find(game)
    wanted = None if seed is None else _number_if_one(seed)
    play_game(rules, players, bot, wanted, _options(rules, option) if rules else {})


@app.command()
def replay(file: Record) -> None:
    """Show a record move by move."""
    from stammtisch.terminal import replay_record

    replay_record(file)


@app.command()
def show(file: Annotated[Path, typer.Argument(help="a position, or a record")]) -> None:
    """Draw a position."""
    from stammtisch.terminal import show_position

    show_position(file)


def _number_if_one(seed: str) -> int | str:
    return int(seed) if seed.removeprefix("-").isdecimal() and len(seed) < 100 else seed


def _options(game: "Rulebook", given: list[str] | None) -> dict[str, Any]:
    """NAME=VALUE, where a value is written as any of the choices is."""
    options: dict[str, Any] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise typer.BadParameter(f"{pair!r} is not NAME=VALUE", param_hint="--option")
        choices = game.rules.OPTIONS.get(name, ())
        written = {str(choice).lower(): choice for choice in choices}
        options[name] = written.get(value.lower(), value)
    return options
