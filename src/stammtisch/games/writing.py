"""Views as JSON, written by compiled code straight from the bytes of what is known.

After every move each seat is told what is new; that is most of what a server has to write. A view
is described by numbers (`sights.py` makes them of what a game declares, see `shown.py`): for each
field a row that says in which form it is written, where its numbers lie, and which words it takes.
"""

from stammtisch.games.bits import lowest, size
from stammtisch.games.chance import Bytes, Cards, Numbers
from stammtisch.games.page import (
    CLOSE_LIST,
    CLOSE_OBJECT,
    COLON,
    OPEN_LIST,
    OPEN_OBJECT,
    Page,
    put,
    say,
    with_comma,
    write,
)
from stammtisch.games.rule import rule, seldom

# The columns of a field. It has words of one sort or two; of either is said which is the first and
# how many there are. Its numbers are in one field of the state or in two; of either is said where
# it begins, how many numbers it has, and how many bytes each takes (below zero: signed ones).
FORM, HIDDEN, NAME, WORDS, MANY, WORDS_2, MANY_2 = range(7)
AT, COUNT, BYTES, AT_2, COUNT_2, BYTES_2 = range(7, 13)
COLUMNS = 13

# The forms.
NUMBER, BY_PLAYER, OBJECTS, NAMED, BY_PLACE, ROW, COUNTED, SETS, SEATED = range(9)

NULL = 0  # the first word of all
BYTE = 0xFF


@seldom
def write_news(
    then: Cards,
    now: Cards,
    fields: Numbers,
    words: Bytes,
    ends: Numbers,
    text: Bytes,
    marks: Numbers,
) -> None:
    """What everyone sees now and didn't see then, field by field; and for each player all that
    they see otherwise, if any of it is new. If nothing was known then, everything is.

    `marks` get where each of these ends; the text has no room for it if the last end is beyond."""
    page = Page(text, words, ends)
    players, each = len(marks) - 1, len(now) // len(marks)  # bytes of a blind state
    marks[0] = _public(then[:each], now[:each], players, fields, page)
    for row in range(1, len(marks)):
        before, after = then[row * each : (row + 1) * each], now[row * each : (row + 1) * each]
        marks[row] = _own_if_new(before, after, players, fields, page, marks[row - 1])


@rule
def _public(then: Cards, now: Cards, players: int, fields: Numbers, page: Page) -> int:
    """The fields that everyone sees otherwise than then."""
    at = 0
    for field in fields:
        if _is_new(then, now, players, field):
            at = _field(now, players, field, page, with_comma(page, at, at > 0))
    return at


@rule
def _own_if_new(then: Cards, now: Cards, players: int, fields: Numbers, page: Page, at: int) -> int:
    """All that a player sees otherwise than everyone, if any of it is new."""
    new = len(then) == 0
    for field in fields:
        new = new or (field[HIDDEN] and _is_new(then, now, players, field))
    return _own(now, players, fields, page, at) if new else at


@rule
def _is_new(then: Cards, now: Cards, players: int, field: Numbers) -> bool:
    """Whether a field does not look as it did: what it is written from differs. Of a hand that
    nobody here knows, not even how many cards it has can be seen in its field."""
    if len(then) == 0:
        return True
    if not (
        _differ(then, now, field[AT], field[COUNT] * abs(field[BYTES]))
        or _differ(then, now, field[AT_2], field[COUNT_2] * abs(field[BYTES_2]))
    ):
        return False
    if field[FORM] != COUNTED and field[FORM] != SETS:
        return True
    for player in range(players):
        known = _is_known(now, player, field)
        if known != _is_known(then, player, field):
            return True
        start, length = _hand(player, field)
        if known and _differ(then, now, start, length):
            return True
    return False


