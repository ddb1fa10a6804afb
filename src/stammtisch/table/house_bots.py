"""The bots of the house: they think in threads of their own, and take their time.

A bot answers after the same time whatever it holds: a forced move that came at once would tell
everyone that it was one.
"""

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor

from stammtisch import bots
from stammtisch.analysis.explaining import Case, reasons_for
from stammtisch.analysis.reasons import AnyReason
from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import Refused, Rulebook
from stammtisch.games.states import State
from stammtisch.play.match import Match
from stammtisch.table.course import Course
from stammtisch.table.taking_turns import Turns
from stammtisch.wire.tables import Hint

ADVISER = "expert"

Views = tuple[State, State]  # what a seat knows, and what it knew when the turn before began

log = logging.getLogger(__name__)


class HouseBots:
    """All bots of a house: each takes `pace` seconds at least, and thinks for `think` at most."""

    def __init__(self, pace: float = 0.7, think: float = 1.0, thinkers: int = 2) -> None:
        self._pace, self._think = pace, think
        self._threads = ThreadPoolExecutor(thinkers, "bot")
        self._turns = Turns(thinkers)
        self._adviser = ThreadPoolExecutor(1, "adviser")  # so that no game waits for a hint
        self._advised: set[str] = set()  # who waits for one

    async def choose(self, level: str, match: Match, host: str, waited_for: bool) -> str:
        """The move of a bot, from what its seat can see. Tables that somebody waits for come first,
        and one host's tables take turns with others'. Whatever fails must not hold up a table: any
        legal move is better than none."""
        try:
            return await self._choose(level, match, host, waited_for)
        except Exception as error:
            told = {"bot": level, "game": match.game.name, "error": type(error).__name__}
            log.exception("a bot failed", extra=told)
            await asyncio.sleep(self._pace)
            return next(iter(match.legal()))

    async def _choose(self, level: str, match: Match, host: str, waited_for: bool) -> str:
        bot = bots.find_ours(level)
        seconds = min(bot.usual_seconds, self._think)
        game, seat = match.game, match.to_move
        views = _views(match, seat)
        loop = asyncio.get_running_loop()
        ready = loop.time() + max(self._pace, seconds)
        await self._turns.take(host, waited_for)
        job = loop.run_in_executor(self._threads, _think, bot, game, views, seat, seconds)
        job.add_done_callback(lambda _: self._turns.give_back())
        move = await asyncio.shield(job)  # a thread can't be stopped, and has its place until then
        await asyncio.sleep(max(0.0, ready - loop.time()))
        return game.text(move)

    async def hint(self, course: Course, seat: int) -> Hint:
        """What the best of them would do, from what the seat can see; raises Refused for somebody
        who waits for a hint already."""
        person = str(course.seats[seat].person)
        if person in self._advised:
            raise Refused("", "not-now")
        self._advised.add(person)
        try:
            return await self._think_aloud(course, seat)
        finally:
            self._advised.discard(person)

    async def _think_aloud(self, course: Course, seat: int) -> Hint:
        assert course.match is not None
        game, version = course.match.game, course.version
        views = _views(course.match, seat)
        seconds = min(bots.find_ours(ADVISER).usual_seconds, self._think)
        loop = asyncio.get_running_loop()
        thought, reasons = await loop.run_in_executor(self._adviser, _advise, game, views, seconds)
        values = {game.text(move): round(value, 3) for move, value in thought.values.items()}
        line = [game.text(move) for move in thought.line]
        return Hint(game.text(thought.move), values, line, version, reasons)

    def close(self) -> None:
        """Let nobody think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._adviser.shutdown(wait=False, cancel_futures=True)


def _views(match: Match, seat: int) -> Views:
    return match.game.blind(match.state, seat), match.game.blind(match.turn_before.state, seat)


def _advise(game: Rulebook, views: Views, seconds: float) -> tuple[bots.Thought, list[AnyReason]]:
    """What the best bot would do, and what speaks for it beside the next best move."""
    view, since = views
    seat, chance = int(view["to_move"]), seeded(secrets.randbits(62))
    thought = bots.find_ours(ADVISER).choose(game, view, seat, seconds, chance, since)
    others = (move for move in thought.visits if move != thought.move)
    other = max(others, key=lambda move: thought.visits[move], default=None)
    return thought, reasons_for(Case(game, view, thought.line, other))


def _think(bot: bots.Bot, game: Rulebook, views: Views, seat: int, seconds: float) -> int:
    view, since = views
    return bot.choose(game, view, seat, seconds, seeded(secrets.randbits(62)), since).move
