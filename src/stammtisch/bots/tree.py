"""Information-set Monte Carlo tree search, compiled for one game.

This file is loaded once for each game (loading.py); `rules` and `instinct` are given to it.

Each round deals anew what the seat can't see, walks down the tree along moves that are legal in
that deal, adds one node, plays on by instinct and a little chance, to the end of the game or up to
a horizon, and tells every node on the way what came of it for the player who moved there. The tree
is of moves, not of positions: a node stands for all deals in which its moves can be made (Cowling,
Powley, Whitehouse 2012). Which one to follow is weighed as in PUCT: how it did so far, and how
promising it looks for how little it was tried; a bad-looking move isn't tried at all before the
good-looking ones disappoint. Everybody looks after himself, so any number can play; a turn of
several moves is several nodes of the same player.
"""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.desk import DEEPEST, NOTHING_HIDDEN, Desk
from stammtisch.bots.instincts import POINT
from stammtisch.games.bits import bit, lowest, size
from stammtisch.games.chance import Chance, Numbers, following, share
from stammtisch.games.moves import NO_MOVE, MoveSet
from stammtisch.games.rule import rule

rules: Any
instinct: Any

Nodes = NDArray[Any]

# Records, as states are: their fields are attributes without Numba, too.
NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("value", "f8"),  # what came of it for the player who moved, added up
                ("move", "i4"),
                ("worth", "i4"),  # by instinct, when it was first tried
                ("visits", "i4"),
                ("seen", "i4"),  # the last round in which it could have been chosen
                ("child", "i4"),  # the first child, or NONE
                ("sibling", "i4"),  # the next child of the same parent, or NONE
            ],
            align=True,
        ),
    )
)
NONE = 0  # node 0 is the root, which is nobody's child
FIRST_MOVES = 512  # more than any position has: a tree that is full still has room for them
WORST = -(10**9)
TIE = POINT // 2  # moves that differ less look alike

# How promising a move looks by how much less it is worth than the best one, in eighths of a point:
# every three points less it is a third as promising.
PROMISE = np.exp(-np.arange(256) / 24.0)
EIGHTH = POINT // 8

SETTINGS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("curiosity", "f8"),  # how much a seldom tried move draws
                ("winning", "f8"),  # 1: only the win counts; 0: only the margin
                ("spread", "f8"),  # by how much final scores usually differ
                ("whim", "i8"),  # by how much a move in a playout may look better than it is
                ("horizon", "i8"),  # a round looks no further than so many turns of everyone
                ("level", "i8"),  # 1: what hands are worth from the start is no gain
                ("guessing", "i8"),  # 1: others are dealt what instinct takes for likely
            ],
            align=True,
        ),
    )
)


@rule
def rounds(
    view: np.record, seat: int, settings: np.record, nodes: Nodes, desk: Desk, count: int
) -> int:
    """Search for so many rounds, or until told to stop; answer how many were made."""
    for made in range(count):
        if made and desk.stop[0]:
            return made
        deal(view, seat, settings, nodes, desk)
        search(settings.horizon * int(view.players), settings, nodes, desk, 0, 0)
    return count


@rule
def deal(view: np.record, seat: int, settings: np.record, nodes: Nodes, desk: Desk) -> None:
    """Begin a round: what the seat can't see is dealt anew."""
    state = desk.state[0]
    desk.state[0] = view
    if seat != NOTHING_HIDDEN:
        if settings.guessing:
            instinct.redeal(state, seat, desk.likely, desk.chance)
        else:
            rules.redeal(state, seat, desk.chance)
    note_leads(state, settings, desk)
    nodes[0].visits += 1


@rule
def note_leads(state: np.record, settings: np.record, desk: Desk) -> None:
    """How far each player is ahead when a round begins: what it ends with is compared to that.

    A search that is level counts the hands, too, as they may count at the end of the round: a bad
    hand alone is no loss then.
    """
    rules.result(state, desk.scores, desk.minus)
    for player in range(state.players):
        desk.scores[player] *= POINT
        if settings.level:
            desk.scores[player] += instinct.prospects(state, player)
    for player in range(state.players):
        desk.leads[player] = lead(desk.scores, player, state.players)


@rule
def search(
    turns: int, settings: np.record, nodes: Nodes, desk: Desk, node: int, depth: int
) -> bool:
    """A round from a node, so many moves down the tree; answer whether the game came to its end."""
    state = desk.state[0]
    depth, turns = walk(state, turns, settings, nodes, desk, node, depth)
    over = play_out(state, turns, settings.whim, desk.moves, desk.chance)
    reward(state, over, settings, desk)
    learn(nodes, desk, depth)
    return over


@rule
def walk(
    state: np.record,
    turns: int,
    settings: np.record,
    nodes: Nodes,
    desk: Desk,
    node: int,
    depth: int,
) -> tuple[int, int]:
    """Go down the tree to a new node, noting the path; answer the moves made and the turns left."""
    while depth < DEEPEST and turns > 0:
        found = rules.legal(state, desk.moves)
        if found == 0:
            break
        first_new = desk.used[0]
        node = choose(state, settings, nodes, node, desk, found)
        if node == NONE:
            break  # the tree is full
        turns = step(state, turns, nodes, desk, node, depth)
        depth += 1
        if node == first_new:
            break
    return depth, turns


@rule
def step(state: np.record, turns: int, nodes: Nodes, desk: Desk, node: int, depth: int) -> int:
    """Make the move of a node, noting it in the path; answer the turns left."""
    player = state.to_move
    desk.path[2 * depth] = node
    desk.path[2 * depth + 1] = player
    rules.play(state, nodes[node].move)
    return turns - int(state.to_move != player)


