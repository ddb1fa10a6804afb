"""A short menu: which game, for how many, against whom, and by which rules."""

from collections.abc import Sequence

from stammtisch import bots
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Rulebook, all_games
from stammtisch.terminal import words
from stammtisch.terminal.talk import Goodbye, Talk

USUAL = "cafe-cards"
DESCRIPTIONS = {
    "cafe-cards": "Café International, the card game, for two to five",
    "cafe-board": "Café International for two, with a bar",
    "face-to-face": "The Game: Face to Face, a duel with numbers",
    "greedy": "wants the best turn now",
    "random": "plays whatever is allowed",
    "regular": "looks ahead a little",
    "expert": "looks further ahead, and takes its time",
}
OPTIONS = {
    "clubs": "With ladies' and gentlemen's clubs?",
    "bar": "How many places has the bar? (With 17, the first four that pay are left out.)",
    "open_hands": "Do both hands lie open?",
    "last_card": "Whose very last card is a single one: what about them?",
}
YES_OR_NO = {False: "no", True: "yes"}


def pick_game(talk: Talk) -> Rulebook:
    """Which game."""
    games = all_games()
    names = sorted(games, key=lambda name: (name != USUAL, name))
    return games[pick(talk, "Which game would you like?", names)]


def pick_players(talk: Talk, game: Rulebook) -> int:
    """For how many; a game for two only needs no question."""
    fewest, most = game.players
    choices = [str(number) for number in range(fewest, most + 1)]
    if len(choices) == 1:
        return fewest
    span = f"{fewest} to {most}"
    while True:
        answer = _word(talk, f"How many players, you included ({span})? Enter takes {fewest}.")
        if not answer or answer in choices:
            return int(answer or fewest)
        talk.say(f"This game is for {span} players.")


def pick_bot(talk: Talk) -> str:
    """Against whom."""
    return pick(talk, "Who plays against you?", bots.names())


def pick_options(talk: Talk, game: Rulebook) -> Json:
    """By which rules; Enter takes the usual ones."""
    return {name: _pick_option(talk, name, choices) for name, choices in game.rules.OPTIONS.items()}


def _pick_option(talk: Talk, name: str, choices: Sequence[object]) -> object:
    shown = {_as_word(choice): choice for choice in choices}
    return shown[pick(talk, OPTIONS.get(name, f"{name}?"), list(shown))]


def _as_word(choice: object) -> str:
    return YES_OR_NO[choice] if isinstance(choice, bool) else str(choice)


def pick(talk: Talk, question: str, choices: Sequence[str]) -> str:
    """One of the choices, by its number or its name; Enter takes the first."""
    talk.say(question)
    for number, choice in enumerate(choices, start=1):
        talk.say(f"  {number}  {choice:<14}{DESCRIPTIONS.get(choice, '')}".rstrip())
    while True:
        answer = _word(talk, f"Enter takes {choices[0]}.")
        named = dict(zip(map(str, range(1, len(choices) + 1)), choices, strict=True))
        chosen = answer if answer in choices else named.get(answer, answer) or choices[0]
        if chosen in choices:
            return chosen
        talk.say(f"That may be {words.joined(choices, 'or')}, or its number.")


def _word(talk: Talk, question: str) -> str:
    answer = talk.ask(question).lower()
    if answer in ("q", "quit"):
        raise Goodbye
    return answer
