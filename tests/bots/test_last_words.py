"""Which line of what a program said at its end tells most."""

import pytest

from stammtisch.bots.outside.last_words import telling_line

PYTHON = "Traceback (most recent call last):\n  File 'x.py', line 1\n    raise Error('no')\n"


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("", ""),
        ("hm\n\n", "hm"),
        ("Error: no cards\nbye\n", "Error: no cards"),
        (f"{PYTHON}ValueError: one\ntwo\n  three\n", "ValueError: one"),
        (f"70{PYTHON}games.Refused: 5\nAnd an Error", "games.Refused: 5"),
        (f"{PYTHON}KeyError: 1\n\nDuring this:\n\n{PYTHON}LookupError: 2\n", "LookupError: 2"),
        (
            "  File 'x.py', line 1\n    def choose(\nSyntaxError: '(' open\n",
            "SyntaxError: '(' open",
        ),
        (
            "x.js:1\n  throw err\n\nError: boom\n    at Error.x (x.js:1)\n\nNode.js v20.20.2\n",
            "Error: boom",
        ),
        ('x.js:1\nthrow "boom"\n^\nboom\n\nNode.js v20.20.2\n', "boom"),
        (
            'Exception in thread "main" java.lang.Oh\n\tat Bot.main(Error.java)\n',
            'Exception in thread "main" java.lang.Oh',
        ),
        ("  an indented Error\nbye", "  an indented Error"),
    ],
)
def test_the_line_of_last_words_that_tells_most(said: str, line: str) -> None:
    assert telling_line(said) == line