@rule
def choose(
    state: np.record, settings: np.record, nodes: Nodes, parent: int, desk: Desk, found: int
) -> int:
    """The child to follow: one of those there are, or a new one, or NONE when the tree is full."""
    value, visits, top, untried = see_children(nodes, parent, desk.moves, found)
    new = NO_MOVE
    new_worth = WORST
    if untried and desk.used[0] < len(nodes) - FIRST_MOVES:
        new, new_worth = promising(state, desk.moves, TIE, desk.chance)
        top = max(top, new_worth)
    pull = settings.curiosity * math.sqrt(visits + 1.0)
    best, best_bound = most_drawn_to(nodes, parent, top, pull)
    if new != NO_MOVE:
        expected = value / visits if visits else 0.5
        if best == NONE or expected + promise(top - new_worth) * pull > best_bound:
            best = add_child(nodes, desk, parent, new, new_worth)
    return best


@rule
def see_children(
    nodes: Nodes, parent: int, moves: MoveSet, found: int
) -> tuple[float, int, int, int]:
    """Mark the children whose moves can be made now, and leave in `moves` those that have no node.

    Answers the values and the visits of those children, what the best of them looks worth, and how
    many moves are left.
    """
    now = nodes[0].visits
    value = 0.0
    visits = 0
    top = WORST
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        row = node.move >> 6
        place = bit(node.move & 63)
        if moves[row] & place:
            moves[row] &= ~place
            found -= 1
            node.seen = now
            value += node.value
            visits += node.visits
            top = max(top, node.worth)
        child = node.sibling
    return value, visits, top, found


@rule
def most_drawn_to(nodes: Nodes, parent: int, top: int, pull: float) -> tuple[int, float]:
    """The child, of those that can be followed now, that did best or draws most, and how much."""
    now = nodes[0].visits
    best = NONE
    best_bound = -1.0
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        if node.seen == now:
            drawn = promise(top - node.worth) * pull / (1 + node.visits)
            bound = node.value / max(node.visits, 1) + drawn
            if bound > best_bound:
                best = child
                best_bound = bound
        child = node.sibling
    return best, best_bound


@rule
def promise(less: int) -> float:
    """How promising a move is that looks by so much less worth than the best."""
    return PROMISE[min(less // EIGHTH, len(PROMISE) - 1)]


@rule
def promising(state: np.record, moves: MoveSet, whim: int, chance: Chance) -> tuple[int, int]:
    """The move that looks best, give or take a whim, and what it looks worth.

    The source of chance is put back at the end, so that nothing is written meanwhile and what the
    moves of a row have in common is found out once.
    """
    source = int(chance[0])
    best = NO_MOVE
    best_look = WORST
    best_worth = WORST
    glanced = instinct.glance(state)
    for row in range(len(moves)):
        places = moves[row]
        while places:
            move = row * 64 + lowest(places)
            places &= places - 1
            worth = instinct.worth(state, move, glanced)
            source = following(source)
            look = worth + share(source, whim)
            if look > best_look:
                best = move
                best_look = look
                best_worth = worth
    chance[0] = source
    return best, best_worth


@rule
def add_child(nodes: Nodes, desk: Desk, parent: int, move: int, worth: int) -> int:
    """A new node in front of its siblings."""
    new = desk.used[0]
    desk.used[0] += 1
    node = nodes[new]
    node.value = 0.0
    node.move = move
    node.worth = worth
    node.visits = 0
    node.seen = nodes[0].visits
    node.child = NONE
    node.sibling = nodes[parent].child
    nodes[parent].child = new
    return new


@rule
def learn(nodes: Nodes, desk: Desk, depth: int) -> None:
    """Tell every node of the path what came of it."""
    for step in range(depth):
        node = nodes[desk.path[2 * step]]
        node.visits += 1
        node.value += desk.rewards[desk.path[2 * step + 1]]


@rule
def play_out(state: np.record, turns: int, whim: int, moves: MoveSet, chance: Chance) -> bool:
    """Play on by instinct for so many turns; answer whether the game is over."""
    found = rules.legal(state, moves)
    while found and turns > 0:
        player = state.to_move
        move, _ = promising(state, moves, whim, chance)
        rules.play(state, move)
        turns -= int(state.to_move != player)
        found = rules.legal(state, moves)
    return found == 0


@rule
def reward(state: np.record, over: bool, settings: np.record, desk: Desk) -> None:
    """What a round is worth to each player, from 0 to 1: the win, and how clear it was.

    Before the end of the game nobody has won, and what the players can look forward to counts.
    """
    scores = desk.scores
    winners = rules.result(state, scores, desk.minus)
    winning = settings.winning if over else 0.0
    for player in range(state.players):
        scores[player] *= POINT
        if not over:
            scores[player] += instinct.prospects(state, player)
    share = 1.0 / size(winners)
    for player in range(state.players):
        gained = lead(scores, player, state.players) - desk.leads[player]
        clear = 0.5 + 0.5 * math.tanh(gained / (POINT * settings.spread))
        won = share * (winners >> player & 1)
        desk.rewards[player] = winning * won + (1.0 - winning) * clear


@rule
def lead(scores: Numbers, player: int, players: int) -> int:
    """How far a player is ahead of everyone else, or behind the best of them."""
    rival = WORST
    for other in range(players):
        if other != player and scores[other] > rival:
            rival = scores[other]
    return scores[player] - rival
