"""What every game provides, and finding the games.

A game is a module of rules (compiled functions over one record), a notation, and its name. The
`Rulebook` puts them together for Python: it checks what comes in, and never changes a state unless
the move is legal.
"""

import importlib
import json
import pkgutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Literal, TypeAlias

import numpy as np

from stammtisch import games
from stammtisch.games import reasons
from stammtisch.games.chance import Cards, Chance, seeded
from stammtisch.games.interface import Json, Notation, Rules
from stammtisch.games.loading import load_for
from stammtisch.games.moments import Moments, Played, places_in
from stammtisch.games.moves import empty_move_set, listed
from stammtisch.games.sights import Sights
from stammtisch.games.states import Rows, State, copy_of, rows_of

MOST_SHOWN = 60  # characters of a wrong value in a message


def shown(value: object) -> str:
    """A value from outside as its sender wrote it: in JSON, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


# What kind of thing is wrong with an input, for pages that say it in another language.
Wrong: TypeAlias = Literal[
    "wrong", "kind", "count", "choice", "unknown", "form", "name", "cards", "zone"
]


class BadInput(ValueError):
    """Something from outside that can't be; names the field that is wrong."""

    def __init__(
        self,
        field: str,
        problem: str,
        wrong: Wrong = "wrong",
        found: str | None = None,
        wanted: Sequence[str] = (),
    ) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem
        self.wrong: Wrong = wrong
        self.found = found
        self.wanted = wanted


class Refused(ValueError):
    """A move that isn't legal here; the reason is one of `reasons.WORDS`."""

    def __init__(self, move: str, reason: str, place: str | None = None) -> None:
        super().__init__(f"{move!r} is refused: {reason}" + (f" at {place}" if place else ""))
        self.move = move
        self.reason = reason
        self.place = place


