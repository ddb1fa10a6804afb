"""Analyses: how far one is, and what it says."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stammtisch.analysis.judgement import Analysis

Count = Annotated[int, Meta(ge=0)]


class AnalysisState(Struct, frozen=True, omit_defaults=True):
    """How things stand with the analysis of a game: nobody asked for one (`none`), it waits behind
    so many others (`waiting`), it is being made (`running`), or it is there (`done`).

    >>> {"status": "running", "done": 41, "total": 180}
    """

    status: Literal["none", "waiting", "running", "done"]
    before: Count = 0  # others that come first
    done: Count = 0  # moves that are judged
    total: Count = 0  # moves of the game, once they are counted
    analysis: Analysis | None = None
