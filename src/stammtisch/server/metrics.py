"""Figures for Prometheus, at /metrics: counts and times, never who or what."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Gauge,
    Histogram,
    Metric,
    generate_latest,
)
from prometheus_client import Counter as LabelledCounter
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from stammtisch.server.errors import NotDone
from stammtisch.server.settings import Settings
from stammtisch.server.visitors import address_of, header, is_loopback
from stammtisch.wire.tables import Status

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
MOVES = ("game", "by")
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The figures of one house; each has its own registry, so that several fit in a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("requests", "Requests by HTTP", "method", "path", "status")
        self.request_time = self._times("request_seconds", "Time that a request took")
        self.refusals = self._counter("refusals", "Requests refused at a table", "reason")
        self.sockets = Gauge("stammtisch_sockets", "Open sockets", registry=self.registry)
        self.commit_time = self._times("commit_seconds", "Time that saving a group took")
        self.commit_size = Histogram(
            "stammtisch_commit_entries",
            "Entries saved together",
            buckets=SIZES,
            registry=self.registry,
        )
        self.registry.register(AtWork(self))
        self.moves: Counter[tuple[str, str]] = Counter()  # by game and by whom
        self.messages: Callable[[], int] = int  # received on sockets
        self.tables: Callable[[], Iterable[Status]] = tuple  # those in memory

    def committed(self, seconds: float, entries: int) -> None:
        """For the journal: a group was saved."""
        self.commit_time.observe(seconds)
        self.commit_size.observe(entries)

    def moved(self, game: str, by: str) -> None:
        """For the tables: a move was made."""
        self.moves[game, by] += 1

    def refused(self, reason: str) -> None:
        """For the tables: a request was refused."""
        self.refusals.labels(reason).inc()

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)

    def _counter(self, name: str, text: str, *labels: str) -> LabelledCounter:
        return LabelledCounter(f"stammtisch_{name}", text, labels, registry=self.registry)

    def _times(self, name: str, text: str) -> Histogram:
        return Histogram(f"stammtisch_{name}", text, buckets=QUICK, registry=self.registry)


class AtWork(Collector):
    """What is counted in plain numbers, as it happens too often for more, or looked up."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """For the registry."""
        moves = CounterMetricFamily(
            "stammtisch_moves", "Moves made, by whom they are", labels=MOVES
        )
        for key, count in self._metrics.moves.items():
            moves.add_metric(key, count)
        yield moves
        received = self._metrics.messages()
        yield CounterMetricFamily("stammtisch_messages", "Messages received on sockets", received)
        tables = GaugeMetricFamily("stammtisch_tables", "Tables in memory", labels=("status",))
        counts = Counter(self._metrics.tables())
        for status in get_args(Status):
            tables.add_metric((status,), counts[status])
        yield tables


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The figures, for those who may read them."""
    if not may_read(request, state.settings):
        raise NotDone(404, "not-found", "there is nothing at this address")
    figures: Metrics = state.metrics
    return Response(figures.text(), media_type=CONTENT_TYPE_LATEST)


def may_read(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """By the setting: nobody, programs on this machine, everybody."""
    if settings.metrics != "local":
        return settings.metrics == "all"
    # With a proxy that we were not told of, everybody seems to be on this machine.
    forwarded = header(request.scope, b"x-forwarded-for") or header(request.scope, b"forwarded")
    if forwarded and not settings.proxy:
        return False
    return is_loopback(address_of(request.scope, settings))
