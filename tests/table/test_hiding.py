"""Nobody is sent what is hidden from them: every byte, beside that of a game with other cards.

A twin of a game is the same table with two cards of the deal swapped, and the same moves.
As long as somebody knows the same in both games, both must send them the same.
"""

import asyncio
import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from stammtisch.games.chance import Cards
from stammtisch.play import match as matches
from stammtisch.store.people import Somebody
from stammtisch.table.table import Table
from stammtisch.table.views import encode
from stammtisch.wire.requests import Play
from tests.games.cases import CASES, Case
from tests.table.company import NAMES
from tests.table.direct import Direct, Ear, begin, direct_house, do

TWINS = 4
MOVES = 40
SECRETS = re.compile(rb'"(id|promise|commitment|invite)":"[a-z0-9]+"')  # differ at any two tables
Knowledge = list[bytes]  # what each seat knows, then what all know

# By step, for each who looks on: the knowledge, the changes heard in this step, and a snapshot.
Step = tuple[Knowledge, list[list[bytes]], list[bytes]]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hidden_cards_make_no_difference(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = asyncio.run(compare(case, tmp_path, monkeypatch))
    open_to_all = case.options.get("open_hands")
    assert all(count > 2 for count in compared), compared
    assert sum(compared) > (10 if open_to_all else 30), compared


async def compare(case: Case, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many steps were compared, by seat, and for who looks on."""
    rng = random.Random(str(case))
    compared = [0] * (case.players + 1)
    async with direct_house(folder) as here:
        players = [await here.somebody(name) for name in NAMES[: case.players]]
        deal = case.game.deal(str(case))
        steps, moves = await play(here, case, players, deal, None, rng, monkeypatch)
        for _ in range(TWINS):
            twin = swapped(case, deal, rng)
            others, _ = await play(here, case, players, twin, moves, rng, monkeypatch)
            for watcher in range(case.players + 1):
                compared[watcher] += compare_steps(steps, others, watcher)
    return compared


def swapped(case: Case, deal: Cards, rng: random.Random) -> Cards:
    """The deal with two different cards of one pile swapped."""
    twin = deal.copy()
    start, piles = 0, []
    for pile in case.game.rules.PILES:
        piles.append(range(start, start + len(pile)))
        start += len(pile)
    while (twin == deal).all():
        one, other = rng.sample(rng.choice(piles), 2)
        twin[[one, other]] = twin[[other, one]]
    return twin


async def play(
    here: Direct,
    case: Case,
    players: Sequence[Somebody],
    deal: Cards,
    moves: list[str] | None,
    rng: random.Random,
    monkeypatch: pytest.MonkeyPatch,
) -> tuple[list[Step], list[str]]:
    """Play these moves, or random ones, from a deal; what everyone knew and was sent."""
    monkeypatch.setattr(matches, "fair_deal", lambda *_: deal)
    table = await here.table(case.name, *players, options=case.options)
    ears = [Ear(person) for person in (*players, None)]
    for ear in ears:
        table.add(ear)
    await begin(table, *players)
    steps, made = [step(case, table, ears)], list[str]()
    most = MOVES if moves is None else len(moves)
    while table.course.status == "playing" and len(made) < most:
        legal = list(table.course.match.legal())  # type: ignore[union-attr]
        move = rng.choice(legal) if moves is None else moves[len(made)]
        if move not in legal:
            break
        mover = players[table.course.to_move or 0]
        assert await do(table, mover, Play(play=move, version=table.course.version)) is None
        made.append(move)
        steps.append(step(case, table, ears))
    return steps, made


def step(case: Case, table: Table, ears: Sequence[Ear]) -> Step:
    match = table.course.match
    assert match is not None
    seats = [*range(case.players), -1]
    knowledge = [case.game.blind(match.state, seat).tobytes() for seat in seats]
    # Whether the game is over, everybody hears.
    knowledge = [known + bytes([table.course.status == "over"]) for known in knowledge]
    snapshots = [plain(encode(table.snapshot(ear.person))) for ear in ears]
    heard = [[plain(message) for message in ear.raw] for ear in ears]
    for ear in ears:
        ear.raw.clear()
    return knowledge, heard, snapshots


def plain(message: bytes) -> bytes:
    """Without the names and digests that every table has for itself."""
    return SECRETS.sub(b"", message)


def compare_steps(steps: Sequence[Step], others: Sequence[Step], watcher: int) -> int:
    """Compare until the watcher would know the games apart; answer for how many steps."""
    compared = 0
    for one, other in zip(steps, others, strict=False):
        if one[0][watcher] != other[0][watcher]:
            break
        assert one[1][watcher] == other[1][watcher]
        assert one[2][watcher] == other[2][watcher]
        compared += 1
    return compared


def test_two_games_with_other_cards_are_told_apart_by_those_who_hold_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison above compares something."""
    case = next(case for case in CASES if case.name == "face-to-face")

    async def run() -> None:
        async with direct_house(tmp_path) as here:
            players = [await here.somebody(name) for name in NAMES[:2]]
            rng = random.Random(1)
            first = [
                (await play(here, case, players, case.game.deal(seed), [], rng, monkeypatch))
                for seed in (1, 2)
            ]
            (one, *_), (other, *_) = (steps for steps, _ in first)
            assert one[2][0] != other[2][0]
            assert one[2][2] == other[2][2]

    asyncio.run(run())
