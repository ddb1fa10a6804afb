"""Who plays whom, where, and with which cards."""

from collections import Counter
from typing import Any

import pytest

from stammtisch.arena.plan import Plan, Seating, make_plan, split_bots
from stammtisch.games.rulebook import BadInput, find


def plan_for(bots: str, game: str = "cafe-cards", **more: Any) -> Plan:
    return make_plan(find(game), more.pop("players", None), {}, split_bots([bots]), **more)


@pytest.mark.parametrize(("players", "bots"), [(2, "a,b"), (3, "a,b,c,d"), (5, "a,b,c,d,e")])
def test_every_deal_puts_every_bot_into_every_seat_equally_often(players: int, bots: str) -> None:
    plan = plan_for(bots, players=players)
    for deal in range(8):
        seatings = [seating for seating in plan.seatings(200) if seating.deal == deal]
        seated = Counter(place for one in seatings for place in enumerate(plan.seats(one)))
        assert len(seatings) == plan.games_a_deal
        assert len(seated) == players * len(plan.bots)
        assert len(set(seated.values())) == 1


def test_no_two_bots_have_one_label() -> None:
    labels = plan_for("a,a,a #2,a,b", players=2, round_robin=True).labels
    assert labels == ["a", "a #3", "a #2", "a #4", "b"]


def test_all_groups_play() -> None:
    plan = plan_for("a,b,c,d", players=3)
    met = {frozenset(plan.seats(seating)) for seating in plan.seatings(12)}
    assert met == {frozenset(group) for group in ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))}


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = plan_for("a,b,c", players=3)
    assert [plan.seats(Seating(deal, 0, 0)) for deal in range(3)] == [
        [0, 1, 2],
        [0, 2, 1],
        [0, 1, 2],
    ]


def test_only_whole_deals_are_played() -> None:
    plan = plan_for("a,b,c,d", players=3)
    assert [len(list(plan.seatings(games))) for games in (1, 12, 13, 2000)] == [12, 12, 24, 2004]


def test_deals_and_chances_depend_on_the_seed_and_on_nothing_else() -> None:
    one, same, other = (plan_for("a,b", seed=seed) for seed in (1, 1, 2))
    seating = Seating(3, 0, 1)
    assert one.deal_seed(3) == same.deal_seed(3) != other.deal_seed(3)
    assert one.deal_seed(3) != one.deal_seed(4)
    assert one.chance_seed(seating, 0) == same.chance_seed(seating, 0)
    assert one.chance_seed(seating, 0) != one.chance_seed(seating, 1)


def test_a_bot_that_plays_itself_has_numbers() -> None:
    assert plan_for("random,greedy,random,random").labels == [
        *("random", "greedy", "random #2", "random #3"),
    ]


def test_the_number_of_players_follows_from_the_bots() -> None:
    assert [plan_for(bots).players for bots in ("a,b", "a,b,c", "a,b,c,d,e")] == [2, 3, 5]
    assert plan_for("a,b,c", "face-to-face", round_robin=True).players == 2


def test_bots_are_separated_by_commas() -> None:
    assert split_bots(["a, b,", "cmd:x \"1,2\" '3,4',c"]) == ("a", "b", "cmd:x \"1,2\" '3,4'", "c")
    assert split_bots(["cmd:x it's,c"]) == ("cmd:x it's", "c")


def test_quotes_around_a_whole_name_are_taken_off() -> None:
    assert split_bots(["\"./a,b/c.py\", './d,e.py',f"]) == ("./a,b/c.py", "./d,e.py", "f")
    assert split_bots(['"cmd:x 1,2",a']) == ("cmd:x 1,2", "a")
    assert split_bots(["'it\"s,b.py',a"]) == ('it"s,b.py', "a")
    assert split_bots(["cmd:\"x\" '1,2',\"a\"'b'"]) == ("cmd:\"x\" '1,2'", "\"a\"'b'")
    assert split_bots(['"",a']) == ("", "a")  # which is no bot, and not left out in silence


def test_a_seat_needs_a_bot() -> None:
    with pytest.raises(BadInput, match="3 seats need 3 bots, not 2; a bot may be named more"):
        plan_for("a,b", players=3)
    with pytest.raises(BadInput, match="2 seats need 2 bots, not 1"):
        plan_for("a")


def test_more_bots_than_the_game_has_seats_must_be_meant() -> None:
    with pytest.raises(BadInput, match="3 bots, but face-to-face has no more than 2 seats"):
        plan_for("a,b,c", "face-to-face")
    assert plan_for("a,b,c", "face-to-face", round_robin=True).games_a_deal == 6


def test_the_game_decides_what_can_be_played() -> None:
    with pytest.raises(BadInput, match="2 to 5 players, not 6"):
        plan_for("a,b,c,d,e,f", players=6)
    with pytest.raises(BadInput, match="has no option"):
        make_plan(find("face-to-face"), None, {"clubs": True}, ("a", "b"))


def test_groups_without_end_are_refused_before_they_are_counted_out() -> None:
    many = ",".join(["random"] * 80)
    problem = "80 bots at tables for 5 play 120,200,080 games with each deal, and no more than "
    with pytest.raises(BadInput, match=problem):
        plan_for(many, round_robin=True)
    assert plan_for(many, players=2, round_robin=True).games_a_deal == 6320
