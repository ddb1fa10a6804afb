"""A game move by move, as Python plays it: each function here is one call into compiled code.

They take a table of one row instead of a record, since Numba finds out what an array is ten times
faster than what a record is. `look` and `advance` take plain bytes, for that is faster still, and
all their arrays one by one, for a tuple with names takes as long as a move. This file is loaded
once for each game (loading.py); `rules` is given to it.
"""

from typing import Any

import numpy as np

from stammtisch.games.bits import lowest
from stammtisch.games.chance import Bytes, Cards, Numbers
from stammtisch.games.desk import (
    CLEARED,
    COUNT,
    DRAWN,
    MOVES_END,
    NEWS_ENDS,
    POINTS_END,
    TO_MOVE,
    WAITS,
)
from stammtisch.games.moves import MoveSet, holds
from stammtisch.games.page import CLOSE_OBJECT, OPEN_OBJECT, Page, put, say, with_comma, write
from stammtisch.games.rule import rule, seldom
from stammtisch.games.sorting import sort
from stammtisch.games.states import State
from stammtisch.games.writing import AT as FIELD_AT
from stammtisch.games.writing import COUNT as FIELD_COUNT
from stammtisch.games.writing import number_at, write_news

rules: Any

Rows = np.ndarray[Any, np.dtype[Any]]  # a table of states; where it is one state, with one row


@rule
def legal(rows: Rows, moves: MoveSet) -> int:
    """Fill in the legal moves; answer how many."""
    return rules.legal(rows[0], moves)


@rule
def play(rows: Rows, move: int) -> int:
    """Make a legal move; answer the set of places that were cleared."""
    return rules.play(rows[0], move)


@rule
def points(rows: Rows, move: int, paid: Cards) -> None:
    """What a legal move earns, by place."""
    rules.points(rows[0], move, paid)


@rule
def why(rows: Rows, move: int) -> int:
    """The reason why a move is refused, or FINE."""
    return rules.why(rows[0], move)


@rule
def blind(rows: Rows, seat: int) -> None:
    """Turn the state into what one seat knows."""
    rules.blind(rows[0], seat)


@rule
def result(rows: Rows, scores: Numbers, minus: Numbers) -> int:
    """Fill in the scores and the minus points in them; answer the set of winners."""
    return rules.result(rows[0], scores, minus)


@rule
def look(
    rows: Rows,
    block: Cards,
    words: Bytes,
    ends: Numbers,
    order: Numbers,
    text: Bytes,
    notes: Numbers,
    found: Numbers,
    paid: Cards,
) -> None:
    """Fill a block with the state, what everyone knows of it and what each player knows; and write
    the legal moves with what each earns."""
    after = block.view(rules.STATE)
    after[0] = rows[0]
    _blind_copies(after)
    notes[TO_MOVE] = after[0].to_move
    notes[MOVES_END] = _write_moves(after[0], order, Page(text, words, ends), 0, notes, found, paid)


@rule
def advance(
    before: Cards,
    move: int,
    block: Cards,
    fields: Numbers,
    view_words: Bytes,
    view_ends: Numbers,
    words: Bytes,
    ends: Numbers,
    order: Numbers,
    clues: Numbers,
    text: Bytes,
    notes: Numbers,
    found: Numbers,
    paid: Cards,
) -> bool:
    """Make a move in another block; note what it did, and write what is new to see, the legal moves
    with what each earns, and what this one earned. False, and nothing is done, if it isn't legal.
    """
    rows, after = before.view(rules.STATE), block.view(rules.STATE)
    moves = found[: rules.ROWS]
    _find_legal(rows[0], moves)
    if not holds(moves, move):
        return False
    page, each = Page(text, words, ends), len(block) // len(after)
    after[0] = rows[0]
    notes[CLEARED] = rules.play(after[0], move)
    _blind_copies(after)
    notes[TO_MOVE] = after[0].to_move
    mover = int(rows[0].to_move)
    _note_clues(before[each : 2 * each], block[each : 2 * each], mover, clues, notes)
    marks = notes[NEWS_ENDS : NEWS_ENDS + len(after) - 1]
    write_news(before[each:], block[each:], fields, view_words, view_ends, text, marks)
    at = _write_moves(after[0], order, page, marks[-1], notes, found, paid)
    notes[MOVES_END] = at
    notes[POINTS_END] = _write_points(rows[0], move, order, page, at, paid)
    return True


@seldom
def _find_legal(state: State, moves: MoveSet) -> None:
    rules.legal(state, moves)


@rule
def _blind_copies(rows: Rows) -> None:
    """After the state itself what everyone knows of it, and then what each player knows."""
    for row in range(1, len(rows)):
        rows[row] = rows[0]
        rules.blind(rows[row], row - 2)


@rule
def _note_clues(then: Cards, now: Cards, mover: int, clues: Numbers, notes: Numbers) -> None:
    """From what everyone knew and knows: whether a guest waits, how many cards the mover drew."""
    waiting, left = clues[0], clues[1]
    notes[WAITS] = waiting[FIELD_COUNT] > 0 and number_at(now, waiting, FIELD_AT, 0) >= 0
    notes[DRAWN] = 0
    if left[FIELD_COUNT] > 0:
        pile = max(0, min(mover, int(left[FIELD_COUNT]) - 1))  # each has a pile, or all have one
        drawn = number_at(then, left, FIELD_AT, pile) - number_at(now, left, FIELD_AT, pile)
        notes[DRAWN] = drawn


@seldom
def _write_moves(
    state: State,
    order: Numbers,
    page: Page,
    at: int,
    notes: Numbers,
    found: Numbers,
    paid: Cards,
) -> int:
    """The legal moves, sorted by their texts, each with what it earns."""
    moves, words = found[: rules.ROWS], found[rules.ROWS :]
    _find_legal(state, moves)
    count = _list_words(moves, order, words)
    sort(words, count)
    at = put(page, at, OPEN_OBJECT)
    for index in range(count):
        at = say(page, with_comma(page, at, index > 0), words[index])
        at = _write_points(state, order[1, words[index]], order, page, at, paid)
    notes[COUNT] = count
    return put(page, at, CLOSE_OBJECT)


@rule
def _list_words(moves: MoveSet, order: Numbers, words: Numbers) -> int:
    """The words of the moves of a set; answers how many."""
    count = 0
    for row in range(rules.ROWS):
        left = moves[row]
        while left:
            words[count] = order[0, row * 64 + lowest(left)]
            left &= left - 1
            count += 1
    return count


@seldom
def _write_points(state: State, move: int, order: Numbers, page: Page, at: int, paid: Cards) -> int:
    """What a legal move earns, by place."""
    first_place = order.shape[1]
    paid[:] = 0
    rules.points(state, move, paid)
    start = at = put(page, at, OPEN_OBJECT)
    for place in range(len(page.ends) - 1 - first_place):
        if paid[place]:
            at = say(page, with_comma(page, at, at > start), first_place + place)
            at = write(page, at, int(paid[place]))
    return put(page, at, CLOSE_OBJECT)
