"""Refusals as answers: a reason for the program, and a sentence for whoever writes it."""

from stammtisch.games.rulebook import Refused
from stammtisch.play.refusals import PHRASES, told
from stammtisch.table.deciding import SENTENCES
from stammtisch.wire.answers import Refusal


def refusal_of(refused: Refused, request: int | None = None) -> Refusal:
    """The answer to a request that was not carried out."""
    if refused.move and refused.reason in PHRASES:
        sentence = told(refused)
    else:
        sentence = SENTENCES.get(refused.reason, refused.reason)
    return Refusal(refused.reason, sentence, refused.place, request)
