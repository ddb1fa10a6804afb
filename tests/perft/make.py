"""Write the perft files anew: `python -m tests.perft.make`, from the top of the repository.

Everything here comes from the plain reading of the rules (tests/plain), not from the rule books
that the numbers are to test. Random games, the same every time, are searched for positions worth
counting: the first of every kind below, for each game, number of players and choice of options. An
entry holds a position and, for depth 1, 2, 3..., the number of sequences of so many legal moves.

It takes some minutes. An entry that you add by hand stays only if you add its position here, too.
"""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.games.cases import CASES, Case
from tests.plain import reading_of

FOLDER = Path(__file__).parent
GAMES = 10  # searched for each case
MOST_NODES = 6000  # so many are counted by the plain reading in a few seconds

Position = dict[str, Any]
Entry = dict[str, Any]


def hand_of(position: Position) -> list[Any]:
    hand: list[Any] = position["hands"][position["to_move"]]
    return hand


def half_played(position: Position) -> bool:
    left = position.get("guest_pile") or position.get("draw", [[]])[0]
    return 20 < len(left) < 30


def bar_nearly_full(position: Position) -> bool:
    return position["options"].get("bar", 99) - len(position.get("bar", [])) in (1, 2)


def club_possible(position: Position) -> bool:
    return any(move.startswith("club") for move in reading_of(position["game"]).legal(position))


def pile_nearly_empty(position: Position) -> bool:
    if "draw" in position:
        return len(position["draw"][position["to_move"]]) in (1, 2)
    return len(position["guest_pile"]) in (1, 2)


KINDS: dict[str, Callable[[Position], Any]] = {
    "start": lambda p: True,
    "middle": half_played,
    "waiting": lambda p: p.get("waiting"),
    "club": lambda p: p.get("club"),
    "club-to-come": lambda p: p["options"].get("clubs") and club_possible(p),
    "hand-emptied": lambda p: p.get("placed") and not hand_of(p),
    "hand-full": lambda p: len(hand_of(p)) == 12,
    "last-table": lambda p: len(p.get("table_pile", "none")) <= 1,
    "last-guests": pile_nearly_empty,
    "last-fields": bar_nearly_full,
    "last-cards": lambda p: "draw" in p and len(hand_of(p)) <= 3 and not any(p["draw"]),
    "one-card": lambda p: "draw" in p and len(hand_of(p)) == 1 and not p["laid"],
}


def positions(case: Case, seed: int) -> Iterator[Position]:
    """The positions of a random game that seats guests where it can."""
    reading, rng = reading_of(case.name), random.Random(f"{case} {seed}")
    position = reading.deal(case.name, rng, case.players, case.options)
    if "draw" in position and seed % 2:
        position["draw"] = [pile[:5] for pile in position["draw"]]  # to see how games end
    while moves := sorted(reading.legal(position)):
        yield position
        likely = careful(position, moves) if "draw" in position else eager(moves)
        choices = likely if rng.random() < (0.95 if "draw" in position else 0.6) else moves
        position = reading.play(position, rng.choice(choices))[0]


def eager(moves: list[str]) -> list[str]:
    """Guests are seated wherever they can be."""
    return [move for move in moves if "@" in move or move.startswith("club")] or moves


def careful(position: Position, moves: list[str]) -> list[str]:
    """face-to-face: the move that loses least; games played with care last to the end."""
    return [min(moves, key=lambda move: step_of(position, move))]


def step_of(position: Position, move: str) -> int:
    """How much a pile loses by a move."""
    if move == "end":
        return 3
    mine = move.endswith(("+", "-"))
    piles = position["piles"][position["to_move"] if mine else 1 - position["to_move"]]
    card = int(move.rstrip("+-!"))
    step = card - piles["up"] if "+" in move else piles["down"] - card
    return step if mine else 20


def entries(case: Case) -> Iterator[Entry]:
    wanted = dict(KINDS)
    for seed in range(GAMES):
        for position in positions(case, seed):
            for kind in [kind for kind, is_one in wanted.items() if is_one(position)]:
                del wanted[kind]
                yield {"id": f"{case}-{kind}", "position": position, "nodes": counts(position)}


def counts(position: Position) -> list[int]:
    """Nodes by depth, as deep as the next depth is not likely to be too much."""
    reading = reading_of(position["game"])
    nodes = [1, reading.perft(position, 1)]
    while nodes[-1] and len(nodes) < 9 and nodes[-1] ** 2 // nodes[-2] <= MOST_NODES:
        nodes.append(reading.perft(position, len(nodes)))
    return nodes[1:]


def main() -> None:
    for name in {case.name: None for case in CASES}:
        found = [entry for case in CASES if case.name == name for entry in entries(case)]
        lines = ",\n".join(json.dumps(entry) for entry in found)
        (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", "utf-8")
        print(name, len(found), "entries", sum(sum(entry["nodes"]) for entry in found), "nodes")


if __name__ == "__main__":
    main()
