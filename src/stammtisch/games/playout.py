"""Whole random games at full speed.

This file is loaded once for each game (loading.py); `rules` is given to it.
"""

from typing import Any

import numpy as np

from stammtisch.games.chance import Cards, Chance, Numbers, following, share, shuffle
from stammtisch.games.moves import NO_MOVE, MoveSet, nth_move
from stammtisch.games.rule import rule

rules: Any

PILE_ENDS = np.cumsum([len(pile) for pile in rules.PILES])


@rule
def shuffle_piles(deal: Cards, chance: Chance) -> None:
    """Shuffle each pile of a deal for itself."""
    start = 0
    for stop in PILE_ENDS:
        shuffle(deal, start, stop, chance)
        start = stop


@rule
def _nth(state: np.record, moves: MoveSet, index: int) -> int:
    return nth_move(moves, index)


# A game may have a quicker way than `legal` to count its moves and to pick one (interface.py).
choices = getattr(rules, "choices", rules.legal)
chosen = getattr(rules, "chosen", _nth)


@rule
def random_move(state: np.record, moves: MoveSet, chance: Chance) -> int:
    """One of the legal moves, each as likely as any other; NO_MOVE when the game is over.

    What chance says comes first, so that it doesn't have to wait for the moves.
    """
    source = following(int(chance[0]))
    found = choices(state, moves)
    if found == 0:
        return NO_MOVE
    chance[0] = source
    return chosen(state, moves, share(source, found))


@rule
def finish(state: np.record, moves: MoveSet, chance: Chance) -> int:
    """Play at random to the end; answer how many moves that took."""
    made = 0
    move = random_move(state, moves, chance)
    while move != NO_MOVE:
        rules.play(state, move)
        made += 1
        move = random_move(state, moves, chance)
    return made


@rule
def random_games(
    state: np.record,
    deal: Cards,
    moves: MoveSet,
    chance: Chance,
    lengths: Numbers,
    scores: Numbers,
    minus: Numbers,
    winners: Numbers,
) -> None:
    """Deal and finish a game for each row of the tables; players and options are the state's."""
    for game in range(len(lengths)):
        shuffle_piles(deal, chance)
        rules.set_up(state, deal)
        lengths[game] = finish(state, moves, chance)
        winners[game] = rules.result(state, scores[game], minus[game])
