"""What is no request is not taken for one."""

import json

import pytest

from stammtisch.wire.requests import Misread, read

MISREAD = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"7",
    b"{}",
    b'"play"',
    b"\xff\xfe",
    b'{"play": "end"}',
    b'{"version": 3}',
    b'{"id": 7}',
    b'{"play": "end", "version": -1}',
    b'{"play": "end", "version": 1.5}',
    b'{"play": "end", "version": "1"}',
    b'{"play": "end", "version": true}',
    b'{"play": "end", "version": 1e400}',
    b'{"play": "end", "version": 99999999999999999999999999}',
    b'{"play": "end", "version": 2147483649}',
    b'{"play": "", "version": 1}',
    b'{"play": "%s", "version": 1}' % (b"x" * 41),
    b'{"play": "\\ud800", "version": 1}',
    b'{"play": ["end"], "version": 1}',
    b'{"play": "end", "version": 1, "seat": 0}',
    b'{"play": "end", "version": 1, "undo": 1}',
    b'{"play": "end", "version": 1, "id": -1}',
    b'{"play": "end", "version": 1, "id": 9007199254740993}',
    b'{"undo": null}',
    b'{"ready": "C0FFEE"}',
    b'{"ready": "abc"}',
    b'{"ready": "%s"}' % (b"ab" * 33),
    b'{"ready": "ab\\n"}',
    b'{"resign": 5}',
    b'{"resign": -1}',
    b'{"return": true}',
    b'{"say": "Well played"}',
    b'{"say": "%s"}' % (b"a" * 21),
    b'{"start": 7}',
    b'{"leave": 1}',
    b'{"since": "1"}',
    b"[" * 4000,
    b'{"play":' * 900,
    b'{"a":' * 900 + b"1" + b"}" * 900,
]


@pytest.mark.parametrize("text", MISREAD, ids=lambda text: repr(text[:40]))
def test_what_is_no_request(text: bytes) -> None:
    with pytest.raises(Misread) as misread:
        read(text)
    assert str(misread.value)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        (b'{"resign": 5, "id": 41}', 41),
        (b'{"play": "x", "id": 42}', 42),
        (b'{"foo": 1, "id": 0}', 0),
        (b'{"say": "well-played", "start": true, "id": 3}', 3),
        (b'{"foo": 1, "id": -1}', None),
        (b'{"foo": 1, "id": "x"}', None),
        (b'{"id": 7', None),
        (b"[]", None),
    ],
)
def test_what_is_no_request_keeps_its_number(text: bytes, number: int | None) -> None:
    with pytest.raises(Misread) as misread:
        read(text)
    assert misread.value.id == number


def test_the_number_of_a_request_may_be_left_out() -> None:
    assert read('{"since": 3}').id is None
    assert read(json.dumps({"since": 3, "id": 2**53})).id == 2**53
