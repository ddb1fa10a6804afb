"""What speaks for a card in face-to-face: gaps, steps of ten, gifts and what is drawn for them."""

import re
from collections.abc import Iterator, Sequence

from stammtisch.analysis import reasons
from stammtisch.analysis.reasons import AnyReason
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State, copy_of

LAYING = re.compile(r"(\d+)([+-])(!?)", re.ASCII)
FEW = 5  # numbers that a pile loses easily
NAMES = {"+": "up", "-": "down"}

Laying = tuple[int, str, bool]  # a card, a pile, whether it is the opponent's


def reasons_for(game: Rulebook, view: State, turn: Sequence[int]) -> Iterator[AnyReason]:
    """What speaks for the first move of a turn."""
    laying = _laying(game.text(turn[0]))
    if laying is None:
        yield from _stopping(game, view)
    elif laying[2]:
        yield reasons.Gift(-_gap(game, view, laying), _drawn(game, view, turn))
    else:
        yield from _own_pile(game, view, turn[0], laying)


def _own_pile(game: Rulebook, view: State, move: int, laying: Laying) -> Iterator[AnyReason]:
    pile, gap = laying[1], _gap(game, view, laying)
    if gap < 0:
        yield reasons.StepBack(pile)  # F3
    elif (smallest := _is_cheapest(game, view, laying)) or gap <= FEW:
        yield reasons.Gap(pile, gap, smallest)
    after = copy_of(view)
    game.make(after, move)
    ready = sorted(_steps_back(game, after) - _steps_back(game, view))
    if ready:
        yield reasons.Readies(*ready[0])


def _stopping(game: Rulebook, view: State) -> Iterator[AnyReason]:
    layings = _layings(game, view)
    gaps = [_gap(game, view, laying) for laying in layings if not laying[2]]
    if gaps and min(gaps) > 0:
        yield reasons.NextGap(min(gaps))
    if not layings:
        yield reasons.NothingFits()


def _is_cheapest(game: Rulebook, view: State, laying: Laying) -> bool:
    """Whether every other card would cost an own pile more."""
    others = (other for other in _layings(game, view) if not other[2] and other[0] != laying[0])
    return all(_gap(game, view, other) > _gap(game, view, laying) for other in others)


def _steps_back(game: Rulebook, state: State) -> set[tuple[int, str]]:
    """F3: the cards that could step back now, and where."""
    layings = (laying for laying in _layings(game, state) if not laying[2])
    return {(card, pile) for card, pile, _ in layings if _gap(game, state, (card, pile, False)) < 0}


def _layings(game: Rulebook, state: State) -> list[Laying]:
    found = (_laying(game.text(move)) for move in game.legal(state))
    return [laying for laying in found if laying is not None]


def _laying(text: str) -> Laying | None:
    match = LAYING.fullmatch(text)
    return (int(match[1]), match[2], bool(match[3])) if match else None


def _gap(game: Rulebook, state: State, laying: Laying) -> int:
    """How many numbers a pile loses by a card; below zero what it gets back."""
    card, pile, gift = laying
    seat = int(state["to_move"])
    piles = game.view(state, seat)["piles"][1 - seat if gift else seat]
    onward = card - int(piles[NAMES[pile]])
    return onward if pile == "+" else -onward


def _drawn(game: Rulebook, view: State, turn: Sequence[int]) -> int:
    """F6: how many cards the turn draws at its end, as far as it is planned."""
    state, seat = copy_of(view), int(view["to_move"])
    for move in turn:
        held = int(state["hand_size"][seat])
        game.make(state, move)
        if int(state["to_move"]) != seat:
            return int(state["hand_size"][seat]) - held
    return 0
