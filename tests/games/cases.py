"""Every game of the house, with every number of players and every choice of options."""

from itertools import product
from typing import Any, NamedTuple

from stammtisch.games.rulebook import Rulebook, all_games, find


class Case(NamedTuple):
    """One way to play a game."""

    name: str
    players: int
    options: dict[str, Any]

    @property
    def game(self) -> Rulebook:
        return find(self.name)

    def __str__(self) -> str:
        """`cafe-board-2-bar=17-open_hands=false`; also the name of its files."""
        chosen = [f"{name}={str(choice).lower()}" for name, choice in self.options.items()]
        return "-".join([self.name, str(self.players), *chosen])


def cases_of(game: Rulebook) -> list[Case]:
    fewest, most = game.players
    names, choices = list(game.rules.OPTIONS), game.rules.OPTIONS.values()
    return [
        Case(game.name, players, dict(zip(names, chosen, strict=True)))
        for players in range(fewest, most + 1)
        for chosen in product(*choices)
    ]


CASES = [case for game in all_games().values() for case in cases_of(game)]
