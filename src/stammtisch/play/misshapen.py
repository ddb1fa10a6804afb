"""What msgspec says of a document that is no record, for people and for pages."""

import re

from stammtisch.play.flaws import Flaw, RecordError

PLACE = re.compile(r"(?P<problem>.*) - at `\$\.?(?P<path>.*)`", re.S)
MOVE = re.compile(r"moves\[(?P<index>\d+)\]\.?(?P<rest>.*)", re.S)
BYTE = re.compile(r"\(byte (\d+)\)")

MISSING = re.compile(r"Object missing required field `(?P<field>.*)`", re.S)
UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>.*)`", re.S)
KIND = re.compile(r"Expected `(?P<wanted>.*)`, got `(?P<found>.*)`", re.S)
FORM = re.compile(r"Expected `str` matching regex '(?P<wanted>.*)'", re.S)
LENGTH = re.compile(r"Expected `str` of length (?P<wanted>.*)", re.S)
BOUND = re.compile(r"Expected `int` (?P<wanted>[<>].*)", re.S)
STAMP = "Invalid RFC3339 encoded datetime"


def not_json(text: str | bytes, said: str) -> RecordError:
    """A text that stops being JSON somewhere."""
    line = _line_of_byte(text, said)
    return RecordError(f"not JSON: {said}", Flaw("json", line=line), fault="unreadable")


def _line_of_byte(text: str | bytes, said: str) -> int | None:
    byte = BYTE.search(said)
    if byte is None:
        return None
    read = text.encode("utf-8", "replace") if isinstance(text, str) else text
    return read.count(b"\n", 0, int(byte[1])) + 1


def misshapen(said: str) -> RecordError:
    """JSON that is no record: moves by their number, from 1."""
    place = PLACE.fullmatch(said)
    problem, path = (place["problem"], place["path"]) if place else (said, "")
    move = MOVE.fullmatch(path)
    inside = move["rest"] if move else path
    words = f"{inside}: {_in_words(problem)}" if inside else _in_words(problem)
    if move is None:
        return RecordError(f"not a record: {words}", _flaw(problem, inside), fault="unreadable")
    return RecordError(words, _flaw(problem, inside), int(move["index"]) + 1)


def _in_words(problem: str) -> str:
    if missing := MISSING.fullmatch(problem):
        return f"`{missing['field']}` is missing"
    if unknown := UNKNOWN.fullmatch(problem):
        return f"there is no field `{unknown['field']}`"
    return problem[:1].lower() + problem[1:]


def _flaw(problem: str, path: str) -> Flaw:
    if missing := MISSING.fullmatch(problem):
        return Flaw("missing", _inside(path, missing["field"]))
    if unknown := UNKNOWN.fullmatch(problem):
        return Flaw("unknown", _inside(path, unknown["field"]))
    field = path or None
    if kind := KIND.fullmatch(problem):
        return Flaw("kind", field, kind["found"], kind["wanted"].split(" | "))
    if form := FORM.fullmatch(problem):
        return Flaw("form", field, wanted=[form["wanted"]])
    if length := LENGTH.fullmatch(problem):
        return Flaw("long", field, wanted=[length["wanted"]])
    if bound := BOUND.fullmatch(problem):
        return Flaw("choice", field, wanted=[bound["wanted"]])
    return Flaw("form", field, wanted=["datetime"]) if problem == STAMP else Flaw("wrong", field)


def _inside(path: str, field: str) -> str:
    return f"{path}.{field}" if path else field
