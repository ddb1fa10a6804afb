"""A turn fits the terminal: the board, the moves, and what the others did."""

from datetime import UTC, datetime
from itertools import repeat

import pytest

from stammtisch.games.interface import Json
from stammtisch.games.rulebook import find
from stammtisch.games.states import rows_of
from stammtisch.play.match import Match
from stammtisch.terminal.choices import Choices, Detail
from stammtisch.terminal.telling import Teller
from stammtisch.terminal.turns import Turn
from tests.terminal.person import Duellist, Person

NAMES = ("You", "The computer")
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def turns(heard: str) -> list[list[str]]:
    """What was on the screen at each question, with the line for the answer."""
    return [part.splitlines() for part in heard.split("\n> ")]


@pytest.mark.parametrize("seed", [3, 4])
def test_a_duel_fits_24_lines(seed: int) -> None:
    screens = turns(Duellist().play("face-to-face", seed=seed))
    *during, _, _, _ = screens
    assert max(map(len, during)) <= 24


@pytest.mark.parametrize(("game", "players"), [("cafe-cards", 5), ("cafe-board", 2)])
def test_a_turn_in_the_cafe_fits_24_lines(game: str, players: int) -> None:
    screens = turns(Person(repeat("1")).play(game, players=players))
    *during, _, _, _ = screens
    assert max(map(len, during)) <= 24


def test_each_of_the_others_has_one_line() -> None:
    heard = Person(["draw"]).play("cafe-cards", players=5)
    lines = [line for line in heard.splitlines() if line.startswith("· Computer ")]
    assert [line.split()[2].strip(":") for line in lines] == ["1", "2", "3", "4"]
    assert max(map(len, lines)) <= 80


def test_a_turn_is_told_as_fully_as_fits() -> None:
    match = played(["CFf@c2", "CFm@d3"], hands=[["CFf", "CFm", "CNf"], []])
    wide, narrow, notes = (next(Turn(*match).tell(width)) for width in (200, 95, 60))
    assert wide == (
        "Ada seats a woman from Central Africa at c2 and a man from Central Africa at d3 "
        "(2 Italy, 4 Central Africa)."
    )
    assert narrow == (
        "Ada seats a woman from Central Africa at c2 and a man from Central Africa at d3 (+6)."
    )
    assert notes == "Ada: Central African woman c2, Central African man d3 +6."


def played(moves: list[str], hands: list[list[str]]) -> tuple[object, ...]:
    """What a Turn needs, after these moves in a café."""
    game = find("cafe-cards")
    tables = {"b2": "DE", "d2": "IT", "c3": "CF", "b4": "ES", "d4": "FR"}
    piles: Json = {"guest_pile": ["FRf"], "table_pile": ["US"]}
    match = Match.begin(game, ("Ada", "Bob"), salt="0" * 64)
    position = {"game": game.name, "tables": tables, "hands": hands} | piles
    match.moment = game.moments.of(rows_of(game.load(position)))
    return game, match.names, 1, [match.play(move, NOW) for move in moves]


def test_cards_drawn_are_told_in_their_order() -> None:
    game = find("face-to-face")
    match = Match.begin(game, NAMES, salt="0" * 64)
    draw = [[29, 4, 34], [5]]
    hands = [[10, 20, 50], [8, 9]]
    position = {"game": game.name, "hands": hands, "draw": draw, "laid": 2, "given": 1}
    match.moment = game.moments.of(rows_of(game.load(position)))
    told = list(Teller(game, NAMES, 0, match.play("end", NOW)).tell())
    assert told == ["You draw the 4, the 29 and the 34."]


def duel(hand: list[int], **more: object) -> Choices:
    game = find("face-to-face")
    piles = [{"up": 1, "down": 60}, {"up": 59, "down": 2}]
    position = {"game": game.name, "hands": [hand, [3]], "draw": [[40], [41]], "piles": piles}
    state = game.load(position | more)
    moves = {game.text(move): game.points(state, move) for move in game.legal(state)}
    view = game.view(state, 0)
    return Choices(view, view["hands"][0], moves)


def test_every_move_of_a_duel_has_a_label() -> None:
    choices = duel([10, 11, 12, 13, 14, 15])
    assert len(choices.moves) == 24
    assert sorted(choices.labels.values()) == sorted(choices.moves)
    assert choices.labels["a1"] == "10+"
    assert choices.labels["f4"] == "15-!"


def test_the_moves_of_a_duel_stand_in_columns() -> None:
    lines = [line.plain for line in duel([10, 20, 30], given=1, laid=2).lines(79, Detail.FULL)]
    assert len({line.index("+ gap") for line in lines[:-1]}) == 1
    assert len({line.index("- gap") for line in lines[:-1]}) == 1
    assert lines[-1].split() == ["e", "end"]


def test_where_lines_are_few_the_best_seats_are_shown() -> None:
    moves = {f"DEf@{column}{row}": {} for column in "abcdefghi" for row in range(1, 10)}
    view = {"game": "cafe-board", "tables": {}, "options": {}}
    lines = list(Choices(view, ["DEf"], moves).lines(79, Detail.BEST))
    assert len(lines) == 1
    assert " more" in lines[0].plain
