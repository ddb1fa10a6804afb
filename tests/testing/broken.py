"""Rule books with one fault each, to see that the battery finds it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from types import ModuleType, SimpleNamespace
from typing import Any

from stammtisch.games import reasons
from stammtisch.games.chance import seeded
from stammtisch.games.interface import Json
from stammtisch.games.loading import load_for
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State

BROKEN = count()


def with_rules(game: Rulebook, **functions: Any) -> Rulebook:
    """The same game with other functions in its rules."""
    names = {name: getattr(game.rules, name) for name in dir(game.rules) if name[:1] != "_"}
    broken = replace(game, rules=SimpleNamespace(**names | functions))
    # Compiled playouts can't be made of a namespace; those of the whole game will do.
    vars(broken)["playouts"] = game.playouts
    vars(broken)["stepping"] = _interpreted(broken)
    return broken


def _interpreted(broken: Rulebook) -> ModuleType:
    """What Python calls, as the plain functions that they are: they see the broken rules."""
    owner = f"broken_{next(BROKEN)}"
    module = load_for(owner, "stammtisch.games.stepping", rules=broken.rules)
    for name, function in list(vars(module).items()):
        if getattr(function, "__module__", None) == module.__name__:
            setattr(module, name, getattr(function, "py_func", function))
    return module


def with_notation(game: Rulebook, **methods: Callable[..., Any]) -> Rulebook:
    """The same game with other methods in its notation."""
    names = [name for name in dir(game.notation) if name[:1] != "_"]
    whole = {name: getattr(game.notation, name) for name in names}
    broken = replace(game, notation=SimpleNamespace(**whole | methods))
    vars(broken)["playouts"] = game.playouts
    return broken


def losing_a_card(game: Rulebook) -> Rulebook:
    """Every move takes the top card of the guest pile out of the game."""

    def play(state: State, move: int) -> int:
        cleared = game.rules.play(state, move)
        if state.guests_left > 1:
            state.guests_left -= 1
            state.guest_pile[state.guests_left] = 0
        return cleared

    return with_rules(game, play=play)


def paying_twice(game: Rulebook) -> Rulebook:
    """Points are said to be twice what is booked."""

    def points(state: State, move: int, paid: Any) -> None:
        game.rules.points(state, move, paid)
        paid *= 2

    return with_rules(game, points=points)


def endless(game: Rulebook) -> Rulebook:
    """A game longer than it says."""
    return with_rules(game, LONGEST=20)


def refusing_what_is_legal(game: Rulebook) -> Rulebook:
    """`why` knows better than `legal`."""

    def why(state: State, move: int) -> int:
        return int(game.rules.why(state, move)) or (reasons.NOT_NOW if move % 7 == 0 else 0)

    return with_rules(game, why=why)


def allowing_what_is_not(game: Rulebook) -> Rulebook:
    """`why` lets a card through that isn't in hand."""

    def why(state: State, move: int) -> int:
        reason = int(game.rules.why(state, move))
        return reasons.FINE if reason == reasons.NOT_IN_HAND and move % 7 == 0 else reason

    return with_rules(game, why=why)


def changed_by_a_question(game: Rulebook) -> Rulebook:
    """Asking why leaves a trace."""

    def why(state: State, move: int) -> int:
        reason = int(game.rules.why(state, move))
        state.points[0] += reason != reasons.FINE
        return reason

    return with_rules(game, why=why)


def miscounting(game: Rulebook) -> Rulebook:
    """`legal` answers one too few of many."""

    def legal(state: State, moves: Any) -> int:
        found = int(game.rules.legal(state, moves))
        return found - 1 if found > 9 else found

    return with_rules(game, legal=legal)


def misreading_moves(game: Rulebook) -> Rulebook:
    """One seat is read as another."""
    return with_notation(game, parse=lambda text: game.parse(text.replace("@c2", "@b3")))


def reading_anything(game: Rulebook) -> Rulebook:
    """What is no move at all is taken for one."""
    return with_notation(game, parse=lambda text: game.parse(text.strip() or "end"))


