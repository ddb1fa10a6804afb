"""Records: written, read, replayed, and refused when anything in them is wrong."""

import json
import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

from stammtisch.games.reasons import WORDS
from stammtisch.games.rulebook import Refused, find
from stammtisch.play.fairness import commitment, fair_deal
from stammtisch.play.flaws import Flaw, RecordError
from stammtisch.play.match import Match
from stammtisch.play.record import LARGEST, Record, from_text, read, record_of, to_text, write
from stammtisch.play.refusals import PHRASES, told
from stammtisch.play.replay import caveat, replay, summary, verify
from tests.play.matches import KINDS, NOON, begin, finished, some_record

Json = dict[str, Any]


def document() -> Json:
    found: Json = json.loads(to_text(some_record()))
    return found


def test_every_field_is_described() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    described = re.findall(r"^\| (`.*?`) \|", page.partition("## Records")[2], re.M)
    names = [name for cell in described for name in re.findall(r"`(\w+)`", cell)]
    assert names == [field.encode_name for field in fields(Record)]


def refusal(changed: Json) -> RecordError:
    with pytest.raises(RecordError) as error:
        verify(from_text(json.dumps(changed)))
    return error.value


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_round_trip(name: str, players: int, options: Json, tmp_path: Path) -> None:
    record = finished(name, players, tuple(options.items()))
    path = tmp_path / "evening.stammtisch.json"
    write(path, record)
    assert read(path) == record
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]
    assert record_of(verify(record)) == record
    assert len(list(replay(record))) == len(record.moves)


def test_a_running_match_is_a_record_too() -> None:
    match = begin("cafe-cards", 3)
    assert record_of(verify(record_of(match))) == record_of(match)
    match.play("draw", NOON)
    record = record_of(match)
    assert record.result is None
    assert summary(verify(record)) == "cafe-cards, Ada, Bob, Çiğdem; unfinished: 1 move, no result"


def test_summary() -> None:
    record = some_record()
    result = record.result
    assert result is not None
    winner = record.players[result.winners[0]]
    scores = " : ".join(map(str, result.scores))
    assert summary(verify(record)).endswith(f"{len(record.moves)} moves; {scores}, won by {winner}")


def test_a_seed_is_told() -> None:
    assert (
        caveat(verify(some_record())) == "dealt from seed 1, which proves nothing about the dealer"
    )
    secret = Match.begin(find("face-to-face"), ["Ada", "Bob"], salt="ab" * 32)
    assert caveat(verify(record_of(secret))) == ""


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("nonsense", "move 4: `nonsense` is no move of this game (syntax)"),
        ("\x1b[2J", "move 4: `\\x1b[2J` is no move of this game (syntax)"),
        ("bar JKf", "move 4: `bar JKf` is not possible"),
    ],
)
def test_a_refusal_is_a_sentence(move: str, words: str) -> None:
    changed = document()
    changed["moves"][3]["move"] = move
    assert str(refusal(changed)).startswith(words)


def test_every_reason_has_its_phrase() -> None:
    assert set(PHRASES) == set(WORDS[1:])
    refused = Refused("draw", "not-now")
    assert told(refused) == "`draw` is not possible now (not-now)"
    assert told(Refused("DEf@c2", "balance", "c3")).endswith("(balance at c3)")


@pytest.mark.parametrize(
    ("made", "words"),
    [
        ({"move": "end"}, "move 4: `at` is missing"),
        ({"move": "end", "at": 7}, "move 4: at: expected `datetime`, got `int`"),
        ({"move": "end", "at": "noon"}, "move 4: at: invalid RFC3339"),
        ({"move": "end", "at": "2026-05-01T12:00:00Z", "by": 0}, "move 4: there is no field `by`"),
        ("end", "move 4: expected `object`, got `str`"),
    ],
)
def test_a_misshapen_move_is_named_by_its_number(made: object, words: str) -> None:
    changed = document()
    changed["moves"][3] = made
    error = refusal(changed)
    assert (str(error)[: len(words)], error.move) == (words, 4)


def with_move(number: int, **fields: object) -> Json:
    changed = document()
    changed["moves"][number - 1] |= fields
    return changed


def with_result(**fields: object) -> Json:
    changed = document()
    changed["result"] |= fields
    return changed


SCORES = "{} : {}".format(*document()["result"]["scores"])
DIGEST = r"^[0-9a-f]{64}\\Z"


