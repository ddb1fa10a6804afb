"""The worked examples of the rules, as they stand in their files."""

import json
from typing import Any

from stammtisch.examples import FOLDER

Example = dict[str, Any]

EXAMPLES: list[Example] = [
    example
    for file in sorted(FOLDER.glob("*.json"))
    for example in json.loads(file.read_text("utf-8"))
]