def forgetting_who_waits(game: Rulebook) -> Rulebook:
    """A position without its waiting guest."""
    return with_notation(game, position=lambda *s: game.notation.position(*s) | {"waiting": None})


def unlike_itself(game: Rulebook) -> Rulebook:
    """What a move does depends on how many were made before, in whatever game."""
    made = [0]

    def play(state: State, move: int) -> int:
        cleared = game.rules.play(state, move)
        made[0] += 1
        state.points[0] += made[0] % 9 == 0
        return cleared

    return with_rules(game, play=play)


def not_shuffling_alike(game: Rulebook) -> Rulebook:
    """The same seed deals something else the second time."""

    @dataclass(frozen=True)
    class Fickle(Rulebook):
        def deal(self, seed: int | str) -> Any:
            dealt[0] += 1
            return game.deal(f"{seed} {dealt[0]}")

    dealt = [0]
    return Fickle(game.name, game.players, game.rules, game.notation)


def blind_but_for_the_pile(game: Rulebook) -> Rulebook:
    """A seat knows in which order the cards lie in the pile."""

    def blind(state: State, seat: int) -> None:
        pile, left = state.guest_pile.copy(), int(state.guests_left)
        game.rules.blind(state, seat)
        state.guest_pile[:left] = pile[:left]

    return with_rules(game, blind=blind)


def showing_hands(game: Rulebook) -> Rulebook:
    """A view with everybody's hands in it."""

    @dataclass(frozen=True)
    class Leaky(Rulebook):
        def view(self, state: State, seat: int) -> Json:
            return super().view(state, seat) | {"hands": self.position(state)["hands"]}

    return Leaky(game.name, game.players, game.rules, game.notation)


def _nothing(*_: Any) -> None:
    pass


def hiding_nothing(game: Rulebook) -> Rulebook:
    """Neither `blind` nor `redeal` does anything, so that every view shows every hand."""
    return with_rules(game, blind=_nothing, redeal=_nothing)


def showing_the_pile(game: Rulebook) -> Rulebook:
    """The same, and a view in which the pile lies open."""

    @dataclass(frozen=True)
    class Open(Rulebook):
        def view(self, state: State, seat: int) -> Json:
            return super().view(state, seat) | {"guest_pile": self.position(state)["guest_pile"]}

    book = hiding_nothing(game)
    broken = Open(book.name, book.players, book.rules, book.notation)
    vars(broken).update(playouts=game.playouts, stepping=book.stepping)
    return broken


def redealing_always_alike(game: Rulebook) -> Rulebook:
    """A redeal without any chance in it."""

    def redeal(state: State, seat: int, chance: Any) -> None:
        game.rules.redeal(state, seat, seeded("always"))

    return with_rules(game, redeal=redeal)


def open_but_blind(game: Rulebook) -> Rulebook:
    """It says that nothing is hidden, and hides hands."""
    return with_rules(game, OPEN=True)


def never_ending(game: Rulebook) -> Rulebook:
    """Playouts that would go on for ever: drawing leaves everything as it was."""

    def play(state: State, move: int) -> int:
        return 0

    return with_rules(game, play=play)


def redealing_too_few(game: Rulebook) -> Rulebook:
    """A redeal that loses a card."""

    def redeal(state: State, seat: int, chance: Any) -> None:
        game.rules.redeal(state, seat, chance)
        state.guests_left -= state.guests_left > 5

    return with_rules(game, redeal=redeal)


def crashing(game: Rulebook) -> Rulebook:
    """An error that nobody foresaw."""

    def play(state: State, move: int) -> int:
        if state.placed == 2:
            raise ZeroDivisionError("a bug")
        return game.rules.play(state, move)

    return with_rules(game, play=play)


def finishing_differently(game: Rulebook) -> Rulebook:
    """Playouts that stop one move early."""
    broken = replace(game)
    whole = game.playouts

    def finish(state: State, moves: Any, chance: Any) -> int:
        made = int(whole.finish(state, moves, chance))
        return made - 1

    vars(broken)["playouts"] = SimpleNamespace(**vars(whole) | {"finish": finish})
    return broken
