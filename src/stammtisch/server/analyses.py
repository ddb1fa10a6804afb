"""Analyses by HTTP."""

from litestar import Controller, get, post
from litestar.datastructures import State

from stammtisch.games.rulebook import Refused
from stammtisch.server.errors import NotDone, refusals
from stammtisch.server.identity import Asker
from stammtisch.server.records import RecordName, filed
from stammtisch.table.analyses import Analyses
from stammtisch.wire.analysis import AnalysisState

PATHS = ["/records/{name:str}/analysis", "/tables/{name:str}/analysis"]
SENTENCES = {
    "no-moves": "no move was made, so there is nothing to analyse",
    "too-many-analyses": "you have asked for as many analyses as one may have at a time",
    "analyses-full": "too many analyses are waiting; try again in a while",
}


class GameAnalyses(Controller):
    """What the expert thinks of a finished game. Whoever may have the record may see it."""

    path = "/api"
    tags = ("analysis",)

    @get(PATHS, responses=refusals(404, 409))
    async def analysis(self, state: State, name: RecordName) -> AnalysisState:
        """How far the analysis of a game is, or what it says."""
        analyses: Analyses = state.analyses
        return await analyses.state(name, (await filed(state, name)).record)

    @post(PATHS, responses=refusals(401, 404, 409), status_code=200)
    async def analyse(self, state: State, me: Asker, name: RecordName) -> AnalysisState:
        """Have a finished game analysed in the background, unless it is already."""
        analyses: Analyses = state.analyses
        record = (await filed(state, name)).record
        try:
            return await analyses.start(name, record, me.id)
        except Refused as refused:
            raise NotDone(409, refused.reason, SENTENCES[refused.reason]) from None