@rule
def _is_known(known: Cards, player: int, field: Numbers) -> bool:
    """Whether a player's cards are known: all that there should be are there."""
    there = number_at(known, field, AT_2, player)
    if field[FORM] == SETS:
        return size(number_at(known, field, AT, player)) == there
    start, length = _hand(player, field)
    counts = known[start : start + length]
    found = 0
    for kind in range(length):
        found += counts[kind]
    return found == there


@rule
def _hand(player: int, field: Numbers) -> tuple[int, int]:
    """Where the bytes of a player's cards begin, and how many there are."""
    length = int(abs(field[BYTES])) if field[FORM] == SETS else int(field[MANY])
    return int(field[AT]) + player * length, length


@rule
def _differ(then: Cards, now: Cards, start: int, count: int) -> bool:
    """All of them are compared, from 0 on, for then the machine does many at once."""
    before, after = then[start : start + count], now[start : start + count]
    difference = 0
    for at in range(count):
        difference |= before[at] ^ after[at]
    return difference != 0


@rule
def _own(known: Cards, players: int, fields: Numbers, page: Page, at: int) -> int:
    """All that a player sees otherwise than everyone."""
    start = at = put(page, at, OPEN_OBJECT)
    for field in fields:
        if field[HIDDEN]:
            at = _field(known, players, field, page, with_comma(page, at, at > start))
    return put(page, at, CLOSE_OBJECT)


@seldom
def _field(known: Cards, players: int, field: Numbers, page: Page, at: int) -> int:
    """A field of a blind state, with its name."""
    at = put(page, say(page, at, field[NAME]), COLON)
    form = field[FORM]
    if form == NUMBER:
        return write(page, at, number_at(known, field, AT, 0))
    if form == BY_PLAYER:
        return _by_player(known, players, field, page, at)
    if form == OBJECTS:
        return _objects(known, players, field, page, at)
    if form == NAMED:
        return _named(known, field, page, at)
    if form == BY_PLACE:
        return _by_place(known, field, page, at)
    if form == ROW:
        return _row(known, field, page, at)
    if form == COUNTED:
        return _counted(known, players, field, page, at)
    if form == SETS:
        return _sets(known, players, field, page, at)
    return _seated(known, field, page, at)


@rule
def _by_player(known: Cards, players: int, field: Numbers, page: Page, at: int) -> int:
    """A list with a number for each player."""
    at = put(page, at, OPEN_LIST)
    for player in range(players):
        at = with_comma(page, at, player > 0)
        at = write(page, at, number_at(known, field, AT, player))
    return put(page, at, CLOSE_LIST)


@rule
def _objects(known: Cards, players: int, field: Numbers, page: Page, at: int) -> int:
    """For each player an object with several numbers, each named by a word."""
    at = put(page, at, OPEN_LIST)
    for player in range(players):
        at = put(page, with_comma(page, at, player > 0), OPEN_OBJECT)
        for index in range(field[MANY]):
            at = say(page, with_comma(page, at, index > 0), field[WORDS] + index)
            number = number_at(known, field, AT, player * field[MANY] + index)
            at = write(page, put(page, at, COLON), number)
        at = put(page, at, CLOSE_OBJECT)
    return put(page, at, CLOSE_LIST)


@rule
def _named(known: Cards, field: Numbers, page: Page, at: int) -> int:
    """The word of a number; null if it has none."""
    return say(page, at, _word(field, number_at(known, field, AT, 0)))


@rule
def _by_place(known: Cards, field: Numbers, page: Page, at: int) -> int:
    """For each place the word of its number; without a place whose number has no word."""
    start = at = put(page, at, OPEN_OBJECT)
    for place in range(min(field[COUNT], field[MANY_2])):
        word = _word(field, number_at(known, field, AT, place))
        if word != NULL:
            at = say(page, with_comma(page, at, at > start), field[WORDS_2] + place)
            at = say(page, put(page, at, COLON), word)
    return put(page, at, CLOSE_OBJECT)


