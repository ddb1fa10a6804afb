import { expect, it } from "vitest";
import type { Seat } from "../wire/messages";
import { eyesFor, handsAreHidden } from "./eyes";

const person: Seat = { kind: "person", name: "Anna", person: "anna" };
const friend: Seat = { kind: "friend", name: "Ben", person: "anna" };
const bot: Seat = { kind: "bot", name: "regular", level: "regular" };
const here = { yours: [0, 1], seats: [person, friend, bot], toMove: 0, looking: null, hidden: true };

it("are our own where we sit alone, and nobody's where we look on", () => {
  expect(eyesFor({ ...here, yours: [1], toMove: 0 })).toEqual({ seat: 1, curtain: null });
  expect(eyesFor({ ...here, yours: [] })).toEqual({ seat: -1, curtain: null });
});

it("wait behind a curtain until the right person sits there", () => {
  expect(eyesFor(here)).toEqual({ seat: -1, curtain: 0 });
  expect(eyesFor({ ...here, looking: 0 })).toEqual({ seat: 0, curtain: null });
  expect(eyesFor({ ...here, looking: 0, toMove: 1 })).toEqual({ seat: 0, curtain: 1 });
});

it("stay where they are while the computer moves", () => {
  expect(eyesFor({ ...here, looking: 1, toMove: 2 })).toEqual({ seat: 1, curtain: null });
});

it("need no curtain where hands lie open, or where only one of us still plays", () => {
  expect(eyesFor({ ...here, hidden: false, toMove: 1, looking: 0 })).toEqual({ seat: 1, curtain: null });
  expect(eyesFor({ ...here, seats: [person, { ...friend, resigned: true }, bot], toMove: 0 })).toEqual({ seat: 0, curtain: null });
});

it("see hidden hands unless an option lays them open, or all have seen them", () => {
  expect(handsAreHidden({ options: { open_hands: true } })).toBe(false);
  expect(handsAreHidden({ options: { bar: 21 } })).toBe(true);
  expect(handsAreHidden({ options: {}, origin: { table: "abcdefghij", move: 31, names: [] } })).toBe(false);
});
