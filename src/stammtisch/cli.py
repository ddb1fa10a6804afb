"""The command line: thin. What a command needs is imported when it runs, so that it starts fast."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from stammtisch.arena.tournament import Tournament
    from stammtisch.games.rulebook import Rulebook

app = typer.Typer(
    help="An open game table: play, simulate, and check matches of three games.",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)

NO_PLACE = (
    "stammtisch: the compiled rules can't be kept; XDG_CACHE_HOME must name a folder for them"
)

Game = Annotated[str, typer.Argument(help="cafe-cards, cafe-board or face-to-face")]
Record = Annotated[Path, typer.Argument(help="a record (.stammtisch.json)")]
BotLog = Annotated[
    Path | None,
    typer.Option(help="add what bots that aren't ours write to standard error to this file"),
]
Players = Annotated[int | None, typer.Option(help="how many players")]
Options = Annotated[list[str] | None, typer.Option("--option", help="NAME=VALUE, e.g. clubs=true")]
AsJson = Annotated[bool, typer.Option("--json", help="answer with one JSON object")]


def main() -> None:
    """Run a command; bad input is one line on standard error, never a traceback."""
    _open_all_streams()
    try:
        app()
    except BrokenPipeError:
        # Whoever read our answers has left; the interpreter must not stumble over that at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except (ValueError, OSError) as error:
        _give_up(error)
    except RuntimeError as error:
        if not _has_no_place(error):
            raise
        print(NO_PLACE, file=sys.stderr)
        sys.exit(1)


def _open_all_streams() -> None:
    """A stream that was closed before we began is empty; where the output can't write a sign, a
    question mark stands for it."""
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open()
    sys.stdout = sys.stdout or nowhere.open("w")
    sys.stderr = sys.stderr or nowhere.open("w")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _give_up(error: Exception) -> NoReturn:
    from stammtisch.games.rulebook import BadInput, Refused
    from stammtisch.play.flaws import RecordError

    if not isinstance(error, BadInput | Refused | RecordError | OSError):
        raise error
    print(f"stammtisch: {_sentence(error)}", file=sys.stderr)
    sys.exit(1)


def _has_no_place(error: RuntimeError) -> bool:
    """Whether there is no home, as for a service, or Numba finds no folder that it may write to."""
    return "no locator available" in str(error) or os.path.expanduser("~") == "~"


def _sentence(error: Exception) -> str:
    """What happened; for a file, its name and what the system says about it."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


def _print_version(wanted: bool) -> None:
    if wanted:
        from stammtisch import __version__

        print(f"stammtisch {__version__}")
        raise typer.Exit


Host = Annotated[str | None, typer.Option(help="address to listen at")]
Port = Annotated[int | None, typer.Option(help="port to listen at")]
Database = Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://...")]
Data = Annotated[Path | None, typer.Option(help="folder for the database")]
LogLevel = Annotated[str | None, typer.Option(help="debug, info, warning or error")]


@app.callback()
def stammtisch(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="the version")
    ] = False,
    port: Port = None,
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="open a browser, too")] = True,
) -> None:
    """An open game table. Without a command it opens the house on this machine, and a browser."""
    if context.invoked_subcommand is None:
        from stammtisch.server.serving import serve_here
        from stammtisch.server.settings import read_settings

        serve_here(read_settings({"port": port, "data": data}), browser=browser)


@app.command()
def engine() -> None:
    """Answer requests: one JSON object a line in, one out (docs/protocol.md)."""
    from stammtisch.engine.serving import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


@app.command()
def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    data: Data = None,
    log_level: LogLevel = None,
) -> None:
    """Open the house: serve tables to people and programs (docs/self-host.md)."""
    from stammtisch.server.serving import serve as open_house
    from stammtisch.server.settings import read_settings

    given = {"host": host, "port": port, "database": database, "data": data}
    open_house(read_settings(given | {"log_level": log_level}))


@app.command()
def verify(file: Record) -> None:
    """Check a record: its moves, its result, and that nothing was dealt to suit."""
    from stammtisch.play.replay import caveat, summary, verify_file

    match = verify_file(file)
    print("; ".join(filter(None, [f"OK: {summary(match)}", caveat(match)])))


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
    from stammtisch.arena.simulating import tell, timed
    from stammtisch.games.rulebook import find
    from stammtisch.play.simulation import Simulation

    rules = find(game)
    simulation = Simulation(rules, players, _options(rules, option), _seed(seed))
    report = simulation.report(timed(simulation, games))
    _print_json(report) if json else tell(report)


def _print_json(report: object) -> None:
    from msgspec.json import encode

    print(encode(report).decode())


@app.command()
def arena(
    game: Annotated[str, typer.Option(help="which game")],
    bots: Annotated[
        list[str], typer.Option(help="names, FILE.py, or cmd:PROGRAM, with commas between them")
    ],
    players: Players = None,
    games: Annotated[int, typer.Option(help="how many, or a few more", min=1, max=10**6)] = 100,
    jobs: Annotated[int | None, typer.Option(help="how many at a time", min=1, max=1024)] = None,
    seed: Annotated[str, typer.Option(help="the same seed gives the same deals")] = "0",
    option: Options = None,
    ms: Annotated[
        int | None,
        typer.Option(help="to think about a move, else each bot's own", min=1, max=60000),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="keep the results here, and go on with those there are")
    ] = None,
    json: AsJson = False,
    report: Annotated[Path | None, typer.Option(help="write a page with plots (HTML)")] = None,
    ray: Annotated[
        str | None, typer.Option(help="play on a Ray cluster: an address, or local")
    ] = None,
    round_robin: Annotated[
        bool, typer.Option("--round-robin", help="allow more bots than the game has seats")
    ] = False,
    bot_log: BotLog = None,
) -> None:
    """Let bots play each other, and say how strong they are (docs/arena.md)."""
    from stammtisch.arena.plan import make_plan, split_bots
    from stammtisch.arena.tournament import Tournament
    from stammtisch.games.rulebook import find

    rules = find(game)
    wanted, chosen = split_bots(bots), _options(rules, option)
    plan = make_plan(rules, players, chosen, wanted, _seed(seed), ms, round_robin)
    _run_arena(Tournament(plan, games, jobs, out, report, ray, bot_log), json)


