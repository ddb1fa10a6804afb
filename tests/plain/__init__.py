"""A plain, slow, independent reading of the rules: what the fast rule books are compared with."""

from types import ModuleType

from . import cafe, face_to_face

READINGS: dict[str, ModuleType] = {
    "cafe-cards": cafe,
    "cafe-board": cafe,
    "face-to-face": face_to_face,
}


def reading_of(game_name: str) -> ModuleType:
    return READINGS[game_name]
