"""Worked examples by HTTP: what the rules pages show, as the rule books play it."""

from functools import lru_cache

from litestar import Controller, get
from litestar.datastructures import State

from stammtisch.examples import Worked, examples_of
from stammtisch.play.film import film_from
from stammtisch.play.line import Line
from stammtisch.server.backroom import Backroom
from stammtisch.server.errors import refusals
from stammtisch.server.results import Game, find_game
from stammtisch.wire.examples import Example, TriedMove


class Examples(Controller):
    """The worked examples of the rules."""

    path = "/api/games"
    tags = ("games",)

    @get("/{game:str}/examples", responses=refusals(404))
    async def examples(self, state: State, game: Game) -> list[Example]:
        """The worked examples of a game, each as a film."""
        backroom: Backroom = state.backroom
        return await backroom.do(_shown, find_game(game).name)


@lru_cache(maxsize=16)  # they never change, and a house has few games
def _shown(game: str) -> list[Example]:
    return [_show(worked) for worked in examples_of(game)]


def _show(worked: Worked) -> Example:
    moves = [step.move for step in worked.play]
    film = film_from(worked.position, moves)
    return Example(worked.id, worked.rules.split(), film, _refused(worked))


def _refused(worked: Worked) -> list[TriedMove]:
    before, after = Line.of(worked.position), Line.of(worked.position)
    for step in worked.play:
        after.step(step.move)
    return [
        _try(after if refuse.after_play else before, refuse.move, refuse.after_play)
        for refuse in worked.refuse
    ]


def _try(line: Line, move: str, after: bool) -> TriedMove:
    refused = line.refusal(move)
    if refused is None:
        raise ValueError(f"{move} is not refused")
    return TriedMove(move, refused.reason, refused.place, after)
