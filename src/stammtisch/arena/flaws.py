"""What a line of a results file can't say: a file may be damaged, or changed by hand."""

from collections.abc import Iterator

from stammtisch.arena.game import Game
from stammtisch.arena.plan import Plan

# Games are begun in their order, so only those under way are missing in between. Nobody plays so
# many deals at a time, and who takes lines out has them played again.
MOST_MISSING = 10_000


def flaws(plan: Plan, game: Game, games: int) -> Iterator[str]:
    """What is wrong with a game of this plan, in a file of so many games."""
    if game.deal >= games + MOST_MISSING:
        yield f"deal {game.deal}, where {games} games were played"
    if game.group >= len(plan.groups) or game.rotation >= plan.players:
        yield f"group {game.group}, rotation {game.rotation} are not in this tournament"
    elif game.seats != [plan.labels[bot] for bot in plan.seats(game.seating)]:
        yield "these bots don't sit like that in it"
    yield from _wrong_seats(plan.players, game)
    if (game.scores is None) != (game.forfeit is not None):
        yield "a game has either scores or a forfeit"


def _wrong_seats(players: int, game: Game) -> Iterator[str]:
    seats = set(range(players))
    if not game.winners or sorted(set(game.winners) & seats) != sorted(game.winners):
        yield f"winners {game.winners} are no seats of it"
    if game.forfeit and game.forfeit.seat not in seats:
        yield f"a forfeit of seat {game.forfeit.seat}, which is no seat of it"
    for name in ("scores", "choices", "seconds", "slowest"):
        values = getattr(game, name)
        if values is not None and len(values) != players:
            yield f"{name} {values}, where {players} sit at the table"
