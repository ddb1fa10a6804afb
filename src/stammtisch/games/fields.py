"""Reading the fields of a position that comes from outside: each error names its field."""

from typing import Any

from stammtisch.games.rulebook import BadInput, shown

Json = dict[str, Any]


def whole_number(field: str, value: object, low: int, high: int) -> int:
    """A whole number in bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(
            field, f"{shown(value)} is not a whole number", "kind", shown(value), ("int",)
        )
    if not low <= value <= high:
        problem = f"{value} is not between {low} and {high}"
        raise BadInput(field, problem, "choice", shown(value), (f"{low} – {high}",))
    return value


def list_of(field: str, value: object, length: int | None = None) -> list[Any]:
    """A list, of this length where one is given; nothing at all counts as empty."""
    if value is None:
        return [[] for _ in range(length or 0)]
    if not isinstance(value, list):
        raise BadInput(field, f"{shown(value)} is not a list", "kind", shown(value), ("array",))
    if length is not None and len(value) != length:
        problem = f"has {len(value)} entries, not {length}"
        raise BadInput(field, problem, "count", str(len(value)), (str(length),))
    return value


def object_of(field: str, value: object) -> Json:
    """An object; nothing at all counts as empty."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadInput(field, f"{shown(value)} is not an object", "kind", shown(value), ("object",))
    return value


def refuse_unknown(position: Json, known: tuple[str, ...]) -> None:
    """No field goes unread."""
    for field in position:
        if field not in known:
            problem = f"there is no such field (there are: {', '.join(known)})"
            raise BadInput(str(field), problem, "unknown", wanted=known)