@pytest.mark.parametrize(
    ("changed", "flaw"),
    [
        ({"format": 9}, Flaw("newer", "format", "9", ["1"])),
        (document() | {"format": 0}, Flaw("no-format", "format", "0", ["1"])),
        (document() | {"format": "1"}, Flaw("kind", "format", "str", ["int"])),
        (document() | {"comment": ""}, Flaw("unknown", "comment")),
        ({"format": 1}, Flaw("missing", "game")),
        ([], Flaw("kind", None, "array", ["object"])),
        (document() | {"salt": "0"}, Flaw("form", "salt", wanted=[DIGEST])),
        (document() | {"resigned": 2}, Flaw("choice", "resigned", wanted=["<= 1"])),
        (document() | {"result": 0}, Flaw("kind", "result", "int", ["object", "null"])),
        (with_move(4, at=7), Flaw("kind", "at", "int", ["datetime"])),
        (with_move(4, at="noon"), Flaw("form", "at", wanted=["datetime"])),
        (with_move(4, by=0), Flaw("unknown", "by")),
        (with_move(4, move="e" * 41), Flaw("long", "move", wanted=["<= 40"])),
        (with_move(4, move="\x1b"), Flaw("syntax", found="\\x1b")),
        (
            with_move(4, at="1999-05-01T12:00:00Z"),
            Flaw("time-back", "at", "1999-05-01T12:00:00+00:00"),
        ),
        (with_move(4, at="2026-05-01T12:00:00"), Flaw("zone", "at", "2026-05-01T12:00:00")),
        (
            document() | {"game": "halma"},
            Flaw("choice", "game", '"halma"', ["cafe-board", "cafe-cards", "face-to-face"]),
        ),
        (document() | {"players": ["A", "B", "C"]}, Flaw("count", "players", "3", ["2"])),
        (
            document() | {"players": ["Ada", "\u202e"]},
            Flaw("name", "players", r'"\\u202e"'),
        ),
        (document() | {"nonces": []}, Flaw("count", "nonces", "0", ["2"])),
        (document() | {"nonces": ["", "", ""]}, Flaw("count", "nonces", "3", ["2"])),
        (
            document() | {"options": {"bar": 21, "open_hands": 0}},
            Flaw("choice", "options", "open_hands: 0", ["false", "true"]),
        ),
        (document() | {"options": {"bar": 21}}, Flaw("missing", "options", wanted=["open_hands"])),
        (document() | {"deal": {}}, Flaw("cards", "guest_pile")),
        (document() | {"commitment": "0" * 64}, Flaw("commitment", "commitment")),
        (document() | {"nonces": ["", ""]}, Flaw("shuffle", "deal")),
        (document() | {"moves": []}, Flaw("goes-on", "result", after=0)),
        (document() | {"result": None}, Flaw("no-result", "result", wanted=[SCORES])),
        (document() | {"resigned": 0}, Flaw("resigned-over", "resigned")),
        (with_result(scores=[0, 0]), Flaw("scores", "result.scores", "0 : 0", [SCORES])),
    ],
)
def test_what_is_wrong_is_told_in_facts(changed: Any, flaw: Flaw) -> None:
    assert refusal(changed).flaw == flaw


def test_a_refused_move_comes_with_what_its_player_saw() -> None:
    record = some_record()
    refused = refusal(with_move(1, move="bar JKf")).flaw.refused
    assert refused is not None
    assert (refused.move, refused.player) == ("bar JKf", record.players[0])
    assert refused.reason in WORDS
    assert refused.view["to_move"] == refused.view["seat"] == 0


@pytest.mark.parametrize(("text", "line"), [("{", None), ('{\n"format": 1\n!', 3), ("dear", 1)])
def test_the_line_where_json_ends_is_told(text: str, line: int | None) -> None:
    with pytest.raises(RecordError) as error:
        from_text(text)
    assert error.value.flaw == Flaw("json", line=line)


def test_a_changed_result_is_told_as_scores() -> None:
    changed = document()
    scores = changed["result"]["scores"]
    true = " : ".join(map(str, scores))
    scores[0] += 1
    false = " : ".join(map(str, scores))
    words = f"result: the record says {false}, the moves give {true}"
    assert str(refusal(changed)) == words
    scores[0] -= 1
    changed["result"]["winners"] = [0, 1]
    assert str(refusal(changed)).startswith("result: winners: the record says [0, 1], the moves")
    changed["result"] = None
    assert str(refusal(changed)) == f"result: the record has none, the moves give {true}"


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "evening.stammtisch.json"
    for text, words in (
        ("{", "not JSON: "),
        ("[]", "not a record: expected `object`"),
        ('{"format": 1}', "not a record: `game` is missing"),
        (json.dumps(document() | {"moves": [{}]}), "move 1: `move` is missing"),
        (json.dumps(document() | {"players": 7}), "not a record: players: expected `array`"),
    ):
        path.write_text(text, "utf-8")
        with pytest.raises(RecordError) as error:
            read(path)
        assert str(error.value).startswith(f"{path}: {words}")


