"""What a what-if table begins with: the deal and the first moves of an earlier game."""

from dataclasses import dataclass
from itertools import islice

from msgspec import Struct, structs

from stammtisch.games.rulebook import BadInput
from stammtisch.play.record import Outcome, Record
from stammtisch.play.replay import replay, start
from stammtisch.store.forgetting import NOBODY
from stammtisch.wire.tables import CameFrom, NewTable


@dataclass(frozen=True)
class Filed:
    """A record, and whose the names in it are: where a person is deleted, so are they.

    A record goes by the rules alone, and among three or more they let somebody win who gave up, if
    the house did well with that hand. Of the house's own tables it is known who that is (the
    quitters), and who won then.
    """

    record: Record
    owners: tuple[str | None, ...]
    result: Outcome | None = None
    quitters: tuple[int, ...] = ()


class Named(Struct, frozen=True):
    """Somebody who played the earlier game."""

    name: str
    person: str | None


class Opening(Struct, frozen=True):
    """Where a what-if table came from, and what it takes from there."""

    table: str
    players: list[Named]
    nonces: list[str]
    moves: list[str]

    @property
    def people(self) -> set[str]:
        """Those who are known of them."""
        return {player.person for player in self.players if player.person}

    def without(self, gone: set[str]) -> "Opening":
        """The same without the names of these people."""
        players = [
            structs.replace(player, name=NOBODY) if player.person in gone else player
            for player in self.players
        ]
        return structs.replace(self, players=players)

    def told(self) -> CameFrom:
        """As everybody may see it."""
        return CameFrom(self.table, len(self.moves), [player.name for player in self.players])


def opening_of(filed: Filed, new: NewTable) -> Opening:
    """What the new table takes from a record; raises BadInput for what doesn't go together."""
    assert new.origin is not None
    record, move = filed.record, new.origin.move
    _check_fitting(record, new)
    _check_position(record, move)
    names = zip(record.players, filed.owners, strict=True)
    return Opening(
        table=new.origin.table,
        players=[Named(name, person) for name, person in names],
        nonces=record.nonces,
        moves=[made.move for made in record.moves[:move]],
    )


def _check_fitting(record: Record, new: NewTable) -> None:
    if new.game != record.game:
        raise BadInput("game", f"the game that it goes on from is {record.game}")
    if len(new.seats) != len(record.players):
        problem = f"the game that it goes on from has {len(record.players)} players"
        raise BadInput("seats", problem)
    if new.options and new.options != record.options:
        raise BadInput("options", "they are those of the game that it goes on from")
    if new.public:  # it names a game that may be known to those with its link only
        raise BadInput("public", "a table that goes on from another game is by link only")


def _check_position(record: Record, move: int) -> None:
    if move > len(record.moves):
        raise BadInput("origin", f"that game has {len(record.moves)} moves")
    match = start(record)
    for _ in islice(replay(record, match), move):
        pass
    if match.result is not None:
        raise BadInput("origin", "that game is over there")
