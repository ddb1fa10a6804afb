"""How much one address may ask for: token buckets, of which only so many are kept."""

import math
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

from stammtisch.server.errors import NotDone
from stammtisch.server.settings import Settings

SECOND = 1.0
HOUR = 3600.0
MOST_KEPT = 20_000  # buckets of one kind
ROOM = 2.0  # seconds' worth of requests that may come at once
TIMES_FOR_FILES = 10.0  # a first look at a page takes some forty of its files


class Buckets:
    """One bucket for each key; `rate` drops fall into it in each `period`, `room` fit in."""

    def __init__(self, rate: float, period: float, room: float) -> None:
        self._flow = rate / period
        self._room = max(1.0, room)
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()  # drops, when

    def wait(self, key: str) -> float:
        """Take a drop: 0, or the seconds until there is one."""
        if not self._flow:
            return 0.0  # no limit
        now = monotonic()
        drops, then = self._levels.pop(key, (self._room, now))
        drops = min(self._room, drops + (now - then) * self._flow)
        missing = 1.0 - drops
        self._levels[key] = (drops if missing > 0 else drops - 1.0, now)
        if len(self._levels) > MOST_KEPT:
            self._levels.popitem(last=False)  # who asked longest ago has a full bucket by now
        return max(0.0, missing / self._flow)

    def __len__(self) -> int:
        return len(self._levels)


class Limits:
    """The limits of a house; addresses are those of `visitors.address_of`."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests, SECOND, settings.requests * ROOM)
        files = settings.requests * TIMES_FOR_FILES
        self.files = Buckets(files, SECOND, files * ROOM)
        self.new_people = _hourly(settings.new_people)
        self.new_tables = _hourly(settings.new_tables)
        self.new_records = _hourly(settings.new_records)
        self.code_tries = _hourly(settings.code_tries)
        self._most_sockets = settings.sockets
        self._sockets: Counter[str] = Counter()

    def open_socket(self, address: str) -> bool:
        """Count a socket of an address; False, and not counted, if it has too many."""
        key = neighbourhood(address)
        if self._most_sockets and self._sockets[key] >= self._most_sockets:
            return False
        self._sockets[key] += 1
        return True

    def close_socket(self, address: str) -> None:
        """A socket that was counted is closed."""
        key = neighbourhood(address)
        self._sockets[key] -= 1
        if self._sockets[key] <= 0:
            del self._sockets[key]


def take(buckets: Buckets, address: str) -> None:
    """Take a drop for an address; raises NotDone (429) when there is none."""
    wait = buckets.wait(neighbourhood(address))
    if wait:
        raise too_many(wait)


def too_many(wait: float) -> NotDone:
    """The refusal of who must wait."""
    seconds = str(math.ceil(wait))
    sentence = f"too many requests; try again in {seconds} s"
    return NotDone(429, "too-many", sentence, {"Retry-After": seconds})


@lru_cache(MOST_KEPT)
def neighbourhood(address: str) -> str:
    """An address as it is counted: with IPv6 a household has a whole network of them."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return parsed.exploded[:19]  # the first 64 bits


def _hourly(rate: float) -> Buckets:
    """A third of an hour's worth may come at once."""
    return Buckets(rate, HOUR, rate / 3)