def test_a_bad_move_is_named_by_its_number() -> None:
    for number in (1, 2, len(document()["moves"])):
        changed = document()
        changed["moves"][number - 1]["move"] = "DEf"
        error = refusal(changed)
        assert error.move == number
        assert str(error).startswith(f"move {number}: ")
        assert "syntax" in str(error)


def test_a_move_too_many_or_too_few() -> None:
    changed = document()
    changed["moves"].append(changed["moves"][-1])
    error = refusal(changed)
    assert (error.move, "over" in str(error)) == (len(changed["moves"]), True)
    changed = document()
    changed["moves"].pop()
    assert "result" in str(refusal(changed))
    del changed["moves"][0]
    refusal(changed)


def test_a_time_stamp_that_goes_back() -> None:
    changed = document()
    changed["moves"][5]["at"] = (NOON - timedelta(days=1)).isoformat()
    assert refusal(changed).move == 6
    changed["moves"][5]["at"] = "2026-05-01T12:00:00"
    assert refusal(changed).move == 6
    assert "zone" in str(refusal(changed))


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("format", 2, "newer"),
        ("format", 0, "no format 0"),
        ("format", "1", "format"),
        ("game", "chess", "game"),
        ("game", "cafe-cards", ""),
        ("game", "face-to-face", ""),
        ("options", {"bar": 17, "open_hands": False}, ""),
        ("options", {"bar": 21}, "options"),
        ("options", {"bar": 21, "open_hands": 0}, "options"),
        ("options", {"bar": 21, "open_hands": False, "clubs": True}, "options"),
        ("options", [], "options"),
        ("players", ["Ada"], ""),
        ("players", ["Ada", "Bob", "Eve"], "players"),
        ("players", ["Ada", ""], "players"),
        ("players", ["Ada", "B\u202eob"], "players"),
        ("players", "Ada", "players"),
        ("deal", {}, "guest_pile"),
        ("deal", [], "deal"),
        ("commitment", "0" * 64, "commitment"),
        ("commitment", "0" * 63, "commitment"),
        ("salt", "0" * 64, ""),
        ("salt", "0" * 64 + "\n", "salt"),
        ("salt", None, "salt"),
        ("nonces", ["c0ffee", "00"], "deal"),
        ("nonces", ["", ""], "deal"),
        ("nonces", ["c0ffee"], "nonces"),
        ("nonces", ["c0ffee", "", ""], "nonces"),
        ("nonces", ["C0FFEE", ""], "nonces"),
        ("moves", [], "result"),
        ("moves", None, "moves"),
        ("moves", [{"move": "end"}], "at"),
        ("moves", [{"move": "end", "at": 7}], "at"),
        ("moves", [{"move": "end", "at": "2026-05-01T12:00:00Z", "by": 0}], "by"),
        ("moves", [{"move": "e" * 1000, "at": "2026-05-01T12:00:00Z"}], "move"),
        ("result", None, "result"),
        ("result", {"scores": [0, 0], "minus": [0, 0], "winners": [0]}, "result"),
        ("result", {"scores": [0, 0]}, "result"),
        ("result", "Ada", "result"),
        ("comment", "hello", "comment"),
    ],
)
def test_a_changed_field_is_noticed(field: str, value: object, complaint: str) -> None:
    assert complaint in str(refusal(document() | {field: value}))


@pytest.mark.parametrize("field", document())
def test_a_missing_field_is_noticed(field: str) -> None:
    changed = document()
    del changed[field]
    assert field in str(refusal(changed))


def test_a_deal_to_suit_is_noticed() -> None:
    changed = document()
    pile = changed["deal"]["guest_pile"]
    pile[0], pile[1] = pile[1], pile[0]
    assert "commitment" in str(refusal(changed))
    changed["commitment"] = commitment(changed["salt"], changed["deal"])
    assert "deal" in str(refusal(changed))


def test_another_deal_with_the_right_commitment_needs_its_own_moves() -> None:
    changed = document() | {"salt": "ab" * 32}
    game = find(changed["game"])
    changed["deal"] = game.notation.deal_text(fair_deal(game, changed["salt"], changed["nonces"]))
    changed["commitment"] = commitment(changed["salt"], changed["deal"])
    error = refusal(changed)
    assert error.move is not None


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"format": 1}',
        b'{"format": NaN}',
        b'{"format": 1e999}',
        b'{"format": ' + b"9" * 5000 + b"}",
        b'{"format": 1, "deal": ' + b"[" * 100_000,
        b" " * (LARGEST + 1),
    ],
)
def test_what_is_no_record_at_all(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "no.stammtisch.json"
    path.write_bytes(text)
    with pytest.raises(RecordError):
        read(path)


def test_a_newer_format_is_refused_by_name_whatever_else_it_has() -> None:
    with pytest.raises(RecordError, match="format 9 is newer"):
        from_text('{"format": 9, "surprise": []}')
