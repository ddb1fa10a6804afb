"""A place at a table: it keeps the table as its messages say it is."""

import asyncio
import secrets
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from stammtisch.wire.answers import AnyAnswer, Changed, Fine, Presence, Refusal, Snapshot, Told
from stammtisch.wire.requests import (
    AnyRequest,
    Free,
    Go,
    Leave,
    Play,
    Ready,
    Rematch,
    Resign,
    Return,
    Say,
    Since,
    Start,
    Undo,
    Why,
)

ANSWERS: dict[str, type[AnyAnswer]] = {
    "snapshot": Snapshot,
    "version": Changed,
    "refused": Refusal,
    "fine": Fine,
    "watching": Presence,
}
BREATH_SECONDS = 0.25  # after too many messages
MOST_HEARD = 1000  # messages that are kept at least; then there may be as many again
_NAMES = msgspec.json.Decoder(dict[str, msgspec.Raw])


def read(text: str | bytes) -> AnyAnswer:
    """The answer of a JSON text: the field that the others don't have says which it is."""
    names = _NAMES.decode(text)
    kind = next(kind for name, kind in ANSWERS.items() if name in names)
    return msgspec.json.decode(text, type=kind)


class Socket(Protocol):
    """What a seat needs of a socket."""

    async def send(self, message: str, /) -> None:
        """Say something."""

    async def recv(self) -> str | bytes:
        """Hear something."""


class Seated:
    """Somebody at a table, who looks on or plays. `now` is the table as it stands; its log grows
    with the game, and is the same list until the next snapshot."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._number = 0
        self.now: Snapshot | None = None
        self.heard: list[AnyAnswer] = []  # the last messages, in order

    @property
    def version(self) -> int:
        """The version that one looks at."""
        return self._now.snapshot

    @property
    def moves(self) -> dict[str, dict[str, int]]:
        """The moves that one may make now, with what each earns."""
        return self._now.moves or {}

    @property
    def over(self) -> bool:
        """Whether the game is over, or the table was closed: there is nothing to wait for."""
        return self._now.table.status in ("over", "closed")

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat of one's own sees."""
        return {**(self._now.view or {}), **self._now.own.get(seat, {})}

    async def wait(self) -> AnyAnswer:
        """Hear the next message; asks for what is missing if there is a gap, and waits a little
        after one that says that one's own are too many."""
        answer = read(await self._socket.recv())
        self._note(answer)
        if isinstance(answer, Snapshot):
            self.now = self._with_earlier_log(answer)
        elif isinstance(answer, Changed):
            await self._take(answer)
        elif isinstance(answer, Refusal) and answer.refused == "too-many":
            await asyncio.sleep(BREATH_SECONDS)
        return answer

    def _note(self, answer: AnyAnswer) -> None:
        self.heard.append(answer)
        if len(self.heard) > 2 * MOST_HEARD:
            del self.heard[:MOST_HEARD]

    async def play(self, move: str) -> None:
        """Make a move; the answer comes with `wait`."""
        await self.say(Play(play=move, version=self.version))

    async def undo(self) -> None:
        """Take the last move back."""
        await self.say(Undo(undo=self.version))

    async def why(self, move: str) -> None:
        """Ask why a move is refused."""
        await self.say(Why(why=move))

    async def ready(self, nonce: str | None = None) -> None:
        """Be ready to begin, with a nonce for the shuffle."""
        await self.say(Ready(ready=secrets.token_hex(32) if nonce is None else nonce))

    async def start(self, level: str | None = None) -> None:
        """Begin, with bots on the free seats."""
        await self.say(Start(start=level))

    async def free(self, seat: int) -> None:
        """Free somebody's seat before the start, as the host."""
        await self.say(Free(free=seat))

    async def resign(self, seat: int) -> None:
        """Give up."""
        await self.say(Resign(resign=seat))

    async def come_back(self, seat: int) -> None:
        """Take a seat back from the house."""
        await self.say(Return(seat=seat))

    async def talk(self, phrase: str) -> None:
        """Say a phrase."""
        await self.say(Say(say=phrase))

    async def leave(self) -> None:
        """Get up."""
        await self.say(Leave(leave=True))

    async def go(self, table: str) -> None:
        """Go to another table, a rematch for example; the answer is its snapshot."""
        await self.say(Go(go=table))

    async def rematch(self) -> None:
        """Go to the table where the same people play again; the answer is its snapshot."""
        await self.say(Rematch(rematch=True))

    async def say(self, request: AnyRequest) -> None:
        """Send a request, with a number that its answer repeats."""
        self._number += 1
        await self.send(msgspec.json.encode(replace(request, id=self._number)).decode())

    async def send(self, text: str) -> None:
        """Send anything."""
        await self._socket.send(text)

    @property
    def _now(self) -> Snapshot:
        assert self.now is not None, "the snapshot comes first"
        return self.now

    def _with_earlier_log(self, answer: Snapshot) -> Snapshot:
        """What a snapshot leaves out of its log, one has heard before."""
        first = answer.log[0].version if answer.log else answer.snapshot + 1
        earlier = [told for told in (self.now.log if self.now else []) if told.version < first]
        return replace(answer, log=[*earlier, *answer.log])

    async def _take(self, changed: Changed) -> None:
        if changed.version != self.version + 1:
            await self.say(Since(since=self.version))
            return
        now = self._now
        table = now.table if changed.table is msgspec.UNSET else changed.table
        clock = now.clock if changed.clock is msgspec.UNSET else changed.clock
        told_facts = changed.table is not msgspec.UNSET
        now.log.append(Told(changed.version, changed.at, changed.events))
        self.now = replace(
            now,
            snapshot=changed.version,
            table=table,
            yours=changed.yours if told_facts else now.yours,
            invite=changed.invite if told_facts else now.invite,
            view={**(now.view or {}), **(changed.view or {})},
            own={**now.own, **(changed.own or {})},
            moves=changed.moves,
            undo=changed.undo,
            clock=clock if table.status == "playing" else None,
        )
