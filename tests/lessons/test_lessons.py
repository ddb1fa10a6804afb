"""Every lesson, played through the rule books: it can be done, and what it says is what happens."""

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.games.rulebook import Refused, all_games
from stammtisch.lessons.lesson import Lesson, lessons_of
from stammtisch.lessons.practice import Aside, practise
from stammtisch.wire.practice import Practice, Practised

GAMES = ("cafe-cards", "cafe-board", "face-to-face")
LESSONS = [(game, name) for game in GAMES for name in lessons_of(game)]
TAUGHT = [(game, name) for game, name in LESSONS if not lessons_of(game)[name].is_game]
RULES = Path(__file__).parents[2] / "docs" / "rules.md"
MOST = 25  # moves of the learner in a small game
SEEDS = range(8)


def lesson_of(game: str, name: str) -> Lesson:
    return lessons_of(game)[name]


def seen(practice: Practice) -> dict[str, Any]:
    """What the learner sees in the end."""
    return folded(practice)[-1]


def folded(practice: Practice) -> list[dict[str, Any]]:
    """Every frame whole, as the page puts it together."""
    view: dict[str, Any] = {}
    own: dict[str, Any] = {}
    whole = []
    for frame in practice.frames:
        view, own = view | frame.view, frame.own.get(0, own)
        whole.append(view | own)
    return whole


def play_on(lesson: Lesson, moves: list[str], chance: random.Random) -> Practice:
    """A small game to its end, by legal moves at random; `moves` is filled in."""
    practice = practise(lesson, moves)
    while not practice.done:
        moves.append(chance.choice(list(practice.frames[-1].moves)))
        practice = practise(lesson, moves)
    return practice