@rule
def _row(known: Cards, field: Numbers, page: Page, at: int) -> int:
    """The words of the first numbers, as many as another number says."""
    at = put(page, at, OPEN_LIST)
    for index in range(min(number_at(known, field, AT_2, 0), field[COUNT])):
        word = _word(field, number_at(known, field, AT, index))
        at = say(page, with_comma(page, at, index > 0), word)
    return put(page, at, CLOSE_LIST)


@rule
def _counted(known: Cards, players: int, field: Numbers, page: Page, at: int) -> int:
    """Each player's cards from how many there are of each kind, a byte each; null where that is
    not known, because there should be more."""
    at = put(page, at, OPEN_LIST)
    for player in range(players):
        at = with_comma(page, at, player > 0)
        if _is_known(known, player, field):
            at = _cards(known, _hand(player, field)[0], field, page, at)
        else:
            at = say(page, at, NULL)
    return put(page, at, CLOSE_LIST)


@rule
def _cards(known: Cards, counts: int, field: Numbers, page: Page, at: int) -> int:
    """The kinds come in the order that a word of the other sort spells out."""
    start = at = put(page, at, OPEN_LIST)
    order = page.ends[field[WORDS_2]]
    for index in range(field[MANY]):
        kind = int(page.words[order + index])
        for _ in range(known[counts + kind]):
            at = say(page, with_comma(page, at, at > start), field[WORDS] + kind)
    return put(page, at, CLOSE_LIST)


@rule
def _sets(known: Cards, players: int, field: Numbers, page: Page, at: int) -> int:
    """Each player's set of numbers; null where that is not known, because there should be more."""
    at = put(page, at, OPEN_LIST)
    for player in range(players):
        at = with_comma(page, at, player > 0)
        if _is_known(known, player, field):
            at = _members(number_at(known, field, AT, player), page, at)
        else:
            at = say(page, at, NULL)
    return put(page, at, CLOSE_LIST)


@rule
def _members(left: int, page: Page, at: int) -> int:
    start = at = put(page, at, OPEN_LIST)
    while left > 0:
        at = write(page, with_comma(page, at, at > start), lowest(left))
        left &= left - 1
    return put(page, at, CLOSE_LIST)


@rule
def _seated(known: Cards, field: Numbers, page: Page, at: int) -> int:
    """Who sits where, from the set of seats of each nation and of each sex."""
    start = at = put(page, at, OPEN_OBJECT)
    women, men = number_at(known, field, AT_2, 0), number_at(known, field, AT_2, 1)
    left = (women | men) & (1 << field[MANY_2]) - 1
    while left:
        seat = lowest(left)
        left &= left - 1
        guest = 2 * _nation_at(known, field, seat) + (men >> seat & 1)
        at = say(page, with_comma(page, at, at > start), field[WORDS_2] + seat)
        at = say(page, put(page, at, COLON), _word(field, guest))
    return put(page, at, CLOSE_OBJECT)


@rule
def _nation_at(known: Cards, field: Numbers, seat: int) -> int:
    length = int(abs(field[BYTES]))
    place = int(field[AT]) + (seat >> 3)  # the byte with the seat, in the set of the first nation
    for nation in range(field[COUNT]):
        if known[place + nation * length] >> (seat & 7) & 1:
            return nation
    return int(field[COUNT])


@rule
def _word(field: Numbers, number: int) -> int:
    """The word of a number; that for nothing if it has none."""
    return field[WORDS] + number if 0 <= number < field[MANY] else NULL


@rule
def number_at(known: Cards, field: Numbers, where: int, index: int) -> int:
    """A number of the state, from its bytes, of which the first counts least."""
    length = int(abs(field[where + 2]))
    start = int(field[where]) + index * length
    number = int(known[start + length - 1])
    if field[where + 2] > 0:
        number &= BYTE
    for place in range(length - 2, -1, -1):
        number = number << 8 | int(known[start + place]) & BYTE
    return number
