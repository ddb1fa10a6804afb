"""How sure a figure is: 95 % intervals that know that the games of one deal belong together."""

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from statistics import fmean, variance

Z = 1.96  # 95 % of a normal distribution lie within so many standard deviations

ByDeal = dict[int, list[float]]


def by_deal(values: Iterable[tuple[int, float]]) -> ByDeal:
    """Values collected by their deal."""
    collected: ByDeal = defaultdict(list)
    for deal, value in values:
        collected[deal].append(value)
    return collected


def wilson(share: float, count: float) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent games."""
    if count <= 0:
        return 0.0, 1.0
    spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    middle, scale = share + Z * Z / (2 * count), 1 + Z * Z / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def share_interval(shares: ByDeal) -> tuple[float, float]:
    """Wilson's interval for a share, as if there were fewer games if those of a deal agree."""
    return wilson(mean(shares), independent_games(shares))


def independent_games(shares: ByDeal) -> float:
    """How many independent games would say as much: between the deals and the games.

    It is the number of games whose share would vary as the shares of the deals do.
    """
    deals, games = len(shares), sum(map(len, shares.values()))
    share = mean(shares)
    spread = _mean_variance(shares)
    if spread is None:
        return float(deals)
    if not spread:
        return float(deals if share in (0.0, 1.0) else games)
    return min(float(games), max(float(min(deals, games)), share * (1 - share) / spread))


def mean_interval(values: ByDeal) -> tuple[float, float] | None:
    """The interval of a mean, from how the means of the deals vary; one deal can't tell."""
    spread = _mean_variance(values)
    if spread is None:
        return None
    middle, off = mean(values), Z * sqrt(spread)
    return middle - off, middle + off


def mean(values: ByDeal) -> float:
    """The mean of all values."""
    return fmean(value for of_deal in values.values() for value in of_deal)


def _mean_variance(values: ByDeal) -> float | None:
    """The variance of the mean over deals; unknown where there is but one."""
    return variance(map(fmean, values.values())) / len(values) if len(values) > 1 else None
