"""The suite `strength`: our expert against OpenSpiel's generic IS-MCTS playing our games.

Equal time a move, one core each, every deal both ways round.
"""

import argparse
import json
import sys
import time
from dataclasses import dataclass, field
from statistics import mean, stdev
from typing import Any

from bench import environment, table
from bench.environment import OUR_PYTHON
from bench.peer import Peer, Unmeasured

GAMES = ("cafe-cards", "cafe-board", "face-to-face")
SURE = 1.96  # standard errors of an interval of 95 %


@dataclass
class Duel:
    """What came of one game's deals."""

    game: str
    deals: list[list[dict[str, float]]] = field(default_factory=list)  # two games each
    error: str = ""

    def figure(self, what: str) -> tuple[float, float]:
        """A mean, and how far off it may be, deal by deal."""
        means = [mean(game[what] for game in deal) for deal in self.deals]
        off = SURE * stdev(means) / len(means) ** 0.5 if len(means) > 1 else float("inf")
        return mean(means), off

    def record(self) -> dict[str, Any]:
        if not self.deals:
            return {"game": self.game, "error": self.error or "no time for a deal"}
        known = {"game": self.game, "games": 2 * len(self.deals), "error": self.error}
        figures = {what: self.figure(what) for what in ("share", "margin", "simulations")}
        return known | {what: {"value": at, "off": off} for what, (at, off) in figures.items()}

    def text(self) -> str:
        if not self.deals:
            return f"{self.game:<13}  -  {self.error or 'no time for a deal'}"
        (share, off), (margin, margin_off) = self.figure("share"), self.figure("margin")
        wins = f"{share:.1%} ± {off:.1%}"
        margins = f"{margin:.1f} ± {margin_off:.1f}"
        simulations = f"{self.figure('simulations')[0]:,.0f}"
        cells = f"{2 * len(self.deals):>5}  {wins:>15}  {margins:>12}  {simulations:>11}"
        return f"{self.game:<13}  {cells}  {self.error}".rstrip()


def run(options: argparse.Namespace) -> bool:
    """Play and print; False if anything could not be played."""
    environment.ensure()
    duels = [Duel(game) for game in GAMES]
    until = time.monotonic() + 60 * options.minutes
    with environment.one_core(), Peer("duel", OUR_PYTHON) as peer:
        for duel in duels:
            ask(peer, duel, {"what": "warm up"})
        for deal in range(options.deals):
            for duel in duels:
                if time.monotonic() < until and not duel.error:
                    play(peer, duel, deal, options.ms)
    show(duels, options)
    return all(duel.deals and not duel.error for duel in duels)


def ask(peer: Peer, duel: Duel, question: dict[str, Any]) -> dict[str, Any]:
    """The answer; nothing if there is none, and the reason is noted."""
    try:
        return peer.ask({**question, "game": duel.game})
    except Unmeasured as error:
        duel.error = str(error)
        return {}


def play(peer: Peer, duel: Duel, deal: int, ms: int) -> None:
    answer = ask(peer, duel, {"what": "deal", "seed": deal, "seconds": ms / 1000})
    if answer:
        duel.deals.append(answer["games"])
        print(f"bench: {duel.text()}", file=sys.stderr)


def show(duels: list[Duel], options: argparse.Namespace) -> None:
    versions = environment.locked_versions("open-spiel")
    if options.json:
        rows = [duel.record() for duel in duels]
        about = {"suite": "strength", "machine": table.machine(), "peers": versions}
        print(json.dumps({**about, "ms": options.ms, "rows": rows}))
        return
    print(f"{table.machine()}; {options.ms} ms a move; open-spiel {versions['open-spiel']}")
    print()
    print("our expert     games             wins        margin  simulations of the other")
    for duel in duels:
        print(duel.text())
