"""Programs that don't keep to one line there, one line back."""

from pathlib import Path

import pytest

from stammtisch.bots.outside import program as outside_program
from stammtisch.bots.outside.channel import LONGEST_ANSWER
from stammtisch.bots.outside.failure import FLOOD, GARBAGE, BotFailed
from stammtisch.games.chance import seeded
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import find
from tests.bots.programs import GOOD, program
from tests.bots.test_outside import impatient

MORE_THAN_A_PIPE_HOLDS = "x" * (1 << 20)
EARLY = "say(move('11+')); time.sleep(600)"


def padded(question: Json) -> Json:
    """The same question, which no longer fits into the pipe to a program that doesn't read."""
    return question | {"padding": MORE_THAN_A_PIPE_HOLDS}


def test_an_answer_before_the_question_was_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = outside_program.question
    monkeypatch.setattr(outside_program, "question", lambda *asked: padded(usual(*asked)))
    once = tmp_path / "once"
    body = f"\nif os.path.exists({str(once)!r}):\n    {GOOD}"
    body += f"\nopen({str(once)!r}, 'w').close(); {EARLY}"
    game = find("face-to-face")
    view = game.blind(game.new(seed=1), 0)
    bot = impatient(program(tmp_path, body))
    with pytest.raises(BotFailed) as failed:
        bot.choose(game, view, 0, 5.0, seeded(1))
    assert failed.value.reason == FLOOD
    assert failed.value.sentence == "it answered before it had read the question"
    assert game.text(bot.choose(game, view, 0, 5.0, seeded(1)).move) == "11+"  # a new one
    bot.close()


@pytest.mark.parametrize(
    ("length", "reason"), [(LONGEST_ANSWER, GARBAGE), (LONGEST_ANSWER + 1, FLOOD)]
)
def test_how_long_an_answer_may_be(tmp_path: Path, length: int, reason: str) -> None:
    """Its end is a part of it."""
    game = find("face-to-face")
    bot = impatient(program(tmp_path, f"asked(); say('x' * {length - 1} + '\\n'); time.sleep(600)"))
    with pytest.raises(BotFailed) as failed:
        bot.choose(game, game.blind(game.new(seed=1), 0), 0, 5.0, seeded(1))
    assert failed.value.reason == reason


def test_a_mistake_of_our_own_ends_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it was asked is not what it would answer next."""

    def mistaken(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr(outside_program, "thought_of", mistaken)
    game = find("face-to-face")
    bot = impatient(program(tmp_path, GOOD))
    with pytest.raises(LookupError):
        bot.choose(game, game.blind(game.new(seed=1), 0), 0, 5.0, seeded(1))
    assert bot._channel is None
