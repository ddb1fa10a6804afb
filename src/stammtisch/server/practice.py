"""Practice tables by HTTP. Nothing is kept of them, and nobody has to be somebody."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from stammtisch.lessons.lesson import Lesson, lessons_of
from stammtisch.lessons.practice import Aside, practise
from stammtisch.server.backroom import Backroom
from stammtisch.server.errors import NotDone, refusals
from stammtisch.wire.practice import LessonShort, Practice, Practised

ASIDE = "the move is legal, but it leads away from what the lesson is about"

GameName = Annotated[str, PathParameter(max_length=40, description="The name of a game.")]
LessonName = Annotated[str, PathParameter(max_length=40, description="The name of a lesson.")]


def _lessons(game: str) -> dict[str, Lesson]:
    try:
        return lessons_of(game)
    except LookupError:
        raise NotDone(404, "no-lesson", "there are no lessons for this game") from None


def _lesson(game: str, name: str) -> Lesson:
    try:
        return _lessons(game)[name]
    except KeyError:
        raise NotDone(404, "no-lesson", "there is no lesson of this name") from None


class Lessons(Controller):
    """First games."""

    path = "/api/practice"
    tags = ("practice",)

    @get("/{game:str}", responses=refusals(404))
    async def lessons(self, game: GameName) -> list[LessonShort]:
        """The lessons of a game, in their order; the last one is a small game."""
        return [LessonShort(name, lesson.rule) for name, lesson in _lessons(game).items()]

    @post("/{game:str}/{lesson:str}", responses=refusals(404, 409), status_code=200)
    async def practise(
        self, state: State, game: GameName, lesson: LessonName, data: JSONBody[Practised]
    ) -> Practice:
        """A practice table after these moves of the newcomer's."""
        backroom: Backroom = state.backroom
        try:
            return await backroom.do(practise, _lesson(game, lesson), data.moves)
        except Aside:
            raise NotDone(409, "aside", ASIDE) from None
