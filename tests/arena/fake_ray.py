"""Ray as far as the arena needs it: actors that have a place, that never get one, or are lost."""

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any


class RayError(Exception):
    """Something is lost."""


class RayTaskError(RayError):
    """What ran there failed."""

    cause = MemoryError("all used,\nby many")


@dataclass
class FakeActor:
    """Runs what it is asked when somebody looks at the answer."""

    ray: "FakeRay"
    number: int
    inside: Any

    def __getattr__(self, name: str) -> Any:
        def remote(*given: Any) -> "Answer":
            return Answer(self, given, lambda: getattr(self.inside, name)(*given))

        return SimpleNamespace(remote=remote)


@dataclass(eq=False)
class Answer:
    """What an actor will answer."""

    actor: FakeActor
    given: tuple[Any, ...]
    call: Callable[[], Any]


@dataclass
class FakeRay:
    """A cluster with so many places, and how many answers each of its actors gives before it goes,
    where it doesn't stay."""

    places: int
    stays: dict[int, int] = field(default_factory=dict)
    deadly: Any = None  # what no actor outlives that is asked it
    failure: RayError = field(default_factory=RayError)
    folder: Path | None = None  # in which it was started
    missing: Path | None = None  # a folder that isn't there
    waits: int = 1000  # how often one may wait for an answer until the connection is lost
    actors: int = 0
    is_open: bool = True
    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def remote(self, num_cpus: int) -> Callable[[type], Any]:
        return lambda kind: SimpleNamespace(remote=lambda *given: self.begin(kind(*given)))

    def begin(self, inside: Any) -> FakeActor:
        self.actors += 1
        if self.folder:
            os.chdir(self.folder)
        if self.missing:
            shutil.rmtree(self.missing)
        return FakeActor(self, self.actors - 1, inside)

    def wait(self, answers: list[Answer], timeout: float | None = None) -> tuple[Any, Any]:
        if not self.waits:
            raise ConnectionError("Client is shutting down.\nSee the logs.")
        self.waits -= 1
        ready = [answer for answer in answers if answer.actor.number < self.places]
        assert ready or timeout is not None, "it would wait for ever"
        return ready[:1], []

    def get(self, answer: Answer) -> Any:
        left = self.stays.get(answer.actor.number, 1000)
        if not left or self.deadly in answer.given:
            raise self.failure
        self.stays[answer.actor.number] = left - 1
        return answer.call()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.places)}

    def shutdown(self) -> None:
        self.is_open = False
