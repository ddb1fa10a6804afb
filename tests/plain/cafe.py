"""Both café games, read plainly: every legal move is found by asking of each text why not."""

import random
from typing import Any

from .cafe_floor import (
    FLOORS,
    NATIONS,
    Position,
    all_guests,
    can_fill,
    free_seats,
    guests_at,
    hand,
    has_company,
    joins,
    nation_at,
    right_nation,
    seated,
    seats_of,
    tables_of,
    unbalanced,
)
from .cafe_text import Move, parse, text

Refusal = tuple[str, str | None]

BAR = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14, -16]
MOST_SEATED = {"cafe-cards": 3, "cafe-board": 2}  # C3, B3
OPTIONS: dict[str, dict[str, Any]] = {
    "cafe-cards": {"clubs": False},
    "cafe-board": {"bar": 21, "open_hands": False},
}


# Dealing and completing


def deal(
    game: str, rng: random.Random, players: int = 2, options: dict[str, Any] | None = None
) -> Position:
    guests, tables = all_guests(game), NATIONS * 2
    rng.shuffle(guests)
    rng.shuffle(tables)
    size = 7 if game == "cafe-cards" else 5  # C2, B2
    places = list(FLOORS[game].seats_of)
    return complete(
        {
            "game": game,
            "players": players,
            "options": options or {},
            "hands": [guests[size * n : size * (n + 1)] for n in range(players)],
            "guest_pile": guests[size * players :],
            "tables": dict(zip(places, tables, strict=False)),
            "table_pile": tables[len(places) :],
        }
    )


def complete(position: Position) -> Position:
    return _marked(_filled(position))


def _filled(position: Position) -> Position:
    """A fresh copy with every field; hands sorted."""
    game = position["game"]
    players = position.get("players", len(position.get("hands", [])) or 2)
    filled: Position = {
        "game": game,
        "players": players,
        "options": {**OPTIONS[game], **position.get("options", {})},
        "tables": dict(position.get("tables", {})),
        "guests": dict(position.get("guests", {})),
        "hands": [sorted(cards) for cards in position.get("hands", [[]] * players)],
        "points": list(position.get("points", [0] * players)),
        "to_move": position.get("to_move", 0),
        "placed": position.get("placed", 0),
        "waiting": position.get("waiting"),
        "guest_pile": list(position.get("guest_pile", [])),
        "table_pile": list(position.get("table_pile", [])),
    }
    if game == "cafe-cards":
        filled["down"] = [list(cards) for cards in position.get("down", [[]] * players)]
        filled["club"] = position.get("club")
    else:
        filled["bar"] = list(position.get("bar", []))
    if position.get("over"):
        filled["over"] = True
    return filled


def _marked(p: Position) -> Position:
    """A game in which no move is legal is over, and says so."""
    if not p.get("over") and not any(_why(p, move) is None for move in _candidates(p)):
        return {**p, "over": True}
    return p


# Why a guest may not sit there


def _may_close(p: Position) -> bool:
    """C7: the turn has emptied the hand, and the player only chooses `close` or `end`."""
    return p["game"] == "cafe-cards" and p["placed"] > 0 and not hand(p)


def _partner_in_hand(p: Position, guest: str, seat: str) -> bool:
    """S4: somebody in the rest of the hand could sit down next, beside this guest."""
    then = seated(p, guest, seat)
    beside = [free for table in tables_of(then, seat) for free in free_seats(then, table)]
    return any(
        right_nation(then, partner, free) and unbalanced(then, partner, free) is None
        for partner in set(hand(then))
        for free in beside
    )


def _why_not_seat(p: Position, guest: str, seat: str) -> Refusal | None:
    if p.get("club"):
        return _why_not_club_seat(p, guest, seat)
    most = MOST_SEATED[p["game"]]
    if p["placed"] >= most or _may_close(p):
        return "not-now", None
    if guest not in hand(p):
        return "not-in-hand", None
    if seat in p["guests"]:
        return "occupied", None  # S1
    if not right_nation(p, guest, seat):
        return "nation", None
    table = unbalanced(p, guest, seat)
    if table is not None:
        return "balance", table
    if p["waiting"] is not None:
        return None if joins(p, seat, p["waiting"]) else ("partner", None)  # S4
    if has_company(p, seat):
        return None
    if p["placed"] + 1 >= most:
        return "alone", None  # S4: no further guest may be seated this turn
    return None if _partner_in_hand(p, guest, seat) else ("partner", None)


# Clubs


