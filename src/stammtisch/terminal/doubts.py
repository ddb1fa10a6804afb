"""What was typed is almost a move: say what is missing, or what there is instead."""

import re

from stammtisch.games.face_to_face.rules import HIGHEST, LOWEST
from stammtisch.terminal import words
from stammtisch.terminal.choices import GUEST, Choices, card_of
from stammtisch.terminal.floor_drawing import PLANS

CARD = re.compile(r"(-?\d+)([+-]!?)?")
ONE_GUEST = re.compile(GUEST, re.I)
SEAT = re.compile(r"[a-z]\d+", re.I)


def doubt(choices: Choices, typed: str) -> str:
    """A sentence about something that is no move yet; nothing where it is one."""
    typed = " ".join(typed.split())
    if choices.is_duel:
        return _about_a_number(choices, "".join(typed.split())) or _about_a_letter(choices, typed)
    if typed.removeprefix("-").isdecimal():
        return f"There is no number {typed}: the list goes from 1 to {len(choices.labels)}."
    if choices.view["game"] not in PLANS:
        return ""
    guest = ONE_GUEST.fullmatch(typed)
    if guest:
        return _about_a_guest(choices, guest[1].upper() + guest[2].lower())
    return _about_a_seat(choices, typed.lower()) if SEAT.fullmatch(typed) else ""


def _about_a_number(choices: Choices, typed: str) -> str:
    """face-to-face: a card without its pile, or one that doesn't exist."""
    match = CARD.fullmatch(typed)
    if not match:
        return ""
    card = int(match[1])
    if not LOWEST <= card <= HIGHEST:
        return f"There is no number {card}: the cards go from {LOWEST} to {HIGHEST}."
    return "" if match[2] else _which(choices, card, f"The {card}")


def _about_a_letter(choices: Choices, typed: str) -> str:
    """face-to-face: the letter of a card, without the number of a pile or with a wrong one."""
    letter, pile = typed[:1].lower(), typed[1:]
    held = {choices.letter(card): card for card in choices.hand}
    if letter not in held or not (pile.isdecimal() or not pile):
        return ""
    return _which(choices, held[letter], f"The {held[letter]}")


def _about_a_guest(choices: Choices, guest: str) -> str:
    if guest[:2] not in (*words.COUNTRIES, "JK"):
        return f"There is no nation {guest[:2]}; `codes` lists those there are."
    return _which(choices, guest, words.start(words.guest(guest)))


def _which(choices: Choices, card: str | int, name: str) -> str:
    """What may be done with a card."""
    if card not in choices.hand:
        return f"{name} is not in your hand."
    moves = [move for move in choices.ordered if card_of(move) == card]
    return f"{words.joined(moves, 'or')}?" if moves else f"{name} fits nowhere now."


def _about_a_seat(choices: Choices, seat: str) -> str:
    plan = PLANS[choices.view["game"]]
    if seat in plan.tables:
        return f"{seat} is a table; its guests sit around it."
    if seat not in plan.seats:
        return f"There is no seat {seat}; the floor shows those there are."
    moves = [move for move in choices.ordered if move.endswith(f"@{seat}")]
    return (
        f"{words.joined(moves, 'or')}?" if moves else f"Nobody in your hand may sit at {seat} now."
    )
