"""The engine: one game at a time, a request in, an answer out. No mistake changes its position."""

from collections.abc import Callable

from stammtisch.engine.requests import (
    Mistake,
    answer_to,
    bot_of,
    move_of,
    needed,
    read_request,
    refusal,
    seed_of,
    whole_number,
)
from stammtisch.games.chance import seeded
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import (
    BadInput,
    Refused,
    Rulebook,
    all_games,
    find,
    load_position,
    shown,
)
from stammtisch.games.states import State

DEEPEST = 400  # a perft keeps a position for each move; no game of the house lasts longer
MOST_POSITIONS = 10**8  # of one perft: some ten seconds
USUAL_BOT = "regular"
USUAL_MS, MOST_MS = 500, 60_000


Command = Callable[[Json], Json]


class Engine:
    """Keeps a game and its state, and answers requests about them."""

    def __init__(self) -> None:
        self._game: Rulebook | None = None
        self._state: State | None = None
        self._chance = seeded("engine")  # for bots; the same in every run
        self._commands: dict[str, Command] = {
            "games": self._games,
            "new": self._new,
            "load": self._load,
            "position": self._with_game(position),
            "view": self._with_game(view),
            "legal": self._with_game(legal),
            "play": self._play,
            "why": self._with_game(why),
            "perft": self._with_game(perft),
            "choose": self._choose,
        }

    def answer(self, line: bytes | str) -> Json:
        """The answer to one line; a mistake is an answer, too."""
        try:
            request = read_request(line)
            return self._command(request)(request)
        except Exception as error:  # whatever it is, the next request deserves its answer
            return answer_to(error)

    def _command(self, request: Json) -> Command:
        known = f" (there are: {', '.join(self._commands)})"
        name = needed(request, "cmd", "syntax", known)
        if not isinstance(name, str) or name not in self._commands:
            raise Mistake("syntax", f"cmd: there is no {shown(name)}{known}")
        return self._commands[name]

    def _current(self) -> tuple[Rulebook, State]:
        if self._game is None or self._state is None:
            raise Mistake("not-now", "no game yet: begin with `new` or `load`")
        return self._game, self._state

    def _with_game(self, command: Callable[[Rulebook, State, Json], Json]) -> Command:
        """A command that only looks at the game: it gets a copy, to be on the safe side."""

        def run(request: Json) -> Json:
            game, state = self._current()
            return command(game, state.copy(), request)

        return run

    def _games(self, request: Json) -> Json:
        return {"games": [describe(game) for _, game in sorted(all_games().items())]}

    def _new(self, request: Json) -> Json:
        known = f" (there are: {', '.join(sorted(all_games()))})"
        game = find(needed(request, "game", "game", known))
        options = request.get("options", {})
        state = game.new(request.get("players"), options, seed=seed_of(request, 0))
        return self._keep(game, state)

    def _load(self, request: Json) -> Json:
        try:
            game, state = load_position(needed(request, "position", "position"))
        except BadInput as error:
            raise Mistake("position", str(error)) from None
        return self._keep(game, state)

    def _keep(self, game: Rulebook, state: State) -> Json:
        answer = {"position": game.position(state)}
        self._game, self._state = game, state
        return answer

    def _play(self, request: Json) -> Json:
        game, before = self._current()
        after = before.copy()
        played = game.play(after, game.parse(move_of(request)))
        answer = {
            "points": played.points,
            "cleared": played.cleared,
            **ending(game, after),
            "to_move": int(after["to_move"]),
        }
        self._state = after
        return answer

    def _choose(self, request: Json) -> Json:
        from stammtisch import bots  # here, since only this command needs them

        game, state = self._current()
        bot = bots.find_ours(bot_of(request, USUAL_BOT))  # a message must not start programs
        seconds = whole_number(request, "ms", USUAL_MS, 1, MOST_MS) / 1000
        chance = seeded(seed_of(request, "")) if "seed" in request else self._chance
        if game.is_over(state):
            raise Mistake("over", "the game is over")
        seat = int(state["to_move"])
        thought = bot.choose(game, game.blind(state, seat), seat, seconds, chance)
        values = sorted((game.text(move), value) for move, value in thought.values.items())
        return {"move": game.text(thought.move), "values": dict(values)}


def describe(game: Rulebook) -> Json:
    """A game: for how many players, and its options, with the usual value and with all of them."""
    return {
        "game": game.name,
        "players": list(game.players),
        "options": game.usual_options,
        "choices": {name: list(choices) for name, choices in game.rules.OPTIONS.items()},
    }


def ending(game: Rulebook, state: State) -> Json:
    """Whether the game is over, and its result then."""
    result = game.result(state)
    return {"over": result is not None, "result": result and vars(result)}


def position(game: Rulebook, state: State, request: Json) -> Json:
    """Everything known."""
    return {"position": game.position(state), **ending(game, state)}


def view(game: Rulebook, state: State, request: Json) -> Json:
    """What a seat may see, and nothing more; seat -1 is somebody who only watches."""
    seat = whole_number(request, "seat", None, -1, int(state["players"]) - 1)
    return {"view": game.view(state, seat)}


def legal(game: Rulebook, state: State, request: Json) -> Json:
    """The legal moves and what they earn."""
    moves = game.worth(state)
    return {"moves": [{"move": move, "points": points} for move, points in moves.items()]}


def why(game: Rulebook, state: State, request: Json) -> Json:
    """Whether a move is legal, and if not, why."""
    try:
        refused = game.refusal(state, game.parse(move_of(request)))
    except Refused as error:
        refused = error
    return {"legal": False, **refusal(refused)} if refused else {"legal": True}


def perft(game: Rulebook, state: State, request: Json) -> Json:
    """The number of legal sequences of moves from here."""
    depth = whole_number(request, "depth", None, 0, DEEPEST)
    counting = game.compiled("stammtisch.engine.perft")
    nodes = counting.sequences(state, depth, MOST_POSITIONS)
    if nodes < 0:
        moves = "1 move" if depth == 1 else f"{depth} moves"
        problem = f"to count {moves} deep would visit more than {MOST_POSITIONS:,} positions"
        raise Mistake("depth", f"depth: {problem}")
    return {"nodes": int(nodes)}
