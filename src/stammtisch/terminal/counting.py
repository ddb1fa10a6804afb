"""A position with all cards open, and at the end of a game the count, explained."""

from rich.text import Text

from stammtisch.games.rulebook import Result
from stammtisch.terminal import drawing, words
from stammtisch.terminal.drawing import Scene
from stammtisch.terminal.talk import Talk
from stammtisch.terminal.telling import YOU


def show_scene(scene: Scene, talk: Talk) -> None:
    """A position with all cards open, and its count when it is over."""
    talk.draw([*drawing.draw(scene, talk.console), Text("")])
    for line in drawing.open_hands(scene):
        talk.say(line)
    result = scene.game.result(scene.state)
    if result:
        talk.say("\n" + "\n".join(count(scene.game.name, result, scene.names)))


def count(game: str, result: Result, names: tuple[str, ...]) -> list[str]:
    """Every player's count, then who has won, and by what."""
    lines = [_player(game, result, names, player) for player in range(len(names))]
    return [*lines, *_decision(game, result), _winners(result, names)]


def _player(game: str, result: Result, names: tuple[str, ...], player: int) -> str:
    score, minus = result.scores[player], result.minus[player]
    if game == "face-to-face":
        return f"{names[player]}: {score} of 58 cards laid."
    if game != "cafe-cards":
        return f"{names[player]}: {score} points."
    cards = words.count(minus // 2, "card")
    return f"{names[player]}: {score + minus} points, less {minus} for {cards} left: {score}."


def _decision(game: str, result: Result) -> list[str]:
    """What decides between equals, or ends a duel."""
    if game == "face-to-face":
        everything = max(result.scores) == 58
        return [] if everything else ["Two cards could no longer be laid, and that decides it."]
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
