"""Refusals in words."""

import re

import pytest

from stammtisch.games import reasons
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Refused, find
from stammtisch.terminal.sentences import SENTENCES, why

TABLES = {"b2": "DE", "d2": "IT", "c3": "GB", "b4": "ES", "d4": "FR"}
CARDS: Json = {"game": "cafe-cards", "tables": TABLES, "guest_pile": ["FRf"], "table_pile": ["US"]}
RING = {"e2": "DE", "d3": "IT", "f3": "FR"}
BOARD: Json = {"game": "cafe-board", "tables": RING, "guest_pile": ["FRf"]}
DUEL: Json = {"game": "face-to-face", "draw": [[2, 3], [4, 5]]}


def refusal(position: Json, move: str) -> str:
    game = find(position["game"])
    state = game.load(position)
    with pytest.raises(Refused) as refused:
        game.play(state, game.parse(move))
    return why(refused.value, game.view(state, int(state["to_move"])))


def cards(hand: list[str], guests: Json | None = None, **more: object) -> Json:
    return CARDS | {"hands": [hand, []], "guests": guests or {}} | more


def board(hand: list[str], guests: Json | None = None, **more: object) -> Json:
    return BOARD | {"hands": [hand, []], "guests": guests or {}} | more


def duel(hand: list[int], up: int = 1, down: int = 60, **more: object) -> Json:
    piles = [{"up": up, "down": down}, {"up": 30, "down": 60}]
    return DUEL | {"hands": [hand, [6, 7]], "piles": piles} | more


CASES = [
    (cards(["DEf"], {"a2": "DEm"}), "DEf@a2", "a2 is taken: a man from Germany sits there."),
    (
        cards(["USm"], {"a2": "DEf"}),
        "USm@c2",
        "c2 belongs to the German, Italian and British tables; guests from the USA sit at their "
        "own.",
    ),
    (
        cards(["GBm"], {"a2": "GBm", "b1": "GBm", "c2": "GBf"}, tables={"b2": "GB"}),
        "GBm@b3",
        "Two men already sit at the British table.",
    ),
    (
        cards(["GBm"], {"b3": "GBm"}),
        "GBm@c4",
        "A man already sits at the British table; a woman would be welcome there first.",
    ),
    (
        cards(["DEf", "ITm"], {"c4": "GBm", "b3": "GBf"}, placed=2),
        "ITm@d1",
        "Nobody sits at the tables of d1, and no partner could follow this turn.",
    ),
    (
        cards(["DEf", "CNf"]),
        "DEf@a2",
        "Nobody sits at the tables of a2 yet, and no partner in the hand fits beside it.",
    ),
    (
        cards(["DEm"], {"a2": "DEf"}, waiting="a2", placed=1),
        "end",
        "A woman from Germany waits at a2: first somebody joins the same table.",
    ),
    (cards(["DEm"]), "ITf@d1", "A woman from Italy is not in your hand."),
    (cards(["DEm"]), "club b2 f", "A club is formed at the start of a turn, and only if"),
    (cards(["DEm"] * 4 + ["ITm"] * 4 + ["ESm"] * 4), "draw", "Twelve in hand are the most"),
    (cards(["DEm"], {"a2": "DEf"}, placed=1), "draw", "A guest is seated already"),
    (cards(["DEm"]), "down DEm", "A guest is laid face down only at the start of a turn"),
    (
        cards(["DEf"] * 4, {"b1": "DEm"}, options={"clubs": True}),
        "club b2 f",
        "A man sits at the German table, so this club can't meet there.",
    ),
    (
        cards(["DEf"] * 4 + ["DEm"], options={"clubs": True}, club="b2 f"),
        "DEm@b1",
        "This is a ladies' club: no man joins it.",
    ),
    (cards(["DEf"], over=True), "draw", "The game is over."),
    (board(["JKf", "DEm"]), "bar JKf", "A joker never goes to the bar."),
    (board(["DEm"], {"e1": "DEf"}, placed=1), "bar DEm", "The bar is for the start of a turn"),
    (
        duel([17, 40, 41], up=20),
        "17+",
        "Your rising pile shows 20: it takes a higher card, or the one exactly ten lower, but not "
        "the 17.",
    ),
    (duel([50, 40, 41], down=45), "50-", "Your falling pile shows 45: it takes a lower card"),
    (
        duel([40, 41, 42]),
        "40+!",
        "The other's rising pile shows 30: only a lower card would help, and 40 is none.",
    ),
    (duel([40, 41, 42]), "40-!", "Nothing lies on that pile yet, so nothing can help it."),
    (duel([10, 41, 42], laid=1, given=1), "10+!", "One card a turn may go across the table"),
    (duel([10, 41, 42], laid=1), "end", "A turn has two cards at least: one more card to go."),
    (duel([58, 59], up=57, down=2), "59+", "After the 59 no second card could follow"),
    (duel([58, 59]), "12+", "The 12 is not in your hand."),
]


@pytest.mark.parametrize(("position", "move", "sentence"), CASES, ids=lambda case: str(case)[:30])
def test_a_refusal_says_why(position: Json, move: str, sentence: str) -> None:
    assert refusal(position, move).startswith(sentence)


def test_every_reason_has_a_sentence() -> None:
    assert set(SENTENCES) == set(reasons.WORDS) - {""}


@pytest.mark.parametrize(("position", "move", "_"), CASES, ids=lambda case: str(case)[:30])
def test_sentences_are_friendly(position: Json, move: str, _: str) -> None:
    sentence = refusal(position, move)
    assert re.fullmatch(r"[A-Za-e]\S* .*\.", sentence)
    assert "!" not in sentence
