"""Playing on a Ray cluster: the same games, on as many machines as it has."""

import os
import socket
from collections.abc import Generator
from typing import Any

from stammtisch.arena.game import Game
from stammtisch.arena.plan import Plan, Seating
from stammtisch.arena.playing import Table
from stammtisch.games.rulebook import BadInput

LOCAL = "local"  # a cluster of its own on this machine


class ClusterTable(Table):
    """A table somewhere in the cluster."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.warm_up()


def ray_library() -> Any:
    """Ray, if it is installed; raises BadInput."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told about our games
    try:
        import ray
    except ImportError:
        problem = "Ray is not installed; pip install 'stammtisch[ray]' does that"
        raise BadInput("ray", problem) from None
    return ray


def check(address: str) -> None:
    """What can be said about a cluster before anything is started there; raises BadInput."""
    ray_library()
    _check_address(address)


def connect(address: str, jobs: int | None) -> Any:
    """Ray, connected to a cluster; raises BadInput."""
    ray = ray_library()
    settings = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **settings)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadInput("ray", f"no cluster at {address}: {error}") from None
    return ray


def _check_address(address: str) -> None:
    """Ray knocks for minutes where nobody is at home; this takes seconds."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return  # `local`, `auto`: for Ray to find
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, OverflowError) as error:
        raise BadInput("ray", f"no cluster at {address}: {error}") from None


def play_on_cluster(
    address: str, plan: Plan, games: list[Seating], jobs: int | None
) -> Generator[Game]:
    """Play on a cluster; games come back in the order in which they end. Raises BadInput."""
    ray = connect(address, jobs)
    try:
        yield from _played(ray, plan, games, jobs)
    finally:
        ray.shutdown()


def _played(ray: Any, plan: Plan, games: list[Seating], jobs: int | None) -> Generator[Game]:
    actor = ray.remote(num_cpus=1)(ClusterTable)
    count = jobs or int(ray.cluster_resources().get("CPU", 1))
    tables = [actor.remote(plan) for _ in range(min(count, len(games)))]
    left = iter(games)
    busy = {table.play.remote(game): table for table, game in zip(tables, left, strict=False)}
    while busy:
        ended, _ = ray.wait(list(busy))
        table = busy.pop(ended[0])
        following = next(left, None)
        if following is not None:
            busy[table.play.remote(following)] = table
        yield ray.get(ended[0])
