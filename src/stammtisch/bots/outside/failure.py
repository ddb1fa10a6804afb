"""How a bot fails: a reason, and what there is to say about it."""

LONGEST_SENTENCE = 200

CRASH = "crash"  # it ended, or raised an exception
TIME = "time"  # it gave no answer in time
ILLEGAL = "illegal"  # its move isn't legal
FLOOD = "flood"  # it wrote more than one line of sensible length
GARBAGE = "garbage"  # its answer isn't {"move": "..."}


class BotFailed(ValueError):
    """A bot that can't go on, and so loses its game."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(reason, sentence)  # both, so that it survives being pickled
        self.reason = reason
        self.sentence = printable(sentence)

    def __str__(self) -> str:
        return f"{self.reason}: {self.sentence}"


def printable(text: str) -> str:
    """A text from outside that can be shown anywhere: short, one line, no tricks."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    return plain if len(plain) <= LONGEST_SENTENCE else plain[: LONGEST_SENTENCE - 3] + "..."
