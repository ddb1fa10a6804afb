"""A position with all cards open, and at the end of a game the count, explained."""

from rich.text import Text

from stammtisch.games.cafe.board import bar_fields
from stammtisch.games.cafe.cards import MINUS
from stammtisch.games.face_to_face.rules import CARDS
from stammtisch.games.rulebook import Result
from stammtisch.terminal import drawing, floor_drawing, words
from stammtisch.terminal.drawing import Scene
from stammtisch.terminal.talk import Talk
from stammtisch.terminal.telling import YOU


def show_scene(scene: Scene, talk: Talk) -> None:
    """A position with all cards open, and its count when it is over."""
    talk.draw([*drawing.draw(scene, talk.console), Text("")])
    for line in drawing.open_hands(scene):
        talk.say(line)
    result = scene.result
    if result:
        lines = [*ending(scene, result), *count(scene.game.name, result, scene.names)]
        talk.say("\n" + "\n".join(lines))


def ending(scene: Scene, result: Result) -> list[str]:
    """Why the game is over."""
    if scene.resigned is not None:
        return [f"{scene.names[scene.resigned]} has resigned: the game is over."]
    if scene.game.name == "face-to-face":
        return _duel_ending(scene, result)
    return _cafe_ending(scene) if scene.game.name in floor_drawing.PLANS else []


def _cafe_ending(scene: Scene) -> list[str]:
    """C8, B8"""
    view, state = scene.view, scene.state
    if "bar" in view and len(view["bar"]) == bar_fields(state):
        return ["The bar is full: the game is over."]
    if len(view["tables"]) < len(floor_drawing.PLANS[view["game"]].tables):
        return ["The tables have run out: the game is over."]
    if view["guest_pile"] == 0:
        return ["The last guest is drawn: the game is over."]
    closing = "down" in view and view["hand_sizes"][view["to_move"]] == 0
    return [f"{scene.names[view['to_move']]} declared the game over."] if closing else []


def _duel_ending(scene: Scene, result: Result) -> list[str]:
    """F7, F8: the player to move has laid everything, or can't go on."""
    if max(result.scores) == CARDS:
        return []
    name = scene.names[int(scene.state["to_move"])]
    return [f"{name} could not lay two cards, and that decides it."]


def count(game: str, result: Result, names: tuple[str, ...]) -> list[str]:
    """Every player's count, then who has won, and by what."""
    lines = [_player(game, result, names, player) for player in range(len(names))]
    return [*lines, *_decision(game, result), _winners(result, names)]


def _player(game: str, result: Result, names: tuple[str, ...], player: int) -> str:
    score, minus = result.scores[player], result.minus[player]
    if game == "face-to-face":
        return f"{names[player]}: {score} of {CARDS} cards laid."
    if game != "cafe-cards":
        return f"{names[player]}: {score} points."
    cards = words.count(minus // MINUS, "card")
    return f"{names[player]}: {score + minus} points, less {minus} for {cards} left: {score}."


def _decision(game: str, result: Result) -> list[str]:
    """What decides between equals."""
    if game != "cafe-cards":
        return []
    best = max(result.scores)
    level = [player for player, score in enumerate(result.scores) if score == best]
    if len(level) < 2 or len(result.winners) == len(level):
        return []
    return ["Equal points: the fewer minus points decide."]


def _winners(result: Result, names: tuple[str, ...]) -> str:
    won = [names[player] for player in result.winners]
    if len(won) == len(names):
        return "It is a draw."
    if len(won) > 1:
        return f"{words.joined(won)} share the win."
    return "You have won." if won == [YOU] else f"{won[0]} has won."
