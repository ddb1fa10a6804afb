"""A practice table. It keeps nothing: the moves come in, and everything follows from them."""

from collections.abc import Iterator

from stammtisch import bots
from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import Refused
from stammtisch.lessons.lesson import Lesson
from stammtisch.play.film import Camera, Frame
from stammtisch.play.line import Line
from stammtisch.play.record import outcome_of
from stammtisch.wire.practice import Practice

LEARNER = 0
HOUSE = "greedy"


class Aside(Exception):
    """A legal move that leads away from what the lesson is about."""


def practise(lesson: Lesson, moves: list[str]) -> Practice:
    """The table after the learner's moves; raises Refused, or Aside for a legal one."""
    line = Line.of(lesson.position)
    camera = Camera(line, seats=(LEARNER,))
    frames = [camera.take()]
    frames += [_step(line, camera, move) for move in lesson.opening]
    for count, move in enumerate(moves, start=1):
        _check_turn(line, move)
        frames.append(_step(line, camera, move))
        if not lesson.is_way(moves[:count]):
            raise Aside(move)
        if lesson.is_game:
            frames += _answers(line, camera)
    return _practice(lesson, line, moves, frames)


def _check_turn(line: Line, move: str) -> None:
    """Nobody moves for the other side, not even to be refused: that would tell of its hand."""
    if not line.is_over and line.to_move != LEARNER:
        raise Refused(move, "not-now")


def _step(line: Line, camera: Camera, move: str) -> Frame:
    """A move of somebody's; the text of the other side's is for nobody, and events say it all."""
    player = line.to_move
    events = line.step(move).events
    return camera.take(events, move=move if player == LEARNER else None, player=player)


def _answers(line: Line, camera: Camera) -> Iterator[Frame]:
    """What the house does, from what its seat can see, until it is the learner's turn."""
    bot, game = bots.find_ours(HOUSE), line.game
    while not line.is_over and line.to_move != LEARNER:
        view = game.blind(line.state, line.to_move)
        thought = bot.choose(game, view, line.to_move, 0.0, seeded("practice"))
        yield _step(line, camera, game.text(thought.move))


def _practice(lesson: Lesson, line: Line, moves: list[str], frames: list[Frame]) -> Practice:
    wanted = lesson.wanted(moves)
    return Practice(
        game=line.game.name,
        players=line.players,
        options=line.options,
        frames=frames,
        done=line.is_over if lesson.is_game else not wanted,
        wanted=wanted,
        undo=bool(moves) and line.can_undo(LEARNER),
        result=outcome_of(line.game.result(line.state)),
    )