def _club_can_be_completed(p: Position, table: str, sex: str) -> bool:
    cards = [card for card in hand(p) if card[2] == sex]
    return table in p["tables"] and can_fill(p, free_seats(p, table), cards)


def _why_not_club(p: Position, table: str, sex: str) -> Refusal | None:
    if not p["options"]["clubs"] or p["placed"] > 0:
        return "not-now", None  # V1: instead of seating
    if any(guest[2] != sex for guest in guests_at(p, table)):
        return "balance", table
    if not free_seats(p, table) or not _club_can_be_completed(p, table, sex):
        return "partner", None
    return None


def _why_not_club_seat(p: Position, guest: str, seat: str) -> Refusal | None:
    table, sex = p["club"].split()
    if guest not in hand(p):
        return "not-in-hand", None
    if seat not in seats_of(p, table):
        return "not-now", None
    if seat in p["guests"]:
        return "occupied", None
    if not right_nation(p, guest, seat):
        return "nation", None
    if guest[2] != sex:
        return "balance", table
    if not _club_can_be_completed(seated(p, guest, seat), table, sex):
        return "partner", None
    return None


# Why any move is not legal


def _candidates(p: Position) -> list[Move]:
    """Every move that could be legal in some position with this hand."""
    cards = sorted(set(hand(p)))
    floor = FLOORS[p["game"]]
    seats = [("seat", card, seat) for card in cards for seat in floor.tables_of]
    if p["game"] == "cafe-board":
        return [("end",), *(("bar", card) for card in cards), *seats]
    clubs = [("club", table, sex) for table in floor.seats_of for sex in "fm"]
    return [("end",), ("close",), ("draw",), *(("down", card) for card in cards), *clubs, *seats]


def _why(p: Position, move: Move) -> Refusal | None:
    """Why the move isn't legal in a game that is not over; None when it is legal."""
    if move[0] == "seat":
        return _why_not_seat(p, move[1], move[2])
    if p["waiting"] is not None:
        return "partner", None  # S4: nothing else can be done
    if p.get("club"):
        return "not-now", None
    if move[0] in ("end", "close"):
        # C6: stopping needs a guest seated. C7: declaring needs the hand emptied this turn.
        ready = p["placed"] > 0 and (move[0] == "end" or not hand(p))
        return None if ready else ("not-now", None)
    if p["placed"] > 0:
        return "not-now", None  # C3, B3: a turn is exactly one of these
    if move[0] == "club":
        return _why_not_club(p, move[1], move[2])
    if move[0] == "draw":
        return _why_not_draw(p)
    return _why_not_put_away(p, move)


def _why_not_draw(p: Position) -> Refusal | None:
    if not p["guest_pile"]:
        return "not-now", None
    return ("hand-full", None) if len(hand(p)) >= 12 else None  # C3 b


def _why_not_put_away(p: Position, move: Move) -> Refusal | None:
    if move[0] == "down" and len(hand(p)) != 12:
        return "not-now", None  # C3 c
    if move[0] == "bar" and len(p["bar"]) >= p["options"]["bar"]:
        return "not-now", None
    if move[0] == "bar" and move[1].startswith("JK"):
        return "joker-bar", None  # B3
    return None if move[1] in hand(p) else ("not-in-hand", None)


# What a move does: these change a copy made for them


def _points(p: Position, move: Move) -> dict[str, int]:
    if move[0] == "bar":
        fields = BAR[len(BAR) - p["options"]["bar"] :]  # B6
        return {"bar": fields[len(p["bar"])]}
    if move[0] != "seat":
        return {}
    if p.get("club"):
        return _club_points(seated(p, move[1], move[2]))
    earn = _card_points if p["game"] == "cafe-cards" else _board_points
    paid = {table: earn(p, move[1], table) for table in tables_of(p, move[2])}
    return {table: points for table, points in paid.items() if points}


def _card_points(p: Position, guest: str, table: str) -> int:
    guests = [*guests_at(p, table), guest]
    if len(guests) < 2:
        return 0
    native = all(each[:2] == p["tables"][table] for each in guests)
    return 2 * len(guests) if native else len(guests)  # C5


def _board_points(p: Position, guest: str, table: str) -> int:
    mine = nation_at(p, guest, table)
    others = [nation_at(p, other, table) for other in guests_at(p, table)]
    return sum(2 if nation == mine else 1 for nation in others)  # B4


