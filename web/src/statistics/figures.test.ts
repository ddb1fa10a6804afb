import { expect, it } from "vitest";
import { rangesOf, shareText, tablesOf } from "./figures";

const bands = [
  { players: 2, least: 40, most: 49, results: 3 },
  { players: 2, least: 60, most: 69, results: 1 },
  { players: 3, least: 20, most: 29, results: 9 },
];

it("fills the ranges that nobody reached", () => {
  expect(rangesOf(bands, 2)).toEqual([
    { from: 40, to: 49, count: 3 }, { from: 50, to: 59, count: 0 }, { from: 60, to: 69, count: 1 },
  ]);
  expect(rangesOf(bands, 5)).toEqual([]);
});

it("names first the number of players that was played most", () => expect(tablesOf(bands)).toEqual([3, 2]));

it.each([[1, 2, "50%"], [0, 5, "0%"], [1, 400, "0.3%"], [0, 0, "0%"]])("%d of %d are %s", (part, whole, text) => {
  expect(shareText(part, whole, "en")).toBe(text);
});
