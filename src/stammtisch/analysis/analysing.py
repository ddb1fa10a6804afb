"""Analysing a whole game: every move of a record, several at a time, the same on every machine."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field

import numpy as np

from stammtisch.analysis.course import course_of
from stammtisch.analysis.explaining import Case, reasons_for
from stammtisch.analysis.judgement import Analysis, Judged, Setting, TurningPoint
from stammtisch.analysis.judging import ADVISER, ROUNDS, Judgement, judge
from stammtisch.games.chance import Numbers, seeded
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State
from stammtisch.play.flaws import Flaw, RecordError
from stammtisch.play.match import Match
from stammtisch.play.record import Record
from stammtisch.play.replay import replay, start

TURNING = 0.04  # of value, the least that counts
TURNING_POINTS, TURNING_WIN = 2.0, 0.03  # and one of these, so that it can be felt
MOST_TURNING_POINTS = 8

Telling = Callable[[int, int], None]  # so many moves of so many are judged


@dataclass(frozen=True)
class Situation:
    """A move that was made, and what its player knew then."""

    number: int  # counted from 1
    view: State
    move: int


@dataclass
class Analysing:
    """An analysis: `run` it, and `stop` it from another thread if nobody wants it any more."""

    record: Record
    rounds: int = ROUNDS
    threads: int = 2
    ready: Callable[[], None] | None = None  # called by each thread before it begins
    _stop: Numbers = field(default_factory=lambda: np.zeros(1, np.int64), repr=False)

    def stop(self) -> None:
        """Make `run` raise Stopped, within a moment."""
        self._stop[0] = 1

    def run(self, told: Telling = lambda done, total: None) -> Analysis:
        """Judge every move; raises RecordError before anything is judged, or Stopped."""
        match = start(self.record)
        situations = list(_situations(self.record, match))
        if not situations:
            problem = "no move was made, so there is nothing to analyse"
            raise RecordError(problem, Flaw("count", "moves", "0", [">= 1"]))
        judgements = self._judged(match.game, situations, told)
        return self._summed_up(match.game, situations, judgements)

    def _judged(
        self, game: Rulebook, situations: list[Situation], told: Telling
    ) -> list[Judgement]:
        told(0, len(situations))
        with ThreadPoolExecutor(self.threads, "analysis", self.ready) as pool:
            try:
                running = [pool.submit(self._judge, game, situation) for situation in situations]
                _wait_for(running, told)
            except BaseException:
                self.stop()
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        return [one.result() for one in running]

    def _judge(self, game: Rulebook, situation: Situation) -> Judgement:
        chance = seeded(f"{self.record.commitment} {situation.number}")
        return judge(game, situation.view, situation.move, self.rounds, chance, self._stop)

    def _summed_up(
        self, game: Rulebook, situations: list[Situation], judgements: list[Judgement]
    ) -> Analysis:
        both = list(zip(situations, judgements, strict=True))
        moves = [_judged(game, *one) for one in both]
        return Analysis(
            game=game.name,
            players=self.record.players,
            setting=Setting(ADVISER, self.rounds),
            moves=moves,
            course=course_of(moves, self.record),
            turning_points=[_turning_point(game, *one) for one in _turning(both)],
            result=self.record.result,
        )


def _situations(record: Record, match: Match) -> Iterator[Situation]:
    """Every move, with what its player knew; raises RecordError at the first that is wrong."""
    game = match.game
    changes = list(replay(record, match))  # all of them, so that everything is checked
    made = zip(record.moves, changes, strict=False)  # giving up is no move
    for number, (move, change) in enumerate(made, start=1):
        before = change.before
        yield Situation(number, game.blind(before, int(before["to_move"])), game.parse(move.move))


def _wait_for(running: list[Future[Judgement]], told: Telling) -> None:
    """Wait for all of them, and tell how it goes on; raises what one of them raises."""
    waiting = set(running)
    while waiting:
        ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for one in ended:
            one.result()
        told(len(running) - len(waiting), len(running))


def _judged(game: Rulebook, situation: Situation, judgement: Judgement) -> Judged:
    return Judged(
        number=situation.number,
        player=int(situation.view["to_move"]),
        move=game.text(situation.move),
        tables=game.public(situation.view, over=False).get("tables", {}),
        expected=judgement.expected,
        considered=judgement.considered,
        loss=judgement.loss,
    )


def _turning(both: list[tuple[Situation, Judgement]]) -> list[tuple[Situation, Judgement]]:
    """The moves that cost most, in the order of the game."""
    costly = [one for one in both if _is_costly(one[1])]
    costly.sort(key=lambda one: -one[1].loss)
    return sorted(costly[:MOST_TURNING_POINTS], key=lambda one: one[0].number)


def _is_costly(judgement: Judgement) -> bool:
    """The search likes it if a game that is won comes to its end, but nobody else would notice."""
    felt = judgement.points >= TURNING_POINTS or judgement.win >= TURNING_WIN
    return judgement.loss >= TURNING and felt


def _turning_point(game: Rulebook, situation: Situation, judgement: Judgement) -> TurningPoint:
    return TurningPoint(
        number=situation.number,
        player=int(situation.view["to_move"]),
        move=judgement.played.move,
        better=judgement.best.move,
        loss=judgement.loss,
        points=judgement.points,
        win=judgement.win,
        reasons=reasons_for(Case(game, situation.view, judgement.plan, situation.move)),
    )