def _run_arena(tournament: "Tournament", json: bool) -> None:
    """Play; where it is stopped, by Ctrl-C or a loss, say what came of it so far."""
    from rich.console import Console

    from stammtisch.arena.ctrl_c import ctrl_c_heard_once, hear_no_more
    from stammtisch.arena.telling import tell

    with ctrl_c_heard_once():
        summary, stopped = tournament.run()
    if json:
        _print_json(summary)
    elif summary.games:
        tell(summary, Console(highlight=False))
    if stopped:
        how_on = tournament.way_on if summary.games else "; no game has ended yet"
        print(f"stammtisch: {stopped.sentence}{how_on}", file=sys.stderr)
        hear_no_more()
        raise typer.Exit(stopped.status)


@app.command()
def analyse(
    file: Record,
    json: AsJson = False,
    report: Annotated[Path | None, typer.Option(help="write a page with plots (HTML)")] = None,
    rounds: Annotated[
        int | None, typer.Option(help="of the search, for each move", min=10, max=10**6)
    ] = None,
) -> None:
    """Judge every move of a record, and show its turning points (docs/analysis.md)."""
    from rich.console import Console

    from stammtisch.analysis import command

    analysis = command.analyse(file, report, rounds)
    _print_json(analysis) if json else command.tell(analysis, Console(highlight=False))
    if report:
        command.write_page(report, analysis)


@app.command()
def check(
    path: Annotated[Path, typer.Argument(help="a Python file or a folder with a GAME in it")],
) -> None:
    """Put a game of your own through the battery that every game must pass."""
    import signal

    from rich.console import Console

    from stammtisch.testing.command import check_path
    from stammtisch.testing.other_games import NoGame

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C stops compiled rules only in this way
    try:
        passed = check_path(path, Console())
    except NoGame as problem:
        print(f"stammtisch: {problem}", file=sys.stderr)
        passed = False
    if not passed:
        raise typer.Exit(1)


@app.command()
def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="play in this terminal")] = False,
    game: Annotated[
        str | None,
        typer.Option(help="cafe-cards, cafe-board or face-to-face; else you are asked"),
    ] = None,
    players: Players = None,
    bot: Annotated[
        str | None,
        typer.Option(
            help="who plays against you: greedy (the usual one), random, regular, expert, FILE.py, "
            "or cmd:PROGRAM"
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="repeat a deal; else a new one")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            help="NAME=VALUE. cafe-cards: clubs=true; cafe-board: bar=17, open_hands=true; "
            "face-to-face: last_card=wins"
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="go on with a game that was kept in this file")
    ] = None,
    bot_log: BotLog = None,
) -> None:
    """Play against bots (in the terminal, with or without --terminal, for the time being)."""
    if resume and (game or players or seed or option):
        raise typer.BadParameter("only --bot and --bot-log go with it", param_hint="--resume")
    if option and game is None:
        raise typer.BadParameter("it needs a --game", param_hint="--option")
    from stammtisch.bots.outside import files_in
    from stammtisch.bots.outside.bot_log import check_log
    from stammtisch.bots.terms import Terms
    from stammtisch.games.rulebook import find
    from stammtisch.terminal import play_game, resume_game

    check_log(bot_log, [resume, *files_in(bot or "")])
    terms = Terms(log=bot_log)
    if resume:
        resume_game(resume, bot, terms=terms)
        return
    rules = None if game is None else find(game)
    wanted = None if seed is None else _seed(seed)
    chosen = _options(rules, option) if rules else {}
    play_game(rules, players, bot, wanted, chosen, terms=terms)


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


def _seed(given: str) -> int | str:
    """A number where it is one. It is no longer than the engine takes it."""
    from stammtisch.engine.requests import LONGEST_SEED
    from stammtisch.games.rulebook import BadInput

    try:
        given.encode()
    except UnicodeEncodeError:
        raise BadInput("seed", f"{given!a} is not written in UTF-8") from None
    if len(given) > LONGEST_SEED:
        raise BadInput("seed", f"longer than {LONGEST_SEED} characters")
    return int(given) if given.removeprefix("-").isdecimal() else given


def _options(game: "Rulebook", given: list[str] | None) -> dict[str, Any]:
    """NAME=VALUE, where a value is written as any of the choices is."""
    options: dict[str, Any] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise typer.BadParameter(f"{pair!r} is not NAME=VALUE", param_hint="--option")
        if name in options:
            raise typer.BadParameter(f"{name!r} is given twice", param_hint="--option")
        choices = game.rules.OPTIONS.get(name, ())
        written = {str(choice).lower(): choice for choice in choices}
        options[name] = written.get(value.lower(), value)
    return options
