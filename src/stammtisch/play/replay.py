"""Playing a record again, and finding out whether it is right. No chance is needed for that."""

from collections.abc import Iterator
from pathlib import Path

from stammtisch.games.rulebook import BadInput, Refused, find
from stammtisch.play.fairness import commitment, seed_of_salt
from stammtisch.play.flaws import Flaw, FlawKind, RecordError, RefusedMove, bad_input
from stammtisch.play.line import Change
from stammtisch.play.match import Match
from stammtisch.play.record import Outcome, Record, outcome_of, read
from stammtisch.play.refusals import printable, told


def verify(record: Record) -> Match:
    """Play a record to its end and check everything in it; raises RecordError."""
    match = start(record)
    for _ in replay(record, match):
        pass
    return match


def verify_file(path: Path) -> Match:
    """The same of the record in a file; raises RecordError, with the file's name, or OSError."""
    record = read(path)
    try:
        return verify(record)
    except RecordError as error:
        raise error.in_file(path) from None


def start(record: Record) -> Match:
    """The match of a record before its first move, dealt anew; raises RecordError."""
    try:
        match = Match.begin(
            find(record.game),
            record.players,
            dict(record.options),
            salt=record.salt,
            nonces=record.nonces,
        )
        match.game.notation.parse_deal(record.deal)
    except BadInput as error:
        raise bad_input(error) from None
    _check_start(record, match)
    return match


def _check_start(record: Record, match: Match) -> None:
    if record.options != match.options:
        missing = [name for name in match.options if name not in record.options]
        problem = f"options: some are missing; played with {match.options}"
        raise RecordError(problem, Flaw("missing", "options", wanted=missing))
    if len(record.nonces) != len(record.players):
        problem = "nonces: there must be one for each player, empty for none"
        counted = Flaw("count", "nonces", str(len(record.nonces)), [str(len(record.players))])
        raise RecordError(problem, counted)
    if record.commitment != commitment(record.salt, record.deal):
        problem = "commitment: it is not the SHA-256 of this salt and this deal"
        raise RecordError(problem, Flaw("commitment", "commitment"), fault="deal")
    if record.deal != match.game.notation.deal_text(match.deal):
        problem = "deal: it is not what this salt and these nonces shuffle"
        raise RecordError(problem, Flaw("shuffle", "deal"), fault="deal")


def replay(record: Record, match: Match | None = None) -> Iterator[Change]:
    """The changes of a record, one by one; raises RecordError at the first move that is wrong."""
    match = match or start(record)
    for number, made in enumerate(record.moves, start=1):
        try:
            change = match.play(made.move, made.at)
        except Refused as refused:
            raise RecordError(told(refused), _refused(match, refused), number) from None
        except BadInput as error:
            raise bad_input(error, number) from None
        if match.moves[-1].at != made.at:
            problem = "its time stamp is before that of the move before"
            raise RecordError(problem, Flaw("time-back", "at", made.at.isoformat()), number)
        yield change
    if record.resigned is not None:
        yield _resign(match, record.resigned)
    _check_result(record, match)


def _refused(match: Match, refused: Refused) -> Flaw:
    """A move that is not legal, with what its player saw: whoever is told why looks at that."""
    if refused.reason == "syntax":
        return Flaw("syntax", found=printable(refused.move))
    to_move = int(match.state.to_move)
    view = match.game.view(match.state, to_move)
    seen = RefusedMove(refused.move, match.names[to_move], view, refused.reason, refused.place)
    return Flaw("illegal", refused=seen)


def _resign(match: Match, player: int) -> Change:
    try:
        return match.resign(player)
    except Refused as refused:
        kind: FlawKind = "resigned-over" if refused.reason == "over" else "resigned-not-now"
        problem = f"resigned: {told(refused)}"
        raise RecordError(problem, Flaw(kind, "resigned"), fault="result") from None


def _check_result(record: Record, match: Match) -> None:
    reached = outcome_of(match.result)
    if record.result == reached:
        return
    if reached is None:
        problem = f"the record has one, yet after {_moves(match)} the game goes on"
        flaw = Flaw("goes-on", "result", after=len(match.moves))
    elif record.result is None:
        problem = f"the record has none, the moves give {_scores(reached)}"
        flaw = Flaw("no-result", "result", wanted=[_scores(reached)])
    else:
        problem, flaw = _difference(record.result, reached)
    raise RecordError(f"result: {problem}", flaw, fault="result")


def _difference(said: Outcome, reached: Outcome) -> tuple[str, Flaw]:
    """Both results, by the first thing in which they differ."""
    if said.scores != reached.scores:
        both = _scores(said), _scores(reached)
        return _beside("", *both), Flaw("scores", "result.scores", both[0], [both[1]])
    if said.minus != reached.minus:
        both = str(said.minus), str(reached.minus)
        return _beside("minus points: ", *both), Flaw("minus", "result.minus", both[0], [both[1]])
    both = str(said.winners), str(reached.winners)
    return _beside("winners: ", *both), Flaw("winners", "result.winners", both[0], [both[1]])


def _beside(what: str, said: str, reached: str) -> str:
    return f"{what}the record says {said}, the moves give {reached}"


def _scores(outcome: Outcome) -> str:
    return " : ".join(map(str, outcome.scores))


def _moves(match: Match) -> str:
    made = len(match.moves)
    return "1 move" if made == 1 else f"{made} moves"


def summary(match: Match) -> str:
    """A checked match in one line."""
    head = f"{match.game.name}, {', '.join(match.names)}"
    result = match.result
    if result is None:
        return f"{head}; unfinished: {_moves(match)}, no result"
    winners = " and ".join(match.names[winner] for winner in result.winners)
    scores = " : ".join(map(str, result.scores))
    return f"{head}; {_moves(match)}; {scores}, won by {winners}"


def caveat(match: Match) -> str:
    """What a check of this match can't say, if there is more than usual; else nothing."""
    seed = seed_of_salt(match.salt)
    if seed is None:
        return ""
    return f"dealt from seed {seed}, which proves nothing about the dealer"
