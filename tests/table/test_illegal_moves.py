"""Moves that the rules refuse, made and asked about, beside what the record says afterwards."""

import asyncio
import random

import pytest

from stammtisch.client import Seated
from stammtisch.games.rulebook import find
from stammtisch.play.record import Record
from stammtisch.play.replay import start
from stammtisch.testing.trial import trials
from stammtisch.wire.answers import Fine, Refusal
from stammtisch.wire.requests import Play, Why
from tests.table.company import (
    ask,
    at_table,
    begin,
    look,
    mover,
    people,
    play_one,
    refusal,
    set_table,
)

GAMES = 5
PLACE = "at a place"  # where a move is refused
TRIES = 2  # a move, of all texts and of those with a card in the hand
NO_MOVES = ("xyzzy", "END", " ", "@", "\N{SNOWMAN}", "17", "DEf@z9", "'; --", "\u202e")
Answers = list[tuple[int, str, str | None, str | None]]  # moves made, text, reason, place


@pytest.mark.parametrize(
    ("game", "options", "expected"),
    [
        ("cafe-cards", {"clubs": True}, {"not-in-hand", "nation", "balance"}),
        ("cafe-board", {}, {"not-in-hand", "nation"}),
        ("face-to-face", {}, {"not-in-hand", "direction"}),
    ],
)
def test_the_reasons_are_those_of_the_rules(
    address: str, game: str, options: dict[str, bool], expected: set[str]
) -> None:
    wanted = expected if game == "face-to-face" else {*expected, PLACE}
    seen: set[str | None] = set()
    for _ in range(GAMES):  # deals differ, and in one of them a reason may not come up
        answers, record = asyncio.run(play_and_ask(address, game, options))
        check_against_the_rules(answers, record)
        seen |= {reason for _, _, reason, _ in answers}
        seen |= {PLACE for _, _, _, place in answers if place}
        if wanted <= seen:
            return
    raise AssertionError(f"never seen: {wanted - seen}")


async def play_and_ask(address: str, game: str, options: dict[str, bool]) -> tuple[Answers, Record]:
    rng, texts, answers = random.Random(game), every_text(game), Answers()
    async with people(address, 2) as clients:
        table = await set_table(clients, game, options)
        async with at_table(table, *clients) as seats:
            await begin(seats)
            made = 0
            while not seats[0].over:
                seat = mover(seats)
                for text in tries(seat, texts, rng):
                    answers.append((made, text, *await why(seat, text)))
                if made % 10 == 0:
                    await check_refused_play(seat, rng.choice(texts))
                await play_one(seats, rng)
                made += 1
        return answers, await clients[0].record(table)


def tries(seat: Seated, texts: list[str], rng: random.Random) -> list[str]:
    """Some moves to ask about; one of them is legal."""
    assert seat.now is not None
    [number] = seat.now.yours
    hand = tuple(f"{card}{sign}" for card in seat.view(number)["hands"][number] for sign in "@+-")
    likely = [text for text in texts if text.startswith(hand)]
    some = rng.sample(likely, min(TRIES, len(likely)))
    return [*rng.sample(texts, TRIES), *some, rng.choice(list(seat.moves))]


def every_text(game: str) -> list[str]:
    rules = find(game)
    return [rules.text(move) for move in next(trials(rules, 1, 0)).every_move] + list(NO_MOVES)


async def why(seat: Seated, text: str) -> tuple[str | None, str | None]:
    """The reason and the place for which a move is refused."""
    answer = await ask(seat, Why(why=text))
    if isinstance(answer, Fine):
        assert answer.fine == text
        assert text in seat.moves
        return None, None
    assert isinstance(answer, Refusal)
    assert text not in seat.moves
    return answer.refused, answer.place


async def check_refused_play(seat: Seated, text: str) -> None:
    """A move that is refused has the reason that asking gives, and changes nothing."""
    if text in seat.moves:
        return
    before = await look(seat)
    told = await refusal(seat, Play(play=text, version=seat.version))
    assert (told.refused, told.place) == await why(seat, text)
    assert told.sentence.startswith(f"`{repr(text)[1:-1]}` ")
    assert await look(seat) == before


def check_against_the_rules(answers: Answers, record: Record) -> None:
    match, made = start(record), 0
    for moves, text, reason, place in answers:
        while made < moves:
            match.play(record.moves[made].move, record.moves[made].at)
            made += 1
        refused = match.refusal(text)
        expected = (refused.reason, refused.place) if refused else (None, None)
        assert (reason, place) == expected, (made, text)
