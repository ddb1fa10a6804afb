"""The Game: Face to Face."""

from stammtisch.games.face_to_face import rules
from stammtisch.games.face_to_face.notation import FaceToFaceNotation
from stammtisch.games.rulebook import Rulebook

FACE_TO_FACE = Rulebook("face-to-face", (2, 2), rules, FaceToFaceNotation())

GAMES = (FACE_TO_FACE,)
