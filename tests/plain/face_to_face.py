"""face-to-face, read plainly."""

import random
import re
from typing import Any

Position = dict[str, Any]
Refusal = tuple[str, str | None]
Lay = tuple[int, str, bool]  # the card, "up" or "down", whether it goes to the opponent

CARDS = list(range(2, 60))  # F1
ALL_LAID = len(CARDS)


# Dealing and completing


def deal(
    game: str, rng: random.Random, players: int = 2, options: dict[str, Any] | None = None
) -> Position:
    colours = [rng.sample(CARDS, len(CARDS)) for _ in range(players)]
    return complete(
        {
            "game": game,
            "players": players,
            "options": options or {},
            "hands": [colour[:6] for colour in colours],
            "draw": [colour[6:] for colour in colours],
        }
    )


def complete(position: Position) -> Position:
    """A fresh copy with every field; hands sorted."""
    untouched = [{"up": 1, "down": 60}, {"up": 1, "down": 60}]  # F1
    return {
        "game": position["game"],
        "players": position.get("players", 2),
        "options": {"last_card": "loses", **position.get("options", {})},
        "piles": [dict(piles) for piles in position.get("piles", untouched)],
        "hands": [sorted(cards) for cards in position.get("hands", [[], []])],
        "draw": [list(cards) for cards in position.get("draw", [[], []])],
        "to_move": position.get("to_move", 0),
        "laid": position.get("laid", 0),
        "given": position.get("given", 0),
    }


# Small questions


def _hand(p: Position) -> list[int]:
    cards: list[int] = p["hands"][p["to_move"]]
    return cards


def _laid_in_all(p: Position, player: int) -> int:
    return ALL_LAID - len(p["hands"][player]) - len(p["draw"][player])


def _finished_players(p: Position) -> list[int]:
    return [player for player in (0, 1) if _laid_in_all(p, player) == ALL_LAID]  # F7


def _fits_own(card: int, direction: str, top: int) -> bool:
    if direction == "up":
        return card > top or card == top - 10  # F3
    return card < top or card == top + 10


def _helps(card: int, direction: str, top: int) -> bool:
    if top in (1, 60):
        return False  # F4: an untouched pile can't be helped
    return card < top if direction == "up" else card > top


def _laid_on_pile(p: Position, lay: Lay) -> Position:
    """The position with the card moved from the hand to the pile, and counted."""
    card, direction, gift = lay
    after = complete(p)
    _hand(after).remove(card)
    owner = 1 - p["to_move"] if gift else p["to_move"]
    after["piles"][owner][direction] = card
    after["laid"] += 1
    after["given"] += 1 if gift else 0
    return after


# Why a move is not legal


def _why_not_there(p: Position, lay: Lay) -> Refusal | None:
    """F3 and F4 alone, without looking ahead."""
    card, direction, gift = lay
    if card not in _hand(p):
        return "not-in-hand", None
    if not gift:
        top = p["piles"][p["to_move"]][direction]
        return None if _fits_own(card, direction, top) else ("direction", None)
    if p["given"] >= 1:
        return "one-gift", None
    top = p["piles"][1 - p["to_move"]][direction]
    return None if _helps(card, direction, top) else ("helps-not", None)


def _all_lays(p: Position) -> list[Lay]:
    directions = ("up", "down")
    return [(card, way, gift) for card in _hand(p) for way in directions for gift in (False, True)]


def _is_kind_last_card(p: Position) -> bool:
    """F9: the option lets a single last card be laid, on any pile it fits."""
    alone = len(_hand(p)) == 1 and not p["draw"][p["to_move"]]
    return p["options"]["last_card"] == "wins" and p["laid"] == 0 and alone


def _why_not_lay(p: Position, lay: Lay) -> Refusal | None:
    why = _why_not_there(p, lay)
    if why is not None or p["laid"] > 0 or _is_kind_last_card(p):
        return why
    # F8: a first card must leave a second. F5 needs no look of its own: of two cards at most one
    # is a gift (F4), so the other goes to an own pile.
    after = _laid_on_pile(p, lay)
    if any(_why_not_there(after, second) is None for second in _all_lays(after)):
        return None
    return "two-cards", None


def _why_not_end(p: Position) -> Refusal | None:
    enough = p["laid"] >= 2 and p["laid"] - p["given"] >= 1  # F2, F5
    return None if enough else ("two-cards", None)


def _parse(text: str) -> Lay | None:
    found = re.fullmatch(r"([1-9][0-9]?)([+-])(!?)", text)
    if found is None or int(found[1]) not in CARDS:
        return None
    return int(found[1]), "up" if found[2] == "+" else "down", found[3] == "!"


def _text(lay: Lay) -> str:
    card, direction, gift = lay
    return f"{card}{'+' if direction == 'up' else '-'}{'!' if gift else ''}"


# What a move does


def _end_turn(p: Position) -> Position:
    after = complete(p)
    mine, draw = _hand(after), after["draw"][p["to_move"]]
    wanted = max(0, 6 - len(mine)) if p["given"] else 2  # F6
    mine.extend(draw[:wanted])
    del draw[:wanted]
    after["to_move"] = 1 - p["to_move"]
    after["laid"] = after["given"] = 0
    return complete(after)


# The interface


def legal(position: Position) -> dict[str, dict[str, int]]:
    p = complete(position)
    if _finished_players(p):
        return {}
    moves = [_text(lay) for lay in _all_lays(p) if _why_not_lay(p, lay) is None]
    if _why_not_end(p) is None:
        moves.append("end")
    return {move: {} for move in moves}


def is_over(position: Position) -> bool:
    return not legal(position)  # F7, or F8 and F9: the player to move is stuck


def refusal(position: Position, move: str) -> Refusal | None:
    lay = _parse(move)
    if lay is None and move != "end":
        return "syntax", None
    if is_over(position):
        return "over", None
    p = complete(position)
    return _why_not_end(p) if lay is None else _why_not_lay(p, lay)


def play(position: Position, move: str) -> tuple[Position, dict[str, int], list[str]]:
    why = refusal(position, move)
    if why is not None:
        raise ValueError(f"{move}: {why}")
    p, lay = complete(position), _parse(move)
    return _end_turn(p) if lay is None else _laid_on_pile(p, lay), {}, []


def result(position: Position) -> dict[str, list[int]] | None:
    """None while the game goes on."""
    if not is_over(position):
        return None
    p = complete(position)
    winners = _finished_players(p)[:1] or [1 - p["to_move"]]  # F7, else F8
    scores = [_laid_in_all(p, player) for player in (0, 1)]
    return {"scores": scores, "minus": [0, 0], "winners": winners}


def perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(play(position, move)[0], depth - 1) for move in legal(position))
