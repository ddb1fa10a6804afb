"""Reasons in English, for terminals and reports; the pages have words of their own."""

from collections.abc import Callable
from typing import Any

from stammtisch.analysis import reasons
from stammtisch.analysis.reasons import AnyReason, Reason

PILES = {"+": "rising", "-": "falling"}


def sentence(found: list[AnyReason]) -> str:
    """All that speaks for a move, in one sentence; none if nothing does."""
    said = "; ".join(WORDS[type(reason)](reason) for reason in found)
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def number(count: float, one: str, many: str = "") -> str:
    """A number of things; a point more or less is told with its decimals."""
    told = f"{count:g}"
    return f"{told} {one}" if count == 1 else f"{told} {many or one + 's'}"


def _earns(reason: reasons.Earns) -> str:
    places = ", ".join(f"{points} at {_place(place)}" for place, points in reason.points.items())
    return f"it earns {places}"


def _place(place: str) -> str:
    return "the bar" if place == "bar" else place


def _clears(reason: reasons.Clears) -> str:
    return f"it clears {' and '.join(reason.tables)}"


def _gap(reason: reasons.Gap) -> str:
    least = ", less than any other card" if reason.smallest else ""
    return f"the {PILES[reason.pile]} pile loses only {number(reason.numbers, 'number')}{least}"


def _leaves_less(reason: reasons.LeavesLess) -> str:
    left = number(reason.points, "point")
    return f"it leaves the next player {left}, not {reason.instead:g} as {reason.other} does"


def _gift(reason: reasons.Gift) -> str:
    cost = f"the gift gives back {number(reason.numbers, 'number')}"
    return f"{cost}, for {number(reason.draws, 'card')} drawn" if reason.draws else cost


WORDS: dict[type[Reason], Callable[[Any], str]] = {
    reasons.Wins: lambda _: "it wins the game",
    reasons.Earns: _earns,
    reasons.TurnEarns: lambda it: f"the turn earns {number(it.points, 'point')} in all",
    reasons.Clears: _clears,
    reasons.OnlySeat: lambda it: f"{it.guest} finds no other seat now",
    reasons.Partner: lambda it: f"{it.guest} joins next and earns {number(it.points, 'point')}",
    reasons.Opens: lambda it: f"it opens a seat for {', '.join(it.guests)}",
    reasons.Spares: lambda it: f"it spares {number(it.points, 'minus point')}",
    reasons.LeavesLess: _leaves_less,
    reasons.NoSeat: lambda _: "no guest in the hand finds a seat",
    reasons.LittleNow: lambda it: f"the best seat earns only {number(it.points, 'point')} now",
    reasons.FullHand: lambda _: "the hand is full",
    reasons.NoHome: lambda it: f"there is no table for {it.guest}",
    reasons.Ahead: lambda it: f"the lead is {number(it.points, 'point')}",
    reasons.StepBack: lambda it: f"the {PILES[it.pile]} pile steps ten back",
    reasons.Gap: _gap,
    reasons.Readies: lambda it: f"then {it.card} can step ten back",
    reasons.Gift: _gift,
    reasons.NothingFits: lambda _: "no other card fits",
    reasons.NextGap: lambda it: f"one more card would cost {number(it.numbers, 'number')} at least",
}
