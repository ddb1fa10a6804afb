"""What a bot from outside is told before each of its moves, and what it answers."""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import chain
from math import isfinite
from typing import Annotated, Any, TypeVar

import msgspec

from stammtisch.bots.interface import Thought
from stammtisch.bots.outside.failure import GARBAGE, ILLEGAL, BotFailed
from stammtisch.bots.outside.shallow import shallow
from stammtisch.bots.own_turn import own_turn
from stammtisch.games.chance import seeded
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Refused, Rulebook
from stammtisch.games.states import State

MOST_DIGITS = 15  # of a whole number: so many are exact everywhere
Count = Annotated[int, msgspec.Meta(ge=0, lt=10**MOST_DIGITS)]
Said = TypeVar("Said")
Kind = TypeVar("Kind")
NOTHING = msgspec.Raw(b"null")
BAD_JSON = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Answer(msgspec.Struct):
    """A move, and what the bot thinks of it and of others, if it likes to tell. That is only
    shown, so it is read apart, and may be anything."""

    move: str
    values: msgspec.Raw = NOTHING
    visits: msgspec.Raw = NOTHING
    line: msgspec.Raw = NOTHING


# Made once: a Ctrl-C while msgspec looks at a type for the first time would get lost in there.
ANSWER = msgspec.json.Decoder(Answer)
VALUES = msgspec.json.Decoder(dict[str, float | None])
VISITS = msgspec.json.Decoder(dict[str, Count | None])
LINE = msgspec.json.Decoder(list[str])


def question(game: Rulebook, view: State, seat: int, seconds: float) -> Json:
    """All that a bot needs to know; docs/write-a-bot.md explains each field."""
    shown = game.view(view, seat)
    legal = game.worth(view)
    return {
        "game": game.name,
        "players": shown["players"],
        "options": shown["options"],
        "seat": seat,
        "view": shown,
        "legal": [{"move": move, "points": points} for move, points in legal.items()],
        "unseen": unseen(game, view, shown),
        "ms": round(1000 * seconds),
    }


def unseen(game: Rulebook, view: State, shown: Json) -> Json:
    """The cards that a seat can't place, sorted, under the name of the pile they would come from.

    One redeal says what they are. Hidden hands are among the cards of the player's own pile where
    there is one, else among those of the first pile, as in the blind state itself.
    """
    dealt = game.position(game.redeal(view, shown["seat"], seeded("unseen")))
    hidden = {name: _hidden(cards, shown.get(name)) for name, cards in dealt.items()}
    piles = {name: hidden[name] for name in dealt if _is_pile(dealt[name], shown.get(name))}
    for name in hidden.keys() - piles.keys():
        if piles and hidden[name]:
            _add_hands(piles, hidden[name])
    return {name: _in_order(cards) for name, cards in piles.items()}


def _hidden(cards: Any, shown: Any) -> list[Any]:
    """The part of a field that a view has as null or as a number; [] where it shows everything."""
    if not isinstance(cards, list) or cards == shown:
        return []
    if isinstance(shown, list):
        return [_hidden(*pair) for pair in zip(cards, shown, strict=True)]
    return cards


def _is_pile(cards: Any, shown: Any) -> bool:
    """Whether a view gives these cards as a number of them, or as one for each player."""
    if not isinstance(cards, list) or cards == shown:
        return False
    counts = shown if isinstance(shown, list) else [shown]
    return all(isinstance(count, int) for count in counts)


def _add_hands(piles: dict[str, list[Any]], hands: list[list[Any]]) -> None:
    name, pile = next(iter(piles.items()))
    if _by_player(pile):
        piles[name] = [cards + hand for cards, hand in zip(pile, hands, strict=True)]
    else:
        piles[name] = pile + list(chain.from_iterable(hands))


def _by_player(pile: list[Any]) -> bool:
    return bool(pile) and isinstance(pile[0], list)


def _in_order(pile: list[Any]) -> list[Any]:
    return list(map(sorted, pile)) if _by_player(pile) else sorted(pile)


def thought_of(line: bytes, game: Rulebook, view: State) -> Thought:
    """The thought of an answer; raises BotFailed."""
    answer = _decoded(line)
    try:
        move = game.parse(answer.move)
        refused = game.refusal(view, move)
    except Refused as error:
        refused = error
    if refused:
        raise BotFailed(ILLEGAL, str(refused))
    legal = {game.text(move): move for move in game.legal(view)}
    values, visits = _beside(answer.values, VALUES), _beside(answer.visits, VISITS)
    planned = _line(game, view, move, _beside(answer.line, LINE) or [])
    return Thought(move, _of_moves(legal, values or {}), _of_moves(legal, visits or {}), planned)


def _of_moves(legal: dict[str, int], said: Mapping[str, Said | None]) -> dict[int, Said]:
    return {legal[text]: it for text, it in said.items() if it is not None and text in legal}


def _beside(said: msgspec.Raw, decoder: "msgspec.json.Decoder[Kind]") -> Kind | None:
    """What is said beside the move, or nothing where it is something else."""
    with suppress(*BAD_JSON):
        return _read(said, decoder)
    return None


def _line(game: Rulebook, view: State, move: int, texts: list[str]) -> list[int]:
    """What it plans for its turn, as far as that can be made and begins with its move."""
    planned = own_turn(game, view, _parsed(game, texts))
    return planned if planned[:1] == [move] else [move]


def _parsed(game: Rulebook, texts: list[str]) -> Iterator[int]:
    """Moves, up to the first text that isn't one."""
    with suppress(Refused):
        yield from map(game.parse, texts)


def _decoded(line: bytes) -> Answer:
    try:
        return _read(line, ANSWER)
    except BAD_JSON as error:
        start = line[:60].decode("utf-8", "replace")
        raise BotFailed(GARBAGE, f"{start!r} is no answer: {error}") from None


def _read(text: bytes | msgspec.Raw, decoder: "msgspec.json.Decoder[Kind]") -> Kind:
    try:
        return decoder.decode(text)
    except BAD_JSON:
        with suppress(ValueError, *BAD_JSON):
            return decoder.decode(_in_strict_json(bytes(text)))
        raise


def _in_strict_json(text: bytes) -> bytes:
    """Python and others write NaN and Infinity, which are no JSON, JavaScript writes half of a
    sign where a text was cut, and a tree may be deeper than can be read."""
    said = json.loads(
        shallow(text).decode(), parse_constant=lambda _: None, parse_float=_finite, parse_int=_whole
    )
    return json.dumps(said, ensure_ascii=False).encode("utf-8", "replace")


def _finite(text: str) -> float | None:
    number = float(text)
    return number if isfinite(number) else None


def _whole(text: str) -> int | None:
    return int(text) if len(text) <= MOST_DIGITS else None
