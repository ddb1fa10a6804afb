"""What speaks for a move: drawn from the rule books alone, and from what its player knows.

A café game pays points and has seats, so there reasons come from them; in face-to-face they come
from the gaps between numbers (duel_reasons.py). A game that is neither gives what all games have.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, islice

from stammtisch.analysis import duel_reasons, reasons
from stammtisch.analysis.reasons import AnyReason
from stammtisch.games.chance import Chance, seeded
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State, copy_of

MOST_REASONS = 3
DEALS = 24  # of what can't be seen, to find out what the next player may do
CLEARLY_LESS = 2.0  # points
LITTLE = 4  # points: what the first pair at a table earns
JOKER = "JK"  # which is at home everywhere


@dataclass(frozen=True)
class Case:
    """A move to be explained: from a blind state, the turn that it begins, and another move that
    could have been made instead."""

    game: Rulebook
    view: State
    turn: Sequence[int]
    other: int | None = None

    @property
    def seat(self) -> int:
        """Whose move it is."""
        return int(self.view["to_move"])

    @cached_property
    def text(self) -> str:
        """The move in text."""
        return self.game.text(self.turn[0])

    @cached_property
    def points(self) -> dict[str, int]:
        """What the move earns."""
        return self.game.points(self.view, self.turn[0])

    @cached_property
    def worth(self) -> dict[str, int]:
        """All that could be done, and what it earns."""
        return {move: sum(paid.values()) for move, paid in self.game.worth(self.view).items()}

    @cached_property
    def _made(self) -> tuple[State, list[str]]:
        after = copy_of(self.view)
        return after, self.game.make(after, self.turn[0])

    @property
    def after(self) -> State:
        """How things stand after the move; what is turned over or drawn by it is made up."""
        return self._made[0]

    @property
    def cleared(self) -> list[str]:
        """The tables that it clears."""
        return self._made[1]


def reasons_for(case: Case) -> list[AnyReason]:
    """What speaks for a move, what counts most first."""
    if _wins(case):
        return [reasons.Wins()]
    if case.game.name == "face-to-face":
        found = duel_reasons.reasons_for(case.game, case.view, case.turn)
    else:
        found = chain(_own(case), _leaves_less(case), _only_seat(case), _spares(case))
    return list(islice(found, MOST_REASONS))


def _wins(case: Case) -> bool:
    """Whether the move wins the game, whatever the others hold."""
    chance = seeded("a win")
    return all(_wins_once(case, chance) for _ in range(DEALS))


def _wins_once(case: Case, chance: Chance) -> bool:
    state = case.game.redeal(case.view, case.seat, chance)
    case.game.make(state, case.turn[0])
    result = case.game.result(state)
    return result is not None and result.winners == [case.seat]


def _own(case: Case) -> Iterator[AnyReason]:
    """What the move itself does, by its kind."""
    verb, _, guest = case.text.partition(" ")
    if "@" in case.text:
        yield from _seating(case)
    elif verb in ("draw", "end"):
        yield from _little_now(case)
    elif verb == "club":
        yield from _turn_earns(case)
    elif verb == "close":
        yield from _ahead(case)
    else:  # a guest laid face down, or sent to the bar
        yield from _aside(case, verb, guest)


def _seating(case: Case) -> Iterator[AnyReason]:
    if case.points:
        yield reasons.Earns(case.points)
    if case.cleared:
        nations = case.game.view(case.view, case.seat)["tables"]
        yield reasons.Clears(case.cleared, [nations[table] for table in case.cleared])
    yield from _what_follows(case)


def _what_follows(case: Case) -> Iterator[AnyReason]:
    """The partner of a guest that waits, or what the turn earns altogether, or what is opened."""
    if int(case.after["waiting"]) >= 0 and len(case.turn) > 1:  # S4
        partner = case.game.text(case.turn[1]).split("@")[0]
        paid = case.game.points(case.after, case.turn[1])
        yield reasons.Partner(partner, sum(paid.values()))
        return
    yield from _turn_earns(case)
    if not case.cleared and int(case.after["to_move"]) == case.seat:
        opened = _guests(case.game.worth(case.after)) - _guests(case.worth)
        if opened:
            yield reasons.Opens(sorted(opened))


def _turn_earns(case: Case) -> Iterator[AnyReason]:
    state, earned = copy_of(case.view), 0
    for move in case.turn:
        earned += sum(case.game.points(state, move).values())
        case.game.make(state, move)
    if earned > sum(case.points.values()):
        yield reasons.TurnEarns(earned)


def _little_now(case: Case) -> Iterator[AnyReason]:
    seatings = [_with_partner(case, move) for move in case.worth if "@" in move]
    if not seatings:
        yield reasons.NoSeat()
    elif max(seatings) <= LITTLE:
        yield reasons.LittleNow(max(seatings))


def _with_partner(case: Case, move: str) -> int:
    """What a guest earns; S4: a lone one together with the best partner."""
    after = copy_of(case.view)
    case.game.make(after, case.game.parse(move))
    waits = int(after["waiting"]) >= 0
    return case.worth[move] + (_best_of(case.game, after) if waits else 0)


def _ahead(case: Case) -> Iterator[AnyReason]:
    scores = case.game.standing(case.view).scores
    rival = max(score for player, score in enumerate(scores) if player != case.seat)
    if scores[case.seat] > rival:
        yield reasons.Ahead(scores[case.seat] - rival)


def _aside(case: Case, verb: str, guest: str) -> Iterator[AnyReason]:
    if sum(case.points.values()) > 0:
        yield reasons.Earns(case.points)
    if not _guests(case.worth):
        yield reasons.NoSeat()
    elif verb == "down":
        yield reasons.FullHand()
    tables = case.game.view(case.view, case.seat).get("tables", {})
    if guest[:2] != JOKER and guest[:2] not in tables.values():
        yield reasons.NoHome(guest)


def _only_seat(case: Case) -> Iterator[AnyReason]:
    guest, at, _ = case.text.partition("@")
    seats = sum(move.startswith(f"{guest}@") for move in case.worth)
    if at and seats == 1 and len(case.worth) > 1:
        yield reasons.OnlySeat(guest)


def _spares(case: Case) -> Iterator[AnyReason]:
    before, after = (case.game.standing(state).minus for state in (case.view, case.after))
    if after[case.seat] < before[case.seat]:
        yield reasons.Spares(before[case.seat] - after[case.seat])


def _guests(moves: Iterable[str]) -> set[str]:
    """The guests that may be seated."""
    return {move.split("@")[0] for move in moves if "@" in move}


def _leaves_less(case: Case) -> Iterator[AnyReason]:
    """Whether the next player finds clearly less than after the other move."""
    if case.other is None or case.other == case.turn[0]:
        return
    left = _next_best(case, case.turn)
    instead = _next_best(case, [case.other])
    if instead - left >= CLEARLY_LESS:
        yield reasons.LeavesLess(round(left, 1), case.game.text(case.other), round(instead, 1))


def _next_best(case: Case, turn: Sequence[int]) -> float:
    """What the best move of the next player earns when this turn is over, over many deals."""
    chance = seeded("the next player")
    found = [_best_after(case, turn, chance) for _ in range(DEALS)]
    return sum(found) / len(found)


def _best_after(case: Case, turn: Sequence[int], chance: Chance) -> int:
    game = case.game
    state = game.redeal(case.view, case.seat, chance)
    for move in turn:
        if move in game.legal(state):
            game.make(state, move)
    while int(state["to_move"]) == case.seat and not game.is_over(state):
        game.make(state, _last_move(game, state))
    return max(0, _best_of(game, state))


def _best_of(game: Rulebook, state: State) -> int:
    """What the best move earns."""
    return max((sum(paid.values()) for paid in game.worth(state).values()), default=0)


def _last_move(game: Rulebook, state: State) -> int:
    """Come to the end of the turn: at once where that is legal, else by what pays best."""
    worth = game.worth(state)
    best = max(worth, key=lambda move: (move == "end", sum(worth[move].values())))
    return game.parse(best)
