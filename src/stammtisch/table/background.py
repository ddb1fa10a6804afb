"""What the house does by itself: nobody waits for it, so what goes wrong there is told at once."""

import asyncio
import logging
from typing import Any

log = logging.getLogger(__name__)

# With a table that can't go on. A deletion waits three times for tables, and programs wait half a
# minute for a deletion.
PATIENCE_SECONDS = 8.0


def note_failure(task: "asyncio.Task[Any]", *, what: str = "a table failed", **extra: str) -> None:
    """Look at a task that is done. That something isn't there is no news: who waited has gone."""
    error = None if task.cancelled() else task.exception()
    if error and type(error) is not LookupError:
        note(error, what, **extra)


def note(error: BaseException, what: str = "a table failed", **extra: str) -> None:
    """Write down what went wrong, where nobody else hears of it."""
    log.error(what, exc_info=error, extra={"error": type(error).__name__} | extra)
