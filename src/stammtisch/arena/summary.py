"""What came of a tournament: strength, points and time of each bot, and who beat whom."""

from collections import Counter, defaultdict
from itertools import permutations

from msgspec import Struct

from stammtisch.arena import intervals
from stammtisch.arena.game import Game
from stammtisch.arena.intervals import ByDeal, by_deal
from stammtisch.arena.plan import Plan
from stammtisch.arena.ratings import Rating, ratings
from stammtisch.games.interface import Json


class Share(Struct, frozen=True):
    """A share with its 95 % interval."""

    value: float
    low: float
    high: float


class Mean(Struct, frozen=True):
    """A mean with its 95 % interval, where there is one."""

    value: float
    low: float | None = None
    high: float | None = None


class BotLine(Struct, frozen=True, kw_only=True):
    """One bot."""

    bot: str
    rating: Rating
    games: int
    wins: Share  # share of its games; a shared win counts in part
    points: Mean | None  # a game; None when it ended none
    ms: float  # to think about a move
    slowest_ms: float
    forfeits: int


class Pair(Struct, frozen=True, kw_only=True):
    """Two bots at one table: how often the first ended ahead of the second; a draw counts half."""

    bot: str
    other: str
    games: int
    ahead: Share


class Failure(Struct, frozen=True, kw_only=True):
    """A way in which a bot forfeited games."""

    bot: str
    reason: str
    says: str
    games: int


class Length(Struct, frozen=True):
    """The number of moves of a game."""

    mean: float
    min: int
    max: int


class Summary(Struct, frozen=True, kw_only=True):
    """The whole tournament, as `--json` prints it."""

    game: str
    players: int
    options: Json
    seed: int | str
    ms: int | None
    deals: int
    games: int
    length: Length | None  # of games that were played to their end
    bots: list[BotLine]  # the strongest first
    pairs: list[Pair]
    failures: list[Failure]


def summary(plan: Plan, games: list[Game]) -> Summary:
    """What these games say; their order doesn't matter."""
    ordered = sorted(games, key=lambda game: game.seating)
    rated = ratings(plan.labels, ordered)
    played = {bot for game in ordered for bot in game.seats}
    bots = [_bot_line(bot, rated[bot], ordered) for bot in plan.labels if bot in played]
    bots.sort(key=lambda line: (-line.rating.mu, -line.wins.value))
    return Summary(
        game=plan.game,
        players=plan.players,
        options=plan.options,
        seed=plan.seed,
        ms=plan.ms,
        deals=len({game.deal for game in ordered}),
        games=len(ordered),
        length=_length([game.moves for game in ordered if game.forfeit is None]),
        bots=bots,
        pairs=_pairs([line.bot for line in bots], ordered),
        failures=_failures(ordered),
    )


def _length(moves: list[int]) -> Length | None:
    return Length(round(sum(moves) / len(moves), 2), min(moves), max(moves)) if moves else None


def _bot_line(bot: str, rating: Rating, games: list[Game]) -> BotLine:
    seated = [(game, game.seats.index(bot)) for game in games if bot in game.seats]
    points = by_deal((game.deal, game.scores[seat]) for game, seat in seated if game.scores)
    choices = sum(game.choices[seat] for game, seat in seated)
    seconds = sum(game.seconds[seat] for game, seat in seated)
    return BotLine(
        bot=bot,
        rating=rating,
        games=len(seated),
        wins=_share(by_deal((game.deal, game.share(seat)) for game, seat in seated)),
        points=_mean(points) if points else None,
        ms=round(1000 * seconds / max(1, choices), 3),
        slowest_ms=round(1000 * max(game.slowest[seat] for game, seat in seated), 3),
        forfeits=sum(game.forfeit.seat == seat for game, seat in seated if game.forfeit),
    )


def _pairs(bots: list[str], games: list[Game]) -> list[Pair]:
    met: dict[tuple[str, str], list[Game]] = defaultdict(list)
    for game in games:
        for pair in permutations(game.seats, 2):
            met[pair].append(game)
    return [_pair(*pair, met[pair]) for pair in permutations(bots, 2) if pair in met]


def _pair(bot: str, other: str, games: list[Game]) -> Pair:
    shares = by_deal((game.deal, ahead(game, bot, other)) for game in games)
    return Pair(bot=bot, other=other, games=len(games), ahead=_share(shares))


def ahead(game: Game, bot: str, other: str) -> float:
    """1 where the one ended ahead of the other, 0 where behind, a half in between."""
    own, theirs = (game.places[game.seats.index(name)] for name in (bot, other))
    return (own < theirs) + (own == theirs) / 2


def _share(shares: ByDeal) -> Share:
    low, high = intervals.share_interval(shares)
    return Share(round(intervals.mean(shares), 4), round(low, 4), round(high, 4))


def _mean(values: ByDeal) -> Mean:
    value, interval = round(intervals.mean(values), 4), intervals.mean_interval(values)
    return Mean(value, *(round(end, 4) for end in interval)) if interval else Mean(value)


def _failures(games: list[Game]) -> list[Failure]:
    """The ways in which bots failed, the most frequent first."""
    counts: Counter[tuple[str, str, str]] = Counter()
    for game in games:
        if game.forfeit:
            bot = game.seats[game.forfeit.seat]
            counts[bot, game.forfeit.reason, game.forfeit.says] += 1
    return [
        Failure(bot=bot, reason=reason, says=says, games=count)
        for (bot, reason, says), count in counts.most_common()
    ]
