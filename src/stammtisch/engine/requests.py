"""Reading the fields of a request: what is wrong with one is said with the field's own name."""

from typing import Any

import msgspec

from stammtisch.games.rulebook import BadInput, Refused, shown

Json = dict[str, Any]

LONGEST_SEED = 100  # digits or characters
LONGEST_SENTENCE = 300


class Mistake(ValueError):
    """A request that can't be done; the reason is a code, the text a sentence."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


def read_request(line: bytes | str) -> Json:
    """The object on a line; raises Mistake."""
    try:
        request = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Mistake("syntax", f"this line is not JSON: {error}") from None
    if not isinstance(request, dict):
        raise Mistake("syntax", "a request is an object: {...}")
    return request


def needed(request: Json, field: str, reason: str, more: str = "") -> Any:
    """A field that a request can't do without; raises Mistake where it is missing."""
    if field not in request:
        raise Mistake(reason, f"{field}: missing{more}")
    return request[field]


def whole_number(request: Json, field: str, usual: int | None, low: int, high: int) -> int:
    """A whole number in bounds, or the usual one, if there is one, where the field is missing."""
    value = needed(request if usual is None else {field: usual} | request, field, field)
    if isinstance(value, bool) or not isinstance(value, int):
        raise Mistake(field, f"{field}: {shown(value)} is not a whole number")
    if not low <= value <= high:
        raise Mistake(field, f"{field}: {value} is not between {low} and {high}")
    return value


def seed_of(request: Json, usual: int | str) -> int | str:
    """A whole number or a text, neither of them endless."""
    seed: object = request.get("seed", usual)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise Mistake("seed", f"seed: {shown(seed)} is neither a whole number nor a text")
    if len(str(seed)) > LONGEST_SEED:
        raise Mistake("seed", f"seed: longer than {LONGEST_SEED} characters")
    return seed


def move_of(request: Json) -> str:
    """The text of a move."""
    move = needed(request, "move", "syntax")
    if not isinstance(move, str):
        raise Mistake("syntax", f"move: {shown(move)} is not a text")
    return move


def bot_of(request: Json, usual: str) -> str:
    """The name of a bot."""
    bot = request.get("bot", usual)
    if not isinstance(bot, str):
        raise Mistake("bot", f"bot: {shown(bot)} is not a name")
    return bot


def mistake(reason: str, sentence: str, **more: object) -> Json:
    """The answer to a request that can't be done."""
    if len(sentence) > LONGEST_SENTENCE:
        sentence = sentence[: LONGEST_SENTENCE - 3] + "..."
    return {"error": sentence, "reason": reason, **more}


def refusal(refused: Refused) -> Json:
    """Why a move is refused, and at which table, if that matters."""
    table = {} if refused.place is None else {"table": refused.place}
    return {"reason": refused.reason, **table}


def answer_to(error: Exception) -> Json:
    """An error as an answer: none of them ends the engine."""
    if isinstance(error, Mistake):
        return mistake(error.reason, str(error))
    if isinstance(error, Refused):
        return {**mistake(error.reason, str(error)), **refusal(error)}
    if isinstance(error, BadInput):
        return mistake(error.field, str(error))
    if isinstance(error, RecursionError):
        return mistake("syntax", "nested too deeply")
    return mistake("internal", f"a mistake of the program itself: {error!r}")
