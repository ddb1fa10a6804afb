import { expect, it } from "vitest";
import type { Guest } from "../../wire/game";
import { readOffers } from "./offers";
import { nextSorting, numbered, sorted } from "./sorting";

const hand: Guest[] = ["USm", "DEf", "JKm", "DEf", "CNm"];
const offers = readOffers([
  { move: "USm@c2", points: { b2: 6 } },
  { move: "DEf@c2", points: { b2: 2 } },
]);
const ids = (by: "nation" | "sex" | "playable") => sorted(hand, by, offers).map(({ id }) => id);

it("numbers copies", () => {
  expect(numbered(hand).map(({ id }) => id)).toEqual(["USm#0", "DEf#0", "JKm#0", "DEf#1", "CNm#0"]);
});

it("sorts by nation, by sex, by what can be played", () => {
  expect(ids("nation")).toEqual(["JKm#0", "CNm#0", "DEf#0", "DEf#1", "USm#0"]);
  expect(ids("sex")).toEqual(["DEf#0", "DEf#1", "JKm#0", "CNm#0", "USm#0"]);
  expect(ids("playable")).toEqual(["USm#0", "DEf#0", "DEf#1", "JKm#0", "CNm#0"]);
});

it("goes round the ways to sort", () => {
  expect(nextSorting(nextSorting(nextSorting("nation")))).toBe("nation");
});
