"""Every message has an example in its docstring, and each example is that message."""

import inspect
import re
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import get_args

import msgspec
import pytest
from msgspec import Struct

from stammtisch import wire
from stammtisch.client import seat
from stammtisch.play import events
from stammtisch.wire import happenings, requests
from stammtisch.wire.answers import AnyAnswer
from stammtisch.wire.happenings import Happening

MODULES = [import_module(f"{wire.__name__}.{one.name}") for one in iter_modules(wire.__path__)]
EXAMPLE = re.compile(r"^ *>>> (.*(?:\n *\.\.\. .*)*)", re.M)


def messages(module: ModuleType) -> list[type[Struct]]:
    """The types that a module makes."""
    return [
        kind
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Struct)
        and kind.__module__ == module.__name__
        and kind is not requests.Request
    ]


MESSAGES = [kind for module in MODULES for kind in messages(module)]


def examples(kind: type[Struct]) -> list[str]:
    found = EXAMPLE.findall(inspect.getdoc(kind) or "")
    return [re.sub(r"\n *\.\.\. ", " ", text) for text in found]


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
def test_an_example_is_the_message(kind: type[Struct]) -> None:
    found = examples(kind)
    assert found, f"{kind.__name__} has no example"
    for text in found:
        message = msgspec.json.decode(text, type=kind)
        again = msgspec.json.decode(msgspec.json.encode(message), type=kind)
        assert again == message
        assert msgspec.json.decode(text).keys() <= set(kind.__struct_encode_fields__) | {"event"}


def test_every_request_and_answer_is_among_them() -> None:
    assert set(requests.REQUESTS) <= set(MESSAGES)
    assert set(get_args(AnyAnswer)) <= set(MESSAGES)
    ours = {kind for kind in get_args(Happening) if kind.__module__ == happenings.__name__}
    assert ours <= set(MESSAGES)


def test_every_event_of_a_game_may_happen_at_a_table() -> None:
    assert set(get_args(events.AnyEvent)) <= set(get_args(Happening))


@pytest.mark.parametrize("kind", requests.REQUESTS, ids=lambda kind: kind.__name__)
def test_a_request_is_known_by_its_first_field(kind: type[Struct]) -> None:
    [text] = examples(kind)
    assert type(requests.read(text)) is kind
    assert type(requests.read(text.encode())) is kind


@pytest.mark.parametrize("kind", get_args(AnyAnswer), ids=lambda kind: kind.__name__)
def test_an_answer_is_known_by_a_field_of_its_own(kind: type[Struct]) -> None:
    for text in examples(kind):
        assert type(seat.read(text)) is kind
