"""Playing a record again, and finding out whether it is right. No chance is needed for that."""

from collections.abc import Iterator

from stammtisch.games.rulebook import BadInput, Refused, find
from stammtisch.play.fairness import commitment, seed_of_salt
from stammtisch.play.line import Change
from stammtisch.play.match import Match
from stammtisch.play.record import Outcome, Record, RecordError, outcome_of
from stammtisch.play.refusals import told


def verify(record: Record) -> Match:
    """Play a record to its end and check everything in it; raises RecordError."""
    match = start(record)
    for _ in replay(record, match):
        pass
    return match


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
        raise RecordError(str(error)) from None
    _check_start(record, match)
    return match


def _check_start(record: Record, match: Match) -> None:
    if record.options != match.options:
        raise RecordError(f"options: some are missing; played with {match.options}")
    if len(record.nonces) != len(record.players):
        raise RecordError("nonces: there must be one for each player, empty for none")
    if record.commitment != commitment(record.salt, record.deal):
        problem = "commitment: it is not the SHA-256 of this salt and this deal"
        raise RecordError(problem, fault="deal")
    if record.deal != match.game.notation.deal_text(match.deal):
        problem = "deal: it is not what this salt and these nonces shuffle"
        raise RecordError(problem, fault="deal")


def replay(record: Record, match: Match | None = None) -> Iterator[Change]:
    """The changes of a record, one by one; raises RecordError at the first move that is wrong."""
    match = match or start(record)
    for number, made in enumerate(record.moves, start=1):
        try:
            change = match.play(made.move, made.at)
        except Refused as refused:
            raise RecordError(told(refused), number) from None
        except BadInput as error:
            raise RecordError(str(error), number) from None
        if match.moves[-1].at != made.at:
            raise RecordError("its time stamp is before that of the move before", number)
        yield change
    if record.resigned is not None:
        yield _resign(match, record.resigned)
    _check_result(record, match)


def _resign(match: Match, player: int) -> Change:
    try:
        return match.resign(player)
    except Refused as refused:
        raise RecordError(f"resigned: {told(refused)}", fault="result") from None


def _check_result(record: Record, match: Match) -> None:
    reached = outcome_of(match.result)
    if record.result == reached:
        return
    if reached is None:
        problem = f"the record has one, yet after {_moves(match)} the game goes on"
    elif record.result is None:
        problem = f"the record has none, the moves give {_scores(reached)}"
    else:
        problem = _difference(record.result, reached)
    raise RecordError(f"result: {problem}", fault="result")


def _difference(said: Outcome, reached: Outcome) -> str:
    """Both results, by the first thing in which they differ."""
    if said.scores != reached.scores:
        return f"the record says {_scores(said)}, the moves give {_scores(reached)}"
    if said.minus != reached.minus:
        return f"minus points: the record says {said.minus}, the moves give {reached.minus}"
    return f"winners: the record says {said.winners}, the moves give {reached.winners}"


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
