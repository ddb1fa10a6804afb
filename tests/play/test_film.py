"""Films: folded up frame by frame they show what the rule books show."""

import random
from typing import Any

import pytest

from stammtisch.games.rulebook import Refused, Rulebook
from stammtisch.games.states import State
from stammtisch.play.events import GameOver
from stammtisch.play.film import Film, film_from, film_of, with_end
from stammtisch.play.flaws import RecordError
from stammtisch.play.record import Outcome, record_of
from stammtisch.play.replay import replay, start
from tests.play.matches import KINDS, begin, play_on

DUEL = {
    "game": "face-to-face",
    "piles": [{"up": 10, "down": 50}, {"up": 5, "down": 55}],
    "hands": [[12, 40, 49], [20]],
    "draw": [[30, 31], [33]],
}


def folded(film: Film) -> list[tuple[dict[str, Any], dict[int, dict[str, Any]]]]:
    """Every frame whole."""
    view: dict[str, Any] = {}
    own: dict[int, dict[str, Any]] = {}
    whole = []
    for frame in film.frames:
        view, own = view | frame.view, own | frame.own
        whole.append((view, own))
    return whole


def seen(game: Rulebook, state: State, over: bool) -> tuple[dict[str, Any], dict[int, Any]]:
    seats = range(int(state.players))
    return game.public(state, over), {seat: game.own(state, seat) for seat in seats}


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_film_shows_every_position_of_a_match(
    name: str, players: int, options: dict[str, Any]
) -> None:
    record = record_of(play_on(begin(name, players, options), random.Random(5)))
    film, match = film_of(record), start(record)
    whole = folded(film)
    assert whole[0] == seen(match.game, match.state, over=False)
    for number, change in enumerate(replay(record, match), start=1):
        frame = film.frames[number]
        over = number == len(record.moves)
        assert whole[number] == seen(match.game, change.after, over)
        made = record.moves[number - 1]
        assert (frame.move, frame.at) == (made.move, made.at)
        assert frame.player == int(change.before.to_move)
        assert frame.moves == match.game.worth(change.after)
        assert tuple(frame.events) == change.events
    assert film.result == record.result
    assert len(film.frames) == len(record.moves) + 1


def test_resigning_is_a_frame_of_its_own() -> None:
    match = play_on(begin("face-to-face"), random.Random(5), moves=4)
    match.resign(1)
    film = film_of(record_of(match))
    last = film.frames[-1]
    assert film.quitters == [1]
    assert (last.move, last.player, last.moves) == (None, 1, {})
    assert [type(event).__name__ for event in last.events] == ["GameOver"]


def test_a_film_ends_as_its_table_did() -> None:
    record = record_of(play_on(begin("cafe-cards", 3), random.Random(5)))
    film = film_of(record)
    assert record.result
    assert film.quitters == []
    first = record.result.winners[0]
    others = [player for player in range(3) if player != first]
    ended = with_end(film, Outcome(record.result.scores, record.result.minus, others), [first])
    assert (ended.record, ended.frames[:-1]) == (record, film.frames[:-1])
    assert (ended.result and ended.result.winners, ended.quitters) == (others, [first])
    over = ended.frames[-1].events[-1]
    assert isinstance(over, GameOver)
    assert over.winners == others


def test_film_from_a_position() -> None:
    film = film_from(DUEL, ["12+", "49-"])
    assert [frame.move for frame in film.frames] == [None, "12+", "49-"]
    assert folded(film)[-1][0]["piles"][0] == {"up": 12, "down": 49}
    assert "end" in film.frames[-1].moves


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        film_from(DUEL, ["12+", "9+"])
    assert refused.value.reason == "not-in-hand"


def test_a_wrong_record_has_no_film() -> None:
    record = record_of(play_on(begin("cafe-cards"), random.Random(5)))
    record.moves[3] = type(record.moves[3])("JKf@c2", record.moves[3].at)
    with pytest.raises(RecordError, match="move 4"):
        film_of(record)
