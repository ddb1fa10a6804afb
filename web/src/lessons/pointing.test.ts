import { expect, it } from "vitest";
import { pointsOf } from "./pointing";

it.each([
  ["ITf@b1", '[data-drop="b1"]'],
  ["bar USm", '[data-drop="bar"]'],
  ["club b2 f", '[data-anchor="club b2 f"]'],
  ["17+", '[data-drop="0+"]'],
  ["7-!", '[data-drop="1-"]'],
  ["draw", '[data-anchor="main"]'],
  ["end", '[data-anchor="main"]'],
  ["close", '[data-anchor="close"]'],
])("%s", (move, point) => expect(pointsOf([move])).toEqual([point]));

it("points at every seat that will do, once", () => {
  expect(pointsOf(["ITf@b1", "ITf@b3", "ITm@b1"])).toEqual(['[data-drop="b1"]', '[data-drop="b3"]']);
});

it("points at nothing where nothing is wanted", () => expect(pointsOf([])).toEqual([]));
