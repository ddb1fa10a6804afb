"""Settings: where they come from, and that they are described."""

import os
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.games.rulebook import BadInput
from stammtisch.server.settings import (
    NAMES,
    OTHERS,
    Settings,
    data_folder,
    read_settings,
    unknown_variables,
    variable,
)
from stammtisch.store.database import checked

PAGE = Path(__file__).parents[2] / "docs" / "self-host.md"


def described() -> dict[str, tuple[str, str]]:
    """The settings of the page, each with its variable and its usual value."""
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \| (.*?) \|", PAGE.read_text("utf-8"), re.M)
    return {name: (variable, usual.strip("`")) for name, variable, usual in rows}


def test_every_setting_is_described() -> None:
    assert list(described()) == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_setting_is_described_as_it_is(name: str) -> None:
    where, usual = described()[name]
    assert where == variable(name)
    value = getattr(Settings(), name)
    if name not in ("data", "database", "origins"):
        said = msgspec.json.encode(value).decode().strip('"')
        assert usual in (said, said.removesuffix(".0"))


def test_all_who_may_have_a_socket_may_look_at_a_page_at_once() -> None:
    assert Settings().connections >= 6 * Settings().sockets  # of a browser, for one address


def test_the_command_line_counts_more_than_the_environment() -> None:
    environment = {"STAMMTISCH_PORT": "9000", "STAMMTISCH_HOST": "0.0.0.0", "STAMMTISCH_DATA": ""}
    settings = read_settings({"port": 9001, "host": None}, environment)
    assert (settings.port, settings.host) == (9001, "0.0.0.0")


def test_the_environment_is_text() -> None:
    texts = {
        "STAMMTISCH_PROXY": "True",
        "STAMMTISCH_ORIGINS": "https://Club.Example, http://[::1]:80 https://x.example:8443/",
        "STAMMTISCH_BOT_PACE": "0.25",
        "STAMMTISCH_LOG_LEVEL": "WARNING",
    }
    settings = read_settings({}, texts)
    assert settings.proxy is True
    assert settings.origins == ("https://club.example", "http://[::1]", "https://x.example:8443")
    assert settings.bot_pace == 0.25
    assert settings.log_level == "warning"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "http"),
        ("port", "65536"),
        ("port", "-1"),
        ("host", ""),
        ("log_level", "loud"),
        ("metrics", "some"),
        ("proxy", "perhaps"),
        ("body_size", "10"),
        ("requests", "-1"),
        ("requests", "nan"),
        ("bot_pace", "61"),
        ("bot_think", "0"),
        ("origins", "club.example"),
        ("origins", "https://club.example/page"),
        ("origins", "https://user@club.example"),
        ("origins", "https://club.example:port"),
        ("origins", "ftp://club.example"),
        ("data", 7),
        ("data", "~nobody-of-that-name/house"),
    ],
)
def test_a_bad_value_is_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(BadInput) as refused:
        read_settings({name: value}, {})
    assert refused.value.field == name
    assert refused.value.problem


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("log_level", "loud", 'log_level: "loud" is not one of debug, info, warning, error'),
        ("proxy", "maybe", 'proxy: "maybe" is not true or false'),
        ("port", "abc", 'port: "abc" is no whole number'),
        ("port", "1.5", 'port: "1.5" is no whole number'),
        ("requests", "many", 'requests: "many" is no number'),
        ("port", "65536", 'port: expected `int` <= 65535, not "65536"'),
    ],
)
def test_a_bad_value_is_told_with_what_could_be(name: str, value: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_settings({name: value}, {})
    assert str(refused.value) == sentence


def test_a_setting_that_is_none() -> None:
    with pytest.raises(BadInput, match="colour"):
        read_settings({"colour": "green"}, {})


def test_the_data_folder_is_where_it_belongs(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "stammtisch"
    usual = Path.home() / ".local" / "share" / "stammtisch"
    assert data_folder({}) == data_folder({"XDG_DATA_HOME": "relative"}) == usual
    settings = read_settings({}, {"XDG_DATA_HOME": str(tmp_path)})
    assert settings.database_address == f"sqlite:///{tmp_path / 'stammtisch' / 'stammtisch.db'}"
    assert read_settings({"data": "~/x"}, {}).data == Path.home() / "x"
    assert read_settings({"data": "x"}, {}).data.is_absolute()


def test_a_service_without_a_home_names_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # as it is without HOME or name
    with pytest.raises(BadInput, match=r'data: "~/\.local/share": there is no such home'):
        read_settings({}, {})
    assert read_settings({}, {"STAMMTISCH_DATA": str(tmp_path)}).data == tmp_path


@pytest.mark.parametrize("name", ["what?", "a?b=c", "100%", "a%20b", "a b", "a#b", "a:b@c", "ü"])
def test_any_name_of_a_data_folder_will_do(name: str, tmp_path: Path) -> None:
    folder = tmp_path / name
    address = read_settings({"data": folder}, {}).database_address
    assert checked(address).database == str(folder / "stammtisch.db")


def test_another_database() -> None:
    address = "postgresql://anna@db.example/house"
    assert read_settings({"database": address}, {}).database_address == address


def test_a_misspelt_variable_is_found() -> None:
    known = {variable(name): "1" for name in NAMES} | dict.fromkeys(OTHERS, "1") | {"HOME": "/x"}
    assert list(unknown_variables(known)) == []
    misspelt = {"STAMMTISCH_PORTT": "1", "stammtisch_Sockets": "2", "STAMMTISCH_BOT-PACE": ""}
    assert list(unknown_variables(known | misspelt)) == [
        ("STAMMTISCH_BOT-PACE", "STAMMTISCH_BOT_PACE"),
        ("STAMMTISCH_PORTT", "STAMMTISCH_PORT"),
        ("stammtisch_Sockets", "STAMMTISCH_SOCKETS"),
    ]


def test_no_variable_of_the_project_is_unknown() -> None:
    """Of those that its own files name; the tests misspell some."""
    top = PAGE.parents[1]
    files = [*top.glob("*.md"), *top.glob("docs/*.md"), *top.glob("bench/**/*.py")]
    files += [*top.glob("tests/browser/*.py"), top / "web" / "README.md"]
    texts = [file.read_text("utf-8") for file in files]
    named = {name for text in texts for name in re.findall(r"STAMMTISCH_\w+", text)}
    assert set(OTHERS) < named
    assert list(unknown_variables(dict.fromkeys(named, ""))) == []
