"""Nations, guests and numbers in words."""

from collections.abc import Sequence

COUNTRIES = {
    "CF": "Central Africa",
    "CN": "China",
    "CU": "Cuba",
    "DE": "Germany",
    "ES": "Spain",
    "FR": "France",
    "GB": "Britain",
    "IN": "India",
    "IT": "Italy",
    "RU": "Russia",
    "TR": "Turkey",
    "US": "the USA",
}

TABLES = {
    "CF": "Central African",
    "CN": "Chinese",
    "CU": "Cuban",
    "DE": "German",
    "ES": "Spanish",
    "FR": "French",
    "GB": "British",
    "IN": "Indian",
    "IT": "Italian",
    "RU": "Russian",
    "TR": "Turkish",
    "US": "American",
}

# Names that fit on a table top.
SHORT = COUNTRIES | {"CF": "C.Africa", "US": "USA"}

SEXES = {"f": "woman", "m": "man"}
SIGNS = {"f": "♀", "m": "♂"}
CLUBS = {"f": "ladies'", "m": "gentlemen's"}

NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)


def guest(text: str) -> str:
    """`ITf` is a woman from Italy."""
    nation, sex = text[:2], SEXES[text[2]]
    return f"a joker ({sex})" if nation == "JK" else f"a {sex} from {COUNTRIES[nation]}"


def short_guest(text: str) -> str:
    """`ITf` is an Italian woman; in notes, without an article."""
    nation, sex = text[:2], SEXES[text[2]]
    return f"joker ({sex})" if nation == "JK" else f"{TABLES[nation]} {sex}"


def number(value: int) -> str:
    """Small numbers in words."""
    return NUMBERS[value] if 0 <= value < len(NUMBERS) else str(value)


def table(nation: str | None) -> str:
    """`IT` is the Italian table."""
    return f"the {TABLES[nation]} table" if nation else "that table"


def joined(parts: Sequence[str], last: str = "and") -> str:
    """one, two and three"""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def count(many: int, thing: str) -> str:
    """Small numbers in words: two cards."""
    return f"{number(many)} {thing}" if many == 1 else f"{number(many)} {thing}s"


def start(sentence: str) -> str:
    """A sentence starts with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


def paid(points: dict[str, int], tables: dict[str, str]) -> str:
    """What each table paid: 4 Italy, 2 France."""
    named = {place: COUNTRIES.get(tables.get(place, ""), place) for place in points}
    return ", ".join(
        f"{points[place]} {name.removeprefix('the ')}" for place, name in named.items()
    )
