"""A whole game told in lines: what is compared with the files, and what writes them."""

import json
from collections.abc import Callable, Iterator

from stammtisch.games.rulebook import Played, Rulebook
from stammtisch.games.states import State

Choose = Callable[[list[str]], str]

POSITION = "position "
MOVE = "move "


def tell(game: Rulebook, state: State, choose: Choose) -> Iterator[str]:
    """The position, then each time the legal moves, the move, and what it did."""
    yield POSITION + json.dumps(game.position(state))
    number = 0
    while moves := sorted(game.text(move) for move in game.legal(state)):
        number += 1
        yield f"legal {len(moves)}: {compact(moves)}"
        player, text = int(state.to_move), choose(moves)
        played = game.play(state, game.parse(text))
        yield f"{MOVE}{number} player {player}: {text}{consequences(game, state, played)}"
    yield POSITION + json.dumps(game.position(state))
    result = game.result(state)
    yield "result " + json.dumps(vars(result) if result else None)


def compact(moves: list[str]) -> str:
    """Moves by what they have in common: `DEf@b1,c2` and `17,23+`."""
    groups: dict[tuple[str, str], list[str]] = {}
    for move in moves:
        head, varying, tail = split(move)
        groups.setdefault((head, tail), []).append(varying)
    return " | ".join(f"{head}{','.join(group)}{tail}" for (head, tail), group in groups.items())


def split(move: str) -> tuple[str, str, str]:
    """What a move shares with others, before and after what varies: the seat, the card."""
    if "@" in move:
        guest, _, seat = move.partition("@")
        return f"{guest}@", seat, ""
    verb, _, rest = move.rpartition(" ")
    card = rest.rstrip("+-!")
    return f"{verb} ".lstrip(), card, rest[len(card) :]


def consequences(game: Rulebook, state: State, played: Played) -> str:
    """Points by place, tables cleared, and the points of all players where a game counts them."""
    paid = " ".join(f"{place} {points:+d}" for place, points in played.points.items())
    cleared = f"cleared {','.join(played.cleared)}" if played.cleared else ""
    points = f"points {game.position(state).get('points')}" if paid else ""
    return "".join(f" | {part}" for part in (paid, cleared, points) if part)


def moves_told(lines: list[str]) -> Iterator[str]:
    """The moves of a told game."""
    for line in lines:
        if line.startswith(MOVE):
            yield line.partition(": ")[2].partition(" | ")[0]
