"""Every page of the house, each with something on it: for axe, for widths, for screenshots."""

from tests.browser.scenes import people, reading, replays, shell, tables
from tests.browser.scenes.staging import SCENES

__all__ = ["SCENES", "people", "reading", "replays", "shell", "tables"]
