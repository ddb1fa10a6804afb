"""Write the playthroughs anew: `python -m tests.playthroughs.make`, from the top of the repository.

Each file is one random game, told by the rule books. Read what changes before you believe it:
tests/games/test_against_plain.py compares such games with the plain reading of the rules.
"""

import random
from pathlib import Path

from tests.games.cases import CASES, Case
from tests.playthroughs.telling import tell

FOLDER = Path(__file__).parent


def file_of(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


def told_at_random(case: Case) -> list[str]:
    rng = random.Random(f"playthrough of {case}")

    def choose(moves: list[str]) -> str:
        """Seats and clubs first, so that the game gets somewhere."""
        eager = [move for move in moves if "@" in move or move.startswith("club")]
        return rng.choice(eager if eager and rng.random() < 0.8 else moves)

    state = case.game.new(case.players, case.options, seed=f"playthrough of {case}")
    return list(tell(case.game, state, choose))


def main() -> None:
    for case in CASES:
        file_of(case).write_text("\n".join(told_at_random(case)) + "\n", "utf-8")
        print(file_of(case).name)


if __name__ == "__main__":
    main()