@dataclass(frozen=True)
class Result:
    """The end of a game. Scores have the minus points taken off already."""

    scores: list[int]
    minus: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Rulebook:
    """A game."""

    name: str
    players: tuple[int, int]  # fewest, most
    rules: Rules = field(repr=False)
    notation: Notation = field(repr=False)

    @cached_property
    def playouts(self) -> Any:
        """Compiled whole random games (playout.py) of this game."""
        return self.compiled("stammtisch.games.playout")

    @cached_property
    def stepping(self) -> Any:
        """The compiled rules as Python calls them (stepping.py), for this game."""
        return self.compiled("stammtisch.games.stepping")

    def compiled(self, source: str, **given: object) -> Any:
        """A file that is the same for all games (loading.py), made for this one.

        A game from outside is compiled anew when it has changed: the name of its module says so.
        """
        module = getattr(self.rules, "__name__", type(self.rules).__module__)
        owner = f"{self.name}_{module}".replace(".", "_")
        return load_for(owner, source, rules=self.rules, **given)

    @cached_property
    def sights(self) -> Sights:
        """What is seen of this game."""
        return Sights(self.rules.STATE, self.notation.shown, self.players[1])

    @cached_property
    def moments(self) -> Moments:
        """This game, moment by moment."""
        return Moments(self)

    @cached_property
    def _texts(self) -> dict[int, str]:
        """The texts of moves that came up before."""
        return {}

    @cached_property
    def _moves(self) -> dict[str, int]:
        """The moves of those texts."""
        return {}

    @property
    def usual_options(self) -> Json:
        """The options as they are when nothing is said."""
        return {name: choices[0] for name, choices in self.rules.OPTIONS.items()}

    def deal(self, seed: int | str) -> Cards:
        """Both piles, shuffled; the same seed gives the same deal on every machine."""
        deal = np.concatenate(self.rules.PILES)
        self.playouts.shuffle_piles(deal, seeded(seed))
        return deal

    def empty(self, players: int | None = None, options: Json | None = None) -> State:
        """A state with nothing in it but the players and the options."""
        state: State = np.zeros(1, self.rules.STATE)[0]
        state.players = self._checked_players(players)
        for index, choice in enumerate(self._checked_options({} if options is None else options)):
            state.options[index] = choice
        return state

    def _checked_players(self, players: int | None) -> int:
        fewest, most = self.players
        if players is None:
            return fewest
        if isinstance(players, bool) or not isinstance(players, int):
            raise BadInput("players", f"{shown(players)} is not a whole number")
        if not fewest <= players <= most:
            span = str(fewest) if fewest == most else f"{fewest} to {most}"
            problem = f"{self.name} is for {span} players, not {players}"
            wanted = [str(number) for number in range(fewest, most + 1)]
            raise BadInput("players", problem, "count", str(players), wanted)
        return players

    def _checked_options(self, options: Json) -> Iterable[int]:
        if not isinstance(options, dict):
            raise BadInput("options", f"{shown(options)} is not an object")
        for name in options:
            if name not in self.rules.OPTIONS:
                known = ", ".join(self.rules.OPTIONS) or "none"
                problem = f"{self.name} has no option {shown(name)} (it has: {known})"
                raise BadInput("options", problem, "unknown", shown(name), (*self.rules.OPTIONS,))
        return [
            _choice(name, choices, options.get(name, choices[0]))
            for name, choices in self.rules.OPTIONS.items()
        ]

    def options_of(self, state: State) -> Json:
        """The options a state is played with."""
        return {
            name: choices[int(state.options[index])]
            for index, (name, choices) in enumerate(self.rules.OPTIONS.items())
        }

    def new(
        self,
        players: int | None = None,
        options: Json | None = None,
        *,
        deal: Cards | None = None,
        seed: int | str = 0,
    ) -> State:
        """A game at its start, from a deal or from a seed."""
        state = self.empty(players, options)
        self.rules.set_up(state, self.deal(seed) if deal is None else deal)
        return state

    def legal(self, state: State) -> list[int]:
        """The legal moves; none when the game is over."""
        moves = empty_move_set(self.rules.ROWS)
        self.stepping.legal(rows_of(state), moves)
        return listed(moves)

    def worth(self, state: State | Rows) -> dict[str, dict[str, int]]:
        """The legal moves in text, sorted, with what each earns by place."""
        return self.moments.moves(self.moments.of(rows_of(state)))

    def is_over(self, state: State) -> bool:
        """Whether no move is left."""
        return bool(self.stepping.legal(rows_of(state), empty_move_set(self.rules.ROWS)) == 0)

    def points(self, state: State, move: int) -> dict[str, int]:
        """What a legal move earns, by place; places that pay nothing are left out."""
        paid = np.zeros(max(1, len(self.notation.places)), np.int8)
        self.stepping.points(rows_of(state), move, paid)
        return {place: int(paid[i]) for i, place in enumerate(self.notation.places) if paid[i]}

    def refusal(self, state: State, move: int) -> Refused | None:
        """Why a move may not be made, or None when it is legal."""
        if not self._has_text(move):
            return Refused(str(move), reasons.WORDS[reasons.SYNTAX])
        reason, place = reasons.word_and_place(self.stepping.why(rows_of(state), move))
        if not reason:
            return None
        if self.is_over(state):  # by its facts alone, as a loaded position can be
            return Refused(self.notation.text(move), reasons.WORDS[reasons.OVER])
        name = None if place is None else self.notation.places[place]
        return Refused(self.notation.text(move), reason, name)

    def _has_text(self, move: int) -> bool:
        """Whether this is a move of the game at all."""
        try:
            return self.parse(self.text(move)) == move
        except (LookupError, StopIteration, ValueError, TypeError):
            return False

    def play(self, state: State, move: int) -> Played:
        """Make a move; raises Refused, and changes nothing, when it isn't legal."""
        refusal = self.refusal(state, move)
        if refusal:
            raise refusal
        points = self.points(state, move)
        return Played(points, self.make(state, move))

    def make(self, state: State | Rows, move: int) -> list[str]:
        """Make a move that is known to be legal; answer the places that were cleared."""
        return places_in(self.stepping.play(rows_of(state), move), self.notation.places)

    def result(self, state: State) -> Result | None:
        """The result of a finished game."""
        return self.standing(state) if self.is_over(state) else None

    def standing(self, state: State | Rows) -> Result:
        """The scores as they would be if the game ended here."""
        players = int(rows_of(state)["players"][0])
        scores, minus = np.zeros((2, players), np.int64)
        winners = self.stepping.result(rows_of(state), scores, minus)
        won = [player for player in range(players) if winners >> player & 1]
        return Result(scores.tolist(), minus.tolist(), won)

    def blind(self, state: State, seat: int) -> State:
        """A new state with what one seat knows (seat -1: what everyone knows)."""
        self._check_seat(state, seat)
        blind = copy_of(state)
        self.stepping.blind(rows_of(blind), seat)
        return blind

    def _check_seat(self, state: State, seat: int) -> None:
        if not -1 <= seat < state.players:
            raise BadInput("seat", f"there is no seat {shown(seat)}")

    def redeal(self, blind: State, seat: int, chance: Chance) -> State:
        """A new state in which what the seat can't see is dealt at random."""
        full = copy_of(blind)
        self.rules.redeal(full, seat, chance)
        return full

    def text(self, move: int) -> str:
        """A move as text."""
        text = self._texts.get(move)
        if text is None:
            text = self._texts[move] = self.notation.text(move)
        return text

    def text_of_any(self, move: int) -> str:
        """A move as text, even if the game has no such move; what it says to that is its affair."""
        try:
            return str(self.notation.text(move))
        except Exception:
            return f"?{move}"

    def parse(self, text: str) -> int:
        """The move of a text; raises Refused (`syntax`)."""
        return self.notation.parse(text)

    def move_called(self, text: str) -> int:
        """The move of a text exactly as `text` writes it; raises Refused (`syntax`)."""
        move = self._moves.get(text)
        if move is None:
            move = self.parse(text)
            if self.text(move) != text:
                raise Refused(text, reasons.WORDS[reasons.SYNTAX])
            self._moves[text] = move
        return move

    def position(self, state: State) -> Json:
        """Everything known, as JSON; `load` reads it again."""
        seen = self.sights.all_open(state)
        return self._head(state) | self.notation.position(state, seen)

    def load(self, position: Json) -> State:
        """The state of a position; raises BadInput, which names the field."""
        if position.get("game") != self.name:
            raise BadInput("game", f"{shown(position.get('game'))} is not {shown(self.name)}")
        given = {name: value for name, value in position.items() if value is not None}
        state = self.empty(_players_in(given), given.get("options"))
        rest = {name: given[name] for name in given if name not in ("game", "players", "options")}
        self.notation.load(rest, state)
        return state

    def view(self, state: State, seat: int) -> Json:
        """What a seat may see, and nothing more (seat -1: what everyone may see)."""
        self._check_seat(state, seat)
        known = self.moments.of(rows_of(state)).known
        fields = self.sights.public(known) | (self.sights.own(known, seat) if seat >= 0 else {})
        return self._head(state) | {"seat": seat} | fields | {"over": self.is_over(state)}

    def own(self, state: State | Rows, seat: int) -> Json:
        """Those fields of a seat's view that only this seat sees so."""
        return self.sights.own(self.moments.of(rows_of(state)).known, seat)

    def public(self, state: State | Rows, over: bool) -> Json:
        """What everyone may see of a game whose facts (players, options) they know."""
        return self.sights.public(self.moments.of(rows_of(state)).known) | {"over": over}

    def _head(self, state: State) -> Json:
        options = self.options_of(state)
        return {"game": self.name, "players": int(state.players), "options": options}


