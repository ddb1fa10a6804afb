"""A game frame by frame, for pages that show it again: what all see, and what each seat sees.

A frame has only what is new since the one before, so a film is folded up frame by frame like the
changes at a table. A film shows every hand: only of what is over, or was never played for real, is
there one. A camera can be told to look through the eyes of some seats alone.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from msgspec import Struct
from msgspec.json import decode
from msgspec.structs import replace

from stammtisch.games.interface import Json
from stammtisch.games.moments import Moves
from stammtisch.games.sights import UNKNOWN
from stammtisch.play.events import AnyEvent, GameOver
from stammtisch.play.line import Change, Line
from stammtisch.play.match import Match
from stammtisch.play.record import Option, Outcome, Record, outcome_of
from stammtisch.play.replay import replay, start


class Frame(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position: how it came about, the fields of the views that are new in it (`view` what
    everyone sees, `own` what only a seat sees so), and its legal moves with what they earn.

    >>> {"move": "17+", "player": 0, "events": [{"event": "laid", "player": 0, "card": 17,
    ...   "pile": "+"}], "view": {"laid": 1}, "own": {"0": {"hands": [[2, 3], null]}},
    ...  "moves": {"2-": {}}}
    """

    view: Json
    own: dict[int, Json]
    moves: Moves
    move: str | None = None  # none in the first frame, and where a player gave up
    player: int | None = None
    at: datetime | None = None
    events: list[AnyEvent] = []


class Film(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as it went, all cards open; of a match also what proves that its deal was fair.

    >>> {"game": "face-to-face", "players": 2, "options": {"last_card": "loses"},
    ...  "names": ["Anna", "Ben"], "frames": []}
    """

    game: str
    players: int
    options: dict[str, Option]
    frames: list[Frame]
    names: list[str] = []
    record: Record | None = None
    result: Outcome | None = None  # of a table, as it ended there (`with_end`)
    quitters: list[int] = []  # who gave up


class Camera:
    """Takes frames of a line, each with what is new since the last one. Of a line that is still
    played it is given the seats through whose eyes it may look; what others hold it never sees."""

    def __init__(self, line: Line, seats: Sequence[int] | None = None) -> None:
        self._line = line
        self._known = UNKNOWN
        self._over: bool | None = None
        self._seats = range(line.players) if seats is None else seats

    def take(
        self,
        events: Iterable[AnyEvent] = (),
        *,
        move: str | None = None,
        player: int | None = None,
        at: datetime | None = None,
    ) -> Frame:
        """The position as it is now, and how it came about."""
        moves = self._line.legal()
        known, self._known = self._known, self._line.moment.known
        news = self._line.game.sights.news(known, self._known)
        over, self._over = self._over, not moves
        view: Json = decode(b"{%s}" % news.public)
        return Frame(
            view=view if over == self._over else view | {"over": self._over},
            own={seat: decode(news.own[seat]) for seat in self._seats if news.own[seat]},
            moves=moves if self._line.to_move in self._seats else {},
            move=move,
            player=player,
            at=at,
            events=list(events),
        )


def film_of(record: Record) -> Film:
    """The film of a match; raises RecordError at the first thing that is wrong."""
    match = start(record)
    camera = Camera(match)
    frames = [camera.take()]
    for change in replay(record, match):
        frames.append(_frame_of(record, match, camera, change, len(frames)))
    result = outcome_of(match.result)
    return Film(
        game=record.game,
        players=len(record.players),
        options=record.options,
        frames=frames,
        names=record.players,
        record=record,
        result=result,
        quitters=[] if match.resigned is None else [match.resigned],
    )


def with_end(film: Film, result: Outcome, quitters: list[int]) -> Film:
    """The film with the end that its table had, where somebody gave up."""
    *earlier, last = film.frames
    over = GameOver(result.scores, result.minus, result.winners)
    events = [over if type(event) is GameOver else event for event in last.events]
    frames = [*earlier, replace(last, events=events)]
    return replace(film, frames=frames, result=result, quitters=quitters)


def _frame_of(record: Record, match: Match, camera: Camera, change: Change, number: int) -> Frame:
    if number > len(record.moves):
        return camera.take(change.events, player=match.resigned)
    made = record.moves[number - 1]
    player = int(change.before.to_move)
    return camera.take(change.events, move=made.move, player=player, at=made.at)


def film_from(position: Json, moves: Iterable[str]) -> Film:
    """The film of some moves from a position; raises BadInput, or Refused for a move."""
    line = Line.of(position)
    camera = Camera(line)
    frames = [camera.take(), *_frames(line, camera, moves)]
    return Film(
        game=line.game.name,
        players=line.players,
        options=line.options,
        frames=frames,
        result=outcome_of(line.game.result(line.state)),
    )


def _frames(line: Line, camera: Camera, moves: Iterable[str]) -> Iterator[Frame]:
    for move in moves:
        player = line.to_move
        yield camera.take(line.step(move).events, move=move, player=player)
