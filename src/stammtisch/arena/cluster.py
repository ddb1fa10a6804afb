"""Playing on a Ray cluster: the same games, on as many machines as it has."""

import os
import socket
from collections import Counter, deque
from collections.abc import Generator, Iterator
from typing import Any

from stammtisch.arena.game import Game
from stammtisch.arena.plan import Plan, Seating
from stammtisch.arena.playing import Table
from stammtisch.arena.workers import Trouble, WorkerLost
from stammtisch.bots.outside import PREFIX
from stammtisch.bots.outside.failure import printable
from stammtisch.games.rulebook import BadInput

LOCAL = "local"  # a cluster of its own on this machine
PATIENCE = 60  # seconds for a process of the cluster to begin
TRIES = 2  # for each game: one that ends its process may end all of them


class ClusterTable:
    """A table somewhere in the cluster. Nothing is set up before it has a place there."""

    def __init__(self, plan: Plan, folder: str) -> None:
        self._plan = plan
        self._folder = folder
        self._table: Table | None = None
        self._is_warm = False

    def arrive(self) -> Trouble | None:
        """Say that it is there, with all its bots, or what is wrong there."""
        try:
            self._enter()
            self._table = Table(self._plan)
        except BadInput as problem:
            return Trouble(f"{problem} (on {socket.gethostname()})")
        return None

    def _enter(self) -> None:
        """Go where the command was given. Elsewhere, a file of this name might be another bot."""
        is_there = os.path.isdir(self._folder)
        os.chdir(self._folder if is_there else os.sep)
        # Files are missed by their names, but a program begins and misses them only then.
        if not is_there and any(bot.startswith(PREFIX) for bot in self._plan.bots):
            raise BadInput("bot", f"there is no folder {self._folder}")

    def is_there(self) -> None:
        """Answer, as long as this table is there."""

    def play(self, game: Seating) -> Game:
        """Play a game."""
        assert self._table
        if not self._is_warm:
            self._table.warm_up()
            self._is_warm = True
        return self._table.play(game)


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
    except (OSError, OverflowError, ValueError) as error:
        raise BadInput("ray", f"no cluster at {address}: {error}") from None


def play_on_cluster(
    address: str, plan: Plan, games: list[Seating], jobs: int | None
) -> Generator[Game]:
    """Play on a cluster; games come back in the order in which they end. Raises BadInput."""
    ray = connect(address, jobs)
    try:
        count = min(jobs or int(ray.cluster_resources().get("CPU", 1)), len(games))
        yield from Crowd(ray, plan, games, count).play()
    except ConnectionError as error:  # of Ray's own client
        raise WorkerLost(f"the cluster is lost: {printable(str(error))}") from None
    finally:
        ray.shutdown()


class Crowd:
    """The tables of a cluster. One gets a game when it has come: some never do, where other work
    has the processors. The game of one that is lost is played by another, once."""

    def __init__(self, ray: Any, plan: Plan, games: list[Seating], count: int) -> None:
        self._ray = ray
        self._left = deque(games)
        self._idle: list[Any] = []
        self._busy: dict[Any, tuple[Any, Seating | None]] = {}  # by what they will answer
        self._lost: Counter[Seating] = Counter()  # how many tables each game has lost
        self._because = ""  # of what the last of them was lost, after a colon
        actor = ray.remote(num_cpus=1)(ClusterTable)
        for table in [actor.remote(plan, os.getcwd()) for _ in range(count)]:
            self._busy[table.arrive.remote()] = table, None

    def play(self) -> Iterator[Game]:
        """The games, in the order in which they end; raises WorkerLost where some can't be played,
        once all others are."""
        while self._left or self._is_playing:
            for ended in self._ended():
                game = self._answer(ended)
                self._give_out()
                if game:
                    yield game
        self._tell_given_up()

    @property
    def _is_playing(self) -> bool:
        return any(game for _, game in self._busy.values())

    def _ended(self) -> list[Any]:
        """What is answered next. Nobody knows how long a game takes, but coming is quick."""
        if not self._busy:
            raise WorkerLost(f"the cluster has lost all processes that played{self._because}")
        seconds = None if self._is_playing else PATIENCE
        ended, _ = self._ray.wait([*self._busy], timeout=seconds)
        if not ended:
            raise WorkerLost(f"no processor of the cluster was free within {PATIENCE} seconds")
        return list(ended)

    def _answer(self, ended: Any) -> Game | None:
        """The game that was played, unless the table has just come, or is lost."""
        table, game = self._busy.pop(ended)
        try:
            answer = self._ray.get(ended)
        except self._ray.exceptions.RayTaskError as error:
            problem = printable(f"{type(error.cause).__name__}: {error.cause}")
            raise WorkerLost(problem) from None
        except self._ray.exceptions.RayError as error:
            self._lose(game, error)
            return None
        if isinstance(answer, Trouble):
            raise WorkerLost(answer.sentence)
        self._idle.append(table)
        played: Game | None = answer
        return played

    def _lose(self, game: Seating | None, error: Exception) -> None:
        """Let another table play the game, if there was one, unless it has had its tries."""
        last = [line for line in str(error).splitlines() if line.strip()][-1:]
        self._because = "".join(f": {printable(line)}" for line in last)
        if game:
            self._lost[game] += 1
            if self._lost[game] < TRIES:
                self._left.append(game)  # after all others: it may end the next table, too
        self._ask_who_is_there()

    def _ask_who_is_there(self) -> None:
        """Of those without a game: they may have gone, too, and no game must pay for that."""
        for table in self._idle:
            self._busy[table.is_there.remote()] = table, None
        self._idle.clear()

    def _tell_given_up(self) -> None:
        given_up = [
            f"deal {game.deal}, group {game.group}, rotation {game.rotation}, which cost "
            f"the cluster {times} processes"
            for game, times in self._lost.items()
            if times == TRIES
        ]
        if given_up:
            raise WorkerLost(f"gave up on {'; on '.join(given_up)}{self._because}")

    def _give_out(self) -> None:
        while self._left and self._idle:
            table, game = self._idle.pop(), self._left.popleft()
            self._busy[table.play.remote(game)] = table, game
