"""A Chromium for the browser tests: the machine's own, or one that is installed now.

    python tests/browser/chromium.py

says where it is. A machine without one, on which none can be installed, is told what to do: the
tests are never left out.

Debian has the same Chromium without its window, too: it draws the same pages for half the work of
the processor. Where it is there it is taken, but for what needs a whole browser (notifications).
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
VARIABLE = "STAMMTISCH_CHROMIUM"
WITHOUT_WINDOW = "chromium-headless-shell"
APT = "apt-get install -y -qq --no-install-recommends"
INSTALL = f"apt-get update -qq && {APT} chromium && {{ {APT} {WITHOUT_WINDOW} || true; }}"


class NoChromium(Exception):
    """There is no Chromium, and none could be installed."""


def find() -> str:
    """Where Chromium is; raises NoChromium."""
    given = os.environ.get(VARIABLE)
    if given and not shutil.which(given):
        raise NoChromium(f"{VARIABLE} names {given}, where there is none")
    found = given or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise NoChromium(
            f"no Chromium: install one (apt install chromium), or name it in {VARIABLE}"
        )
    return found


def find_without_window() -> str:
    """Where the one without a window is, else the whole one; raises NoChromium."""
    return (not os.environ.get(VARIABLE) and shutil.which(WITHOUT_WINDOW)) or find()


def find_or_install() -> str:
    """The same, with an attempt at installing it first."""
    try:
        return find()
    except NoChromium:
        if os.environ.get(VARIABLE) or not shutil.which("apt-get"):
            raise
    print("Installing Chromium for the browser tests ...", file=sys.stderr)
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    subprocess.run([*root, "sh", "-c", INSTALL], stdout=subprocess.DEVNULL)
    return find()


if __name__ == "__main__":
    try:
        print(find_or_install())
    except NoChromium as error:
        sys.exit(f"The browser tests can't run: {error}")
