"""Results by HTTP: one's games, best lists, ratings."""

from typing import Annotated

from litestar import Controller, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from stammtisch.games.rulebook import BadInput, Rulebook, find
from stammtisch.server import told
from stammtisch.server.errors import NotDone, refusals
from stammtisch.server.identity import Asker, Visitor
from stammtisch.store import ratings, results
from stammtisch.wire.results import BestList, PlayedGames, RatingList

Page = Annotated[int, QueryParameter(ge=0, le=100_000, description="Which page, from 0.")]
Game = Annotated[str, PathParameter(max_length=40, description="The name of a game.")]
Players = Annotated[int, PathParameter(ge=1, le=99, description="How many players.")]


class Results(Controller):
    """Best lists, ratings, one's own games."""

    path = "/api"
    tags = ("results",)

    @get("/me/games", responses=refusals())
    async def my_games(self, state: State, me: Asker, page: Page = 0) -> PlayedGames:
        """Your finished games, the latest first, 25 on a page."""
        games, more = await results.games_of(state.database, me.id, page)
        return PlayedGames([told.played(game) for game in games], more)

    @get("/best/{game:str}/{players:int}", responses=refusals(404))
    async def best(self, state: State, who: Visitor, game: Game, players: Players) -> BestList:
        """The 25 best scores of a game with so many players."""
        fewest, most = find_game(game).players
        if not fewest <= players <= most:
            raise NotDone(404, "players", f"{game} is for {fewest} to {most} players")
        lines = await results.best_list(state.database, game, players, who.id if who else None)
        return BestList(game, players, [told.best(line) for line in lines])

    @get("/ratings/{game:str}", responses=refusals(404))
    async def ratings(self, state: State, game: Game) -> RatingList:
        """The 100 strongest of a game, bots among them."""
        lines = await ratings.ratings_list(state.database, find_game(game).name)
        return RatingList(game, [told.rating(line) for line in lines])


def find_game(game: str) -> Rulebook:
    """The game of this name; raises NotDone (404)."""
    try:
        return find(game)
    except BadInput as error:
        raise NotDone(404, "no-game", error.problem) from None
