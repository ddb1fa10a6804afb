"""Writes what the development page shows: games played by a greedy hand, frame by frame.

Run it from the top of the project: .venv/bin/python web/dev/positions.py
"""

import json
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from stammtisch.games import rulebook
from stammtisch.play.match import Match

OUT = Path(__file__).parent.parent / "src" / "dev"
AT = datetime(2025, 1, 1, tzinfo=UTC)


def frame(match, seat, events=(), move=None):
    mine = match.to_move == seat and match.result is None
    return {
        "view": match.game.view(match.state, seat),
        "moves": [{"move": m, "points": p} for m, p in match.legal().items()] if mine else [],
        "events": msgspec.to_builtins(list(events)),
        "lastMove": move,
    }


def worth(match, item):
    move, points = item
    if move[0].isdigit():  # face-to-face: the smallest gap
        from_pile = match.game.view(match.state, match.to_move)["piles"]
        own = from_pile[match.to_move]
        card = int(move.rstrip("+-!"))
        if move.endswith("!"):
            return -30
        return -((card - own["up"]) if "+" in move else (own["down"] - card))
    order = {"end": -1, "draw": -2, "close": -3}
    return sum(points.values()) if move not in order else order[move]


def game(name, players, options, salt, steps, seat=0):
    match = Match.begin(rulebook.find(name),
        [f"P{i}" for i in range(players)], options, salt=sha256(salt.encode()).hexdigest())
    frames = [frame(match, seat)]
    for _ in range(steps):
        if match.result:
            break
        legal = match.legal()
        best = max(legal.items(), key=lambda item: worth(match, item))[0]
        change = match.play(best, AT)
        frames.append(frame(match, seat, change.events, best))
    return frames


FLOOR = {"b2": "DE", "d2": "IT", "c3": "FR", "b4": "ES", "d4": "GB"}
SPECIAL = [
    # a club may be formed at b2, of women or at b4 of men
    {"game": "cafe-cards", "players": 2, "options": {"clubs": True}, "tables": FLOOR,
     "guests": {"b1": "DEf", "b5": "ESm", "c4": "ESm"}, "points": [12, 9],
     "hands": [["DEf", "DEf", "ITf", "ESm", "ESm", "FRf", "DEm"], ["GBf"]],
     "guest_pile": ["FRf", "GBm", "CNf"], "table_pile": ["US"]},
    # a club being filled
    {"game": "cafe-cards", "players": 2, "options": {"clubs": True}, "tables": FLOOR, "club": "b2 f",
     "guests": {"b1": "DEf"}, "hands": [["DEf", "DEf", "ITf", "DEm", "FRf"], ["GBf"]],
     "guest_pile": ["FRf", "GBm"], "table_pile": ["US"]},
    # twelve in hand: one may go face down
    {"game": "cafe-cards", "players": 2, "options": {}, "tables": FLOOR,
     "guests": {"b1": "DEf", "c4": "ESm", "c2": "DEm"}, "points": [31, 44],
     "hands": [["CNf", "CNm", "USf", "USm", "RUf", "TRm", "INf", "INm", "CUf", "CUm", "GBf", "DEf"], ["GBf"]],
     "guest_pile": ["FRf", "GBm"], "table_pile": ["US"]},
    # nothing left in hand: close, or end the turn
    {"game": "cafe-cards", "players": 2, "options": {}, "tables": FLOOR, "placed": 1,
     "guests": {"b1": "DEf", "c2": "DEm"}, "hands": [[], ["GBf"]],
     "guest_pile": ["FRf", "GBm"], "table_pile": ["US"]},
    # jokers, and tables nearly full
    {"game": "cafe-board", "players": 2, "tables": dict(zip(
        ["e2", "d3", "f3", "c4", "g4", "b5", "h5", "c6", "g6", "d7", "f7", "e8"],
        ["CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US"], strict=True)),
     "guests": {"e1": "CFf", "d2": "CFm", "c3": "CNf", "e3": "CNm", "b4": "DEm", "c5": "DEf",
                "g3": "ESf", "h4": "GBm", "h6": "ITf", "d8": "USm", "c7": "RUf"},
     "hands": [["JKf", "JKm", "CFf", "RUm", "USf"], ["GBf"]], "bar": ["CNm", "INf"], "points": [22, 31],
     "guest_pile": ["FRf", "GBm", "CNf"], "table_pile": ["US", "DE"]},
    # somebody waits for a partner
    {"game": "cafe-board", "players": 2, "tables": dict(zip(
        ["e2", "d3", "f3", "c4", "g4", "b5", "h5", "c6", "g6", "d7", "f7", "e8"],
        ["CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US"], strict=True)),
     "guests": {"e3": "CNm", "g7": "ITf"}, "waiting": "e3", "placed": 1,
     "hands": [["CFf", "CNf", "JKf", "USf"], ["GBf"]], "guest_pile": ["FRf", "GBm", "CNf"], "table_pile": ["US"]},
]


def special(position):
    game, state = rulebook.load_position(position)
    moves = [{"move": m, "points": p} for m, p in game.worth(state).items()]
    return {"view": game.view(state, 0), "moves": moves, "events": [], "lastMove": None}


def main():
    scenes = {
        "cards": game("cafe-cards", 3, {"clubs": True}, "cards", 60),
        "cards5": game("cafe-cards", 5, {}, "five", 40),
        "board": game("cafe-board", 2, {}, "board", 60),
        "duel": game("face-to-face", 2, {}, "duel", 40),
    }
    scenes["special"] = [special(position) for position in SPECIAL]
    for name, frames in scenes.items():
        (OUT / f"{name}.json").write_text(json.dumps(frames, separators=(",", ":")))
        print(name, len(frames))


main()
