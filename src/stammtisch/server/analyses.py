"""Analyses by HTTP."""

from litestar import Controller, get, post
from litestar.datastructures import State

from stammtisch.server.errors import refusals
from stammtisch.server.identity import Asker
from stammtisch.server.records import RecordName, filed
from stammtisch.table.analyses import Analyses
from stammtisch.wire.analysis import AnalysisState

PATHS = ["/records/{name:str}/analysis", "/tables/{name:str}/analysis"]


class GameAnalyses(Controller):
    """What the expert thinks of a finished game. Whoever may have the record may see it."""

    path = "/api"
    tags = ("analysis",)

    @get(PATHS, responses=refusals(404, 409))
    async def analysis(self, state: State, name: RecordName) -> AnalysisState:
        """How far the analysis of a game is, or what it says."""
        analyses: Analyses = state.analyses
        return await analyses.state(name, await filed(state, name))

    @post(PATHS, responses=refusals(401, 404, 409), status_code=200)
    async def analyse(self, state: State, me: Asker, name: RecordName) -> AnalysisState:
        """Have a finished game analysed in the background, unless it is already."""
        analyses: Analyses = state.analyses
        return await analyses.start(name, await filed(state, name), me.id)