def _club_points(p: Position) -> dict[str, int]:
    table = p["club"].split()[0]
    if free_seats(p, table):
        return {}
    native = all(guest[:2] == p["tables"][table] for guest in guests_at(p, table))
    return {table: 40 if native else 20}  # V3


def _clear_full_tables(p: Position) -> list[str]:
    tables = [t for t in FLOORS[p["game"]].seats_of if t in p["tables"]]
    full = [table for table in tables if not free_seats(p, table)]  # S5
    for table in full:
        del p["tables"][table]
        for seat in seats_of(p, table):
            p["guests"].pop(seat, None)  # a shared seat may be empty already
    if len(p["table_pile"]) < len(full):
        p["over"] = True  # C8 a, B8 b: nothing is laid
        return full
    for table in full:
        p["tables"][table] = p["table_pile"].pop(0)
    return full


def _end_turn(p: Position) -> None:
    if p["game"] == "cafe-board":
        while len(hand(p)) < 5 and p["guest_pile"] and not p.get("over"):  # B7
            _draw_one(p)
    if not p.get("over"):
        p["to_move"] = (p["to_move"] + 1) % p["players"]
        p["placed"] = 0


def _draw_one(p: Position) -> None:
    hand(p).append(p["guest_pile"].pop(0))
    if not p["guest_pile"]:
        p["over"] = True  # C8 b, B8 c


def _do_seat(p: Position, guest: str, seat: str) -> list[str]:
    lonely = not p.get("club") and not has_company(p, seat)
    hand(p).remove(guest)
    p["guests"][seat] = guest
    p["placed"] += 1
    p["waiting"] = seat if lonely else None  # S4
    last = p["placed"] >= MOST_SEATED[p["game"]]  # C6, B3
    if p.get("club"):
        if free_seats(p, p["club"].split()[0]):
            return []  # V1: the club is seated at once, so S5 waits for its last guest
        p["club"], last = None, True  # V3: the turn ends
    cleared = _clear_full_tables(p)
    if last and not _may_close(p) and not p.get("over"):
        _end_turn(p)
    return cleared


def _do(p: Position, move: Move) -> list[str]:
    if move[0] == "seat":
        return _do_seat(p, move[1], move[2])
    if move[0] == "club":
        p["club"] = f"{move[1]} {move[2]}"
        return []
    if move[0] == "close":
        p["over"] = True  # C8 c
    elif move[0] == "draw":
        _draw_one(p)
    elif move[0] == "down":
        p["down"][p["to_move"]].append(move[1])
    elif move[0] == "bar":
        p["bar"].append(move[1])
        p["over"] = len(p["bar"]) >= p["options"]["bar"]  # B8 a
    if move[0] in ("down", "bar"):
        hand(p).remove(move[1])
    if not p.get("over"):
        _end_turn(p)
    return []


# The interface


def legal(position: Position) -> dict[str, dict[str, int]]:
    p = _filled(position)
    if p.get("over"):
        return {}
    moves = [move for move in _candidates(p) if _why(p, move) is None]
    return {text(move): _points(p, move) for move in moves}


def is_over(position: Position) -> bool:
    return bool(complete(position).get("over"))


def refusal(position: Position, move: str) -> Refusal | None:
    parsed = parse(position["game"], move)
    if parsed is None:
        return "syntax", None
    p = complete(position)
    return ("over", None) if p.get("over") else _why(p, parsed)


def play(position: Position, move: str) -> tuple[Position, dict[str, int], list[str]]:
    why = refusal(position, move)
    if why is not None:
        raise ValueError(f"{move}: {why}")
    p = _filled(position)
    parsed = parse(p["game"], move)
    assert parsed is not None
    points = _points(p, parsed)
    p["points"][p["to_move"]] += sum(points.values())
    cleared = _do(p, parsed)
    return complete(p), points, cleared


def result(position: Position) -> dict[str, list[int]] | None:
    """None while the game goes on."""
    p = complete(position)
    if not p.get("over"):
        return None
    minus = [0] * p["players"]  # B9: cards in hand cost nothing
    if p["game"] == "cafe-cards":
        minus = [2 * (len(h) + len(d)) for h, d in zip(p["hands"], p["down"], strict=True)]  # C9
    scores = [points - less for points, less in zip(p["points"], minus, strict=True)]
    best = max((score, -less) for score, less in zip(scores, minus, strict=True))
    winners = [n for n in range(p["players"]) if (scores[n], -minus[n]) == best]
    return {"scores": scores, "minus": minus, "winners": winners}


def perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(play(position, move)[0], depth - 1) for move in legal(position))
