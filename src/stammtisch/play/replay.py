"""Playing a record again, and finding out whether it is right. No chance is needed for that."""

from collections.abc import Iterator

from stammtisch.games.rulebook import BadInput, Refused, find
from stammtisch.play.fairness import commitment
from stammtisch.play.match import Change, Match
from stammtisch.play.record import Record, RecordError, outcome_of


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
        raise RecordError("commitment: it is not the SHA-256 of this salt and this deal")
    if record.deal != match.game.notation.deal_text(match.deal):
        raise RecordError("deal: it is not what this salt and these nonces shuffle")


def replay(record: Record, match: Match | None = None) -> Iterator[Change]:
    """The changes of a record, one by one; raises RecordError at the first move that is wrong."""
    match = match or start(record)
    for number, made in enumerate(record.moves, start=1):
        try:
            change = match.play(made.move, made.at)
        except (Refused, BadInput) as error:
            raise RecordError(str(error), number) from None
        if match.moves[-1].at != made.at:
            raise RecordError("its time stamp is before that of the move before", number)
        yield change
    _check_result(record, match)


def _check_result(record: Record, match: Match) -> None:
    reached = outcome_of(match.result)
    if record.result == reached:
        return
    says = f"the record says {_said(record.result)}, its {len(record.moves)} moves say "
    raise RecordError(f"result: {says}{_said(reached)}")


def _said(outcome: object) -> str:
    return "that it goes on" if outcome is None else str(outcome)


def summary(match: Match) -> str:
    """A checked match in one line."""
    head = f"{match.game.name}, {', '.join(match.names)}; {len(match.moves)} moves"
    result = match.result
    if result is None:
        return f"{head}; still running"
    winners = " and ".join(match.names[winner] for winner in result.winners)
    return f"{head}; {' : '.join(map(str, result.scores))}, won by {winners}"