def test_every_game_has_lessons_and_ends_in_a_small_game() -> None:
    assert set(GAMES) == set(all_games())
    for game in GAMES:
        *taught, last = lessons_of(game).values()
        assert [lesson.is_game for lesson in taught] == [False] * len(taught)
        assert last.is_game
        assert 7 <= len(taught) <= 11


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_cites_a_rule_of_the_book(game: str, name: str) -> None:
    rule = re.escape(lesson_of(game, name).rule)
    assert re.search(rf"^[-|*\s]*\**{rule}\b", RULES.read_text("utf-8"), re.M)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_begins_with_the_learner_to_move(game: str, name: str) -> None:
    practice = practise(lesson_of(game, name), [])
    assert practice.game == game
    assert practice.frames[-1].moves
    assert seen(practice)["to_move"] == 0
    assert not practice.done
    assert not practice.undo


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_every_way_of_a_lesson_is_legal_and_does_it(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for way in lesson.goal:
        for count in range(len(way)):
            practice = practise(lesson, way[:count])
            assert not practice.done
            assert way[count] in practice.wanted
            assert set(practice.wanted) <= practice.frames[-1].moves.keys()
        assert practise(lesson, way).done
        assert not practise(lesson, way).wanted


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_what_a_lesson_warns_of_is_refused(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for wrong in lesson.tries:
        with pytest.raises(Refused) as refused:
            practise(lesson, [wrong.move])
        assert (refused.value.reason, refused.value.place) == (wrong.reason, wrong.place)


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_other_legal_moves_lead_aside(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    practice = practise(lesson, [])
    for move in practice.frames[-1].moves.keys() - set(practice.wanted):
        with pytest.raises(Aside):
            practise(lesson, [move])


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_nothing_comes_after_the_goal(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    done = practise(lesson, lesson.goal[0])
    for move in done.frames[-1].moves:
        with pytest.raises(Aside):
            practise(lesson, [*lesson.goal[0], move])


def test_lessons_together_show_what_the_games_are_about() -> None:
    """Each word of the task, by the events that the lessons lead to."""
    happened = {
        (game, name): {
            type(event).__name__
            for way in lesson_of(game, name).goal
            for frame in practise(lesson_of(game, name), way).frames
            for event in frame.events
        }
        for game, name in TAUGHT
    }
    for game in ("cafe-cards", "cafe-board"):
        assert "Cleared" in happened[game, "full"]
        waits = practise(lesson_of(game, "waiting"), lesson_of(game, "waiting").goal[0][:1])
        assert seen(waits)["waiting"]
    assert "WentToBar" in happened["cafe-board", "bar"]
    assert "Closed" in happened["cafe-cards", "close"]
    assert "Gave" in happened["face-to-face", "gift"]
    assert "GameOver" in happened["face-to-face", "end"]
    assert "Drawn" in happened["face-to-face", "six"]


def test_the_step_of_ten_is_one() -> None:
    lesson = lesson_of("face-to-face", "ten")
    before, after = (seen(practise(lesson, way))["piles"][0]["up"] for way in ([], lesson.goal[0]))
    assert after == before - 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_small_game_ends(game: str, seed: int) -> None:
    lesson, moves = lesson_of(game, "game"), list[str]()
    practice = play_on(lesson, moves, random.Random(seed))
    assert len(moves) <= MOST
    assert practice.result
    assert practise(lesson, moves) == practice  # the house answers alike
    with pytest.raises(Refused, match="over"):
        practise(lesson, [*moves, "end"])


@pytest.mark.parametrize("game", GAMES)
def test_a_small_game_can_be_won_and_lost(game: str) -> None:
    won = set()
    for seed in range(60):
        result = play_on(lesson_of(game, "game"), [], random.Random(seed)).result
        assert result
        won.add(0 in result.winners)
    assert won == {True, False}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_hidden_is_told(game: str, seed: int) -> None:
    """With other cards where the learner can't see them, the table looks the same to the byte."""
    lesson = lesson_of(game, "game")
    tables = (practise(lesson, []), practise(reshuffled(lesson, seed), []))
    first, second = map(msgspec.json.encode, tables)
    assert first == second


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_frames_are_what_the_learner_may_see(game: str, seed: int) -> None:
    practice = play_on(lesson_of(game, "game"), [], random.Random(seed))
    whole = zip(practice.frames, folded(practice), strict=True)
    for frame, view in list(whole)[:-1]:  # at the end all hands are open
        assert frame.own.keys() <= {0}
        assert not view["hands"][1]
        assert frame.move is None or frame.player == 0
        assert bool(frame.moves) == (view["to_move"] == 0)


def reshuffled(lesson: Lesson, seed: int) -> Lesson:
    """The same lesson with the other hand and the piles mixed up."""
    chance, position = (
        random.Random(seed),
        msgspec.json.decode(msgspec.json.encode(lesson.position)),
    )
    hands = position["hands"]
    piles = [position["guest_pile"]] if "guest_pile" in position else [position["draw"][1]]
    cards = [*hands[1], *piles[0]]
    chance.shuffle(cards)
    hands[1][:], piles[0][:] = cards[: len(hands[1])], cards[len(hands[1]) :]
    for pile in (position.get("table_pile"), position.get("draw", [None])[0]):
        chance.shuffle(pile or [])
    return msgspec.structs.replace(lesson, position=position)


def test_nobody_moves_for_the_other_side() -> None:
    lesson = lesson_of("cafe-board", "refill")
    for move in ("bar CUf", "bar DEf"):  # the first is in the other hand, the second is not
        with pytest.raises(Refused) as refused:
            practise(lesson, [*lesson.goal[0], move])
        assert refused.value.reason == "not-now"


def test_a_move_of_the_running_turn_may_be_taken_back() -> None:
    lesson = lesson_of("cafe-cards", "game")
    assert practise(lesson, ["ITm@b1"]).undo
    assert not practise(lesson, ["draw"]).undo


def test_the_longest_small_game_may_be_asked_for() -> None:
    assert MOST < 60
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"moves": ["end"] * 61}, Practised)
