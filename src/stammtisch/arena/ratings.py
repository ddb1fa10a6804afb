"""Ratings (openskill): one number for the strength of a bot in games for any number of players."""

from collections.abc import Iterable

from msgspec import Struct
from openskill.models import PlackettLuce

from stammtisch.arena.game import Game
from stammtisch.arena.intervals import Z


class Rating(Struct, frozen=True):
    """The strength of a bot, and how sure that is."""

    mu: float
    sigma: float
    low: float
    high: float


def ratings(bots: list[str], games: Iterable[Game]) -> dict[str, Rating]:
    """The ratings after these games, which must come in the same order every time.

    Bots don't get stronger while they play, so the model has no drift (tau).
    """
    model = PlackettLuce(tau=0.0)
    current = {bot: model.rating() for bot in bots}
    for game in games:
        teams = [[current[bot]] for bot in game.seats]
        rated = model.rate(teams, ranks=[float(place) for place in game.places])
        current |= {bot: team[0] for bot, team in zip(game.seats, rated, strict=True)}
    return {bot: _rating(rating.mu, rating.sigma) for bot, rating in current.items()}


def _rating(mu: float, sigma: float) -> Rating:
    low, high = mu - Z * sigma, mu + Z * sigma
    return Rating(round(mu, 3), round(sigma, 3), round(low, 3), round(high, 3))
