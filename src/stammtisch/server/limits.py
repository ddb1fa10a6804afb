"""How much one address may ask for: token buckets, of which only so many are kept."""

import logging
import math
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

from stammtisch.server.errors import NotDone
from stammtisch.server.settings import Settings

log = logging.getLogger(__name__)

SECOND = 1.0
HOUR = 3600.0
MOST_KEPT = 20_000  # buckets of one kind
ROOM = 2.0  # seconds' worth of requests that may come at once
TELL_SECONDS = 60.0  # however many connections are dropped in that time, the log has one line
TIMES_FOR_FILES = 10.0  # a first look at a page takes some forty of its files
TIMES_FOR_ALL = 5.0  # for all sockets of an address, which a household shares
MOST_REFUSED = 100.0  # messages of a socket; then it is a flood
FORGIVEN = 5.0  # of them a second: who waits a quarter of one after each is refused fewer


class Bucket:
    """`flow` drops fall into it each second, `room` fit in; it is full at first."""

    __slots__ = ("_drops", "_flow", "_room", "_then")

    def __init__(self, flow: float, room: float) -> None:
        self._flow = flow
        self._room = max(1.0, room)
        self._drops, self._then = self._room, monotonic()

    def wait(self) -> float:
        """Take a drop: 0, or the seconds until there is one."""
        now = monotonic()
        self._drops = min(self._room, self._drops + (now - self._then) * self._flow)
        self._then = now
        missing = 1.0 - self._drops
        if missing > 0:
            return missing / self._flow
        self._drops -= 1.0
        return 0.0


class Buckets:
    """One bucket for each key; `rate` drops fall into it in each `period`, `room` fit in."""

    def __init__(self, rate: float, period: float, room: float) -> None:
        self._flow, self._room = rate / period, room
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket | None:
        """The bucket of a key; None if there is no limit."""
        if not self._flow:
            return None
        bucket = self._kept.pop(key, None) or Bucket(self._flow, self._room)
        self._kept[key] = bucket
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)  # who asked longest ago has a full bucket by now
        return bucket

    def wait(self, key: str) -> float:
        """Take a drop: 0, or the seconds until there is one."""
        bucket = self.of(key)
        return bucket.wait() if bucket else 0.0

    def __len__(self) -> int:
        return len(self._kept)


class Speech:
    """How much may be said on a socket, and on all sockets of its address together."""

    __slots__ = ("_own", "_patience", "_shared")

    def __init__(self, rate: float, shared: Bucket) -> None:
        self._own, self._shared = Bucket(rate, rate * ROOM), shared
        self._patience = Bucket(FORGIVEN, MOST_REFUSED)

    def has_room(self) -> bool:
        """Whether one more message is not one too many."""
        return not (self._own.wait() or self._shared.wait())

    def is_flood(self) -> bool:
        """Whether the message that is refused now is one of too many refused ones."""
        return self._patience.wait() > 0


class AtOnce:
    """How many of something each address has at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Count one more; False, and not counted, if there are too many."""
        key = neighbourhood(address)
        if self._most and self._counts[key] >= self._most:
            return False
        self._counts[key] += 1
        return True

    def remove(self, address: str) -> None:
        """One that was counted is gone."""
        key = neighbourhood(address)
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]


class Dropped:
    """Tells the log how many connections were dropped, and why, once in a while."""

    def __init__(self) -> None:
        self._untold: Counter[str] = Counter()
        self._told = -TELL_SECONDS

    def add(self, why: str) -> None:
        """One more."""
        self._untold[why] += 1
        if monotonic() - self._told >= TELL_SECONDS:
            self._told = monotonic()
            log.warning("connections dropped", extra=dict(self._untold))
            self._untold.clear()


class Limits:
    """The limits of a house; addresses are those of `visitors.address_of`."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests, SECOND, settings.requests * ROOM)
        files = settings.requests * TIMES_FOR_FILES
        self.files = Buckets(files, SECOND, files * ROOM)
        self._messages_each = settings.messages
        messages = self._messages_each * TIMES_FOR_ALL
        self._messages = Buckets(messages, SECOND, messages * ROOM)
        self.new_people = _hourly(settings.new_people)
        self.new_tables = _hourly(settings.new_tables)
        self.new_records = _hourly(settings.new_records)
        self.code_tries = _hourly(settings.code_tries)
        self.sockets = AtOnce(settings.sockets)
        # Behind a proxy all connections come from its address.
        self.connections = AtOnce(0 if settings.proxy else settings.connections)
        self.dropped = Dropped()

    def speech(self, address: str) -> Speech | None:
        """What may be said on one more socket of an address; None if there is no limit."""
        shared = self._messages.of(neighbourhood(address))
        return Speech(self._messages_each, shared) if shared else None


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
