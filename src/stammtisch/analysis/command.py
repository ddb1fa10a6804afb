"""`stammtisch analyse`: from a file to an analysis, and a page."""

import sys
from pathlib import Path

from rich.console import Console

from stammtisch.analysis.analysing import Analysing
from stammtisch.analysis.judgement import Analysis
from stammtisch.analysis.judging import ROUNDS
from stammtisch.analysis.page import write_page
from stammtisch.analysis.telling import run_with_progress, tell
from stammtisch.play.flaws import RecordError
from stammtisch.play.record import read
from stammtisch.report.page import check_apart, check_path

__all__ = ["analyse", "tell", "write_page"]


def analyse(file: Path, report: Path | None, rounds: int | None) -> Analysis:
    """Analyse a record; raises BadInput, RecordError or OSError. The page is for `write_page`."""
    check_apart(report, file, "the record")
    check_path(report)
    analysing = Analysing(read(file), rounds or ROUNDS)
    try:
        return _run(analysing)
    except RecordError as error:
        raise error.in_file(file) from None


def _run(analysing: Analysing) -> Analysis:
    """With a progress bar, where somebody is looking."""
    console = Console(stderr=True)
    return run_with_progress(analysing, console) if sys.stderr.isatty() else analysing.run()
