"""How sure a figure is: 95 % intervals that know that the games of one deal belong together."""

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from statistics import fmean, variance

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations

ByDeal = dict[int, list[float]]


def by_deal(values: Iterable[tuple[int, float]]) -> ByDeal:
    """Values collected by their deal."""
    collected: ByDeal = defaultdict(list)
    for deal, value in values:
        collected[deal].append(value)
    return collected


def student(deals: int) -> float:
    """What Z becomes where so many deals (2 or more) have to tell their spread, too.

    Up to four deals it is known exactly; from there on Cornish and Fisher's series is.
    """
    known = {2: 12.706205, 3: 4.302653, 4: 3.182446}
    if deals in known:
        return known[deals]
    freedom = deals - 1
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    fourth = (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160
    return Z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def wilson(share: float, count: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent games."""
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    middle, scale = share + z * z / (2 * count), 1 + z * z / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def share_interval(shares: ByDeal) -> tuple[float, float]:
    """Wilson's interval for a share, as if there were fewer games if those of a deal agree."""
    deals = len(shares)
    agree = deals < 2 or mean(shares) in (0.0, 1.0)  # no spread was estimated
    return wilson(mean(shares), independent_games(shares), Z if agree else student(deals))


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
    return min(float(games), max(float(deals), share * (1 - share) / spread))


def mean_interval(values: ByDeal) -> tuple[float, float] | None:
    """The interval of a mean, from how the means of the deals vary; one deal can't tell."""
    spread = _mean_variance(values)
    if spread is None:
        return None
    middle, off = mean(values), student(len(values)) * sqrt(spread)
    return middle - off, middle + off


def mean(values: ByDeal) -> float:
    """The mean of all values."""
    return fmean(value for of_deal in values.values() for value in of_deal)


def _mean_variance(values: ByDeal) -> float | None:
    """The variance of the mean over deals; unknown where there is but one."""
    return variance(map(fmean, values.values())) / len(values) if len(values) > 1 else None
