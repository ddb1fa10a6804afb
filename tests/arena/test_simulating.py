"""What random games came to, told for people."""

import re
import subprocess
import sys


def test_simulating_is_told_for_people() -> None:
    command = [sys.executable, "-m", "stammtisch", "simulate", "cafe-board", "--games"]
    one, many = (
        subprocess.run([*command, games], capture_output=True, text=True, timeout=300).stdout
        for games in ("1", "2000")
    )
    assert "1 game of cafe-board" in one
    assert re.search(r"│ 1 +│ \d+\.\d% +│ -?\d+\.\d\d +│ \d+\.\d\d +│ -?\d+ +│ -?\d+ +│", many)
    assert "A win that is shared counts for each" in many
