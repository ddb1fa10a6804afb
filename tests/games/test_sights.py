"""What is new after each move, put together, is what would be seen at first sight."""

import json
import random
from typing import Any

import pytest

from stammtisch.games.moments import Moment
from stammtisch.games.rulebook import Rulebook, find
from stammtisch.games.sights import UNKNOWN, Sights
from stammtisch.games.states import rows_of
from tests.games.cases import CASES, Case

View = dict[str, Any]


def played(game: Rulebook, case: Case, seed: int) -> list[Moment]:
    """Every moment of a random game."""
    chance = random.Random(seed)
    moments = [game.moments.of(rows_of(game.new(case.players, case.options, seed=seed)))]
    while offers := game.legal(moments[-1].state):
        made = game.moments.after(moments[-1], chance.choice(offers))
        assert made is not None
        moments.append(made[0])
    return moments


@pytest.mark.parametrize("case", CASES, ids=str)
def test_news_add_up_to_what_is_seen(case: Case) -> None:
    game = case.game
    view: View = {}
    owned: dict[int, View] = {}
    before = UNKNOWN
    for moment in played(game, case, seed=3):
        news = game.sights.news(before, moment.known)
        before = moment.known
        public = json.loads(b"{%s}" % news.public)
        own = {seat: json.loads(seen) for seat, seen in enumerate(news.own) if seen}
        assert all(view.get(name, ...) != value for name, value in public.items())
        assert all(owned.get(seat, ...) != seen for seat, seen in own.items())
        view, owned = view | public, owned | own
        assert view == game.sights.public(moment.known)
        assert owned == {seat: game.sights.own(moment.known, seat) for seat in owned}
    assert len(owned) == case.players


def test_nothing_is_new_where_nothing_changed() -> None:
    game = find("cafe-board")
    known = game.moments.of(rows_of(game.new(seed=1))).known
    assert game.sights.news(known, known) == (b"", (b"", b""))


def test_a_text_takes_the_room_it_needs() -> None:
    """A view of any length is whole: where there was too little room it is written again."""
    game = find("cafe-board")
    known = game.moments.of(rows_of(game.new(seed=1))).known
    whole = game.sights.news(UNKNOWN, known)
    for room in (1, len(whole.public), len(whole.public) + 1):
        cramped = Sights(game.rules.STATE, game.notation.shown)
        cramped._room = room
        assert cramped.news(UNKNOWN, known) == whole
