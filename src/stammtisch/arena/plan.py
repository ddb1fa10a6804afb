"""Who plays whom, with which cards, in which seats. All of it follows from the plan."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, combinations, count, permutations
from math import comb, factorial
from typing import NamedTuple

from stammtisch.games.interface import Json
from stammtisch.games.rulebook import BadInput, Rulebook

# A comma separates bots, but not inside quotes: those of a command, or around a whole name.
BOT = re.compile(r"""(?:"[^"]*"|'[^']*'|[^,])+""")
QUOTED = re.compile(r""""([^"]*)"|'([^']*)'""")
MOST_GAMES = 10**6  # with one deal


class Seating(NamedTuple):
    """One game of a plan."""

    deal: int
    group: int
    rotation: int


@dataclass(frozen=True)
class Plan:
    """What is played; `make_plan` makes one that can be."""

    game: str
    players: int
    options: Json
    bots: tuple[str, ...]
    seed: int | str
    ms: int | None = None  # to think about a move; else each bot takes what it usually does

    @cached_property
    def groups(self) -> list[tuple[int, ...]]:
        """Every choice of bots for one table, as numbers of bots."""
        return list(combinations(range(len(self.bots)), self.players))

    @cached_property
    def labels(self) -> list[str]:
        """The bots' names; a bot that plays itself has a number, too."""
        labels: list[str] = []
        for bot in self.bots:
            taken = {*labels, *self.bots} if bot in labels else set(labels)
            numbered = (f"{bot} #{number}" for number in count(2))
            labels.append(next(label for label in chain([bot], numbered) if label not in taken))
        return labels

    @property
    def games_a_deal(self) -> int:
        """How many games are played with the same cards."""
        return len(self.groups) * self.players

    def deals(self, games: int) -> int:
        """How many deals it takes to play so many games, or a few more."""
        return -(-games // self.games_a_deal)

    def seatings(self, games: int) -> Iterator[Seating]:
        """The games, deal by deal; each deal is played in every rotation of every group."""
        for deal in range(self.deals(games)):
            for group in range(len(self.groups)):
                for rotation in range(self.players):
                    yield Seating(deal, group, rotation)

    def seats(self, seating: Seating) -> list[int]:
        """The number of the bot in each seat.

        The rotations of a deal put every bot into every seat once. Who sits to whose left changes
        from deal to deal, since in a game for more than two that may matter.
        """
        first, *others = self.groups[seating.group]
        order = [first, *_permutation(others, seating.deal)]
        return [order[(seat - seating.rotation) % self.players] for seat in range(self.players)]

    def deal_seed(self, deal: int) -> str:
        """What a deal is shuffled with."""
        return f"arena {self.seed} deal {deal}"

    def chance_seed(self, seating: Seating, seat: int) -> str:
        """What the bot in a seat draws its chances from: its own in each game."""
        deal, group, rotation = seating
        return f"arena {self.seed} game {deal} {group} {rotation} seat {seat}"


def _permutation(items: list[int], number: int) -> tuple[int, ...]:
    wanted = number % factorial(len(items))
    return next(order for index, order in enumerate(permutations(items)) if index == wanted)


def split_bots(given: Sequence[str]) -> tuple[str, ...]:
    """The bots of a command line: names with commas between them."""
    named = (bot.strip() for part in given for bot in BOT.findall(part))
    return tuple(map(_unquoted, filter(None, named)))


def _unquoted(name: str) -> str:
    """The name without the quotes around all of it; those inside are a command's own."""
    quoted = QUOTED.fullmatch(name)
    return (quoted[1] or quoted[2] or "") if quoted else name


def make_plan(
    game: Rulebook,
    players: int | None,
    options: Json,
    bots: tuple[str, ...],
    seed: int | str = 0,
    ms: int | None = None,
    round_robin: bool = False,
) -> Plan:
    """A plan that can be played; raises BadInput."""
    fewest, most = game.players
    seats = players if players is not None else min(max(len(bots), fewest), most)
    state = game.empty(seats, options)
    _check_bots(game, seats, len(bots), round_robin)
    _check_size(seats, len(bots))
    _check_names(bots)
    return Plan(game.name, seats, game.options_of(state), bots, seed, ms)


def _check_names(bots: Sequence[str]) -> None:
    """Whatever names a bot is written into results and reports."""
    for bot in bots:
        try:
            bot.encode()
        except UnicodeEncodeError:
            raise BadInput("bots", f"{bot!a} is not written in UTF-8") from None


def _check_bots(game: Rulebook, seats: int, bots: int, round_robin: bool) -> None:
    most = game.players[1]
    if bots < seats:
        problem = f"{seats} seats need {seats} bots, not {bots}; a bot may be named more than once"
        raise BadInput("bots", problem)
    if bots > most and not round_robin:
        problem = f"{bots} bots, but {game.name} has no more than {most} seats"
        raise BadInput("bots", f"{problem}; --round-robin plays every group of {seats}")


def _check_size(seats: int, bots: int) -> None:
    """Groups are listed before the first of them plays."""
    games = comb(bots, seats) * seats
    if games > MOST_GAMES:
        problem = f"{bots} bots at tables for {seats} play {games:,} games with each deal"
        advice = "name fewer bots, or fewer --players"
        raise BadInput("bots", f"{problem}, and no more than {MOST_GAMES:,} can be; {advice}")