def _players_in(position: Json) -> Any:
    """The number of players that a position names, or has hands for."""
    hands = position.get("hands")
    dealt = len(hands) if isinstance(hands, list) else 0
    return position.get("players", dealt or None)


def _choice(name: str, choices: tuple[Any, ...], chosen: object) -> int:
    for index, choice in enumerate(choices):
        if chosen == choice and type(chosen) is type(choice):
            return index
    problem = f"{name} is one of {shown(list(choices))}, not {shown(chosen)}"
    raise BadInput("options", problem, "choice", f"{name}: {shown(chosen)}", [*map(shown, choices)])


@cache
def all_games() -> dict[str, Rulebook]:
    """Every game of the house: each folder beside this file lists its own as GAMES."""
    found = {}
    for info in pkgutil.iter_modules(games.__path__):
        if info.ispkg:
            folder = importlib.import_module(f"{games.__name__}.{info.name}")
            found.update({game.name: game for game in folder.GAMES})
    return found


def find(name: object) -> Rulebook:
    """The game of this name; raises BadInput."""
    known = all_games()
    if not isinstance(name, str) or name not in known:
        problem = f"no game {shown(name)} (there are: {', '.join(sorted(known))})"
        raise BadInput("game", problem, "choice", shown(name), sorted(known))
    return known[name]


def load_position(position: object) -> tuple[Rulebook, State]:
    """The game and the state of any position; raises BadInput."""
    if not isinstance(position, dict):
        raise BadInput("position", "not an object")
    if position.get("game") is None:
        known = sorted(all_games())
        raise BadInput("game", f"missing (there are: {', '.join(known)})", "choice", wanted=known)
    game = find(position["game"])
    return game, game.load(position)
