import { expect, it } from "vitest";
import type { Analysis } from "../wire/messages";
import { addingUp, keyGoes, linesOf, moveAt, movesOn, pathOf, scaleOf, toldOf, xOf, yOf } from "./course";

const frame = { width: 200, height: 120, left: 40, right: 10, top: 10, bottom: 20 };
const analysis = {
  players: ["Anna", "Bob"],
  course: [{ wins: [0.5, 0.5], scores: [40, 42] }, { wins: [0.7, 0.3], scores: [52, 38] }, { wins: [1, 0], scores: [61, 33] }],
} as unknown as Analysis;

it("has a line for each player", () => {
  expect(linesOf(analysis, "wins")).toEqual([[0.5, 0.7, 1], [0.5, 0.3, 0]]);
  expect(linesOf(analysis, "scores")).toEqual([[40, 52, 61], [42, 38, 33]]);
});

it("tells chances that add up", () => {
  expect(addingUp([0.505, 0.495])).toEqual([0.51, 0.49]);
  expect(addingUp([0.57, 0.43])).toEqual([0.57, 0.43]);
  expect(addingUp([1, 0])).toEqual([1, 0]);
  expect(addingUp([0.3333, 0.3333, 0.3333])).toEqual([0.34, 0.33, 0.33]);
  expect(addingUp([0.406, 0.405, 0.189])).toEqual([0.41, 0.4, 0.19]);
  expect(toldOf([[0.5, 0.625], [0.5, 0.375]], "wins")).toEqual([[0.5, 0.63], [0.5, 0.37]]);
  expect(toldOf([[41.5], [40.5]], "scores")).toEqual([[41.5], [40.5]]);
});

it("has round figures around the scores, and all chances", () => {
  expect(scaleOf(linesOf(analysis, "scores"), "scores")).toEqual({ low: 30, high: 70, ticks: [30, 40, 50, 60, 70] });
  expect(scaleOf([[5, 5]], "scores")).toEqual({ low: 5, high: 6, ticks: [5, 6] });
  expect(scaleOf([], "wins").ticks).toHaveLength(5);
});

it.each([[183, [0, 50, 100, 150]], [24, [0, 5, 10, 15, 20]], [3, [0, 1, 2, 3]], [1, [0, 1]]])("a game of %d moves has %j below it", (last, ticks) => {
  expect(movesOn(last)).toEqual(ticks);
});

it("draws inside its frame, and finds the move again", () => {
  const scale = scaleOf([], "wins");
  expect(pathOf(frame, scale, [0.5, 1])).toBe("M40.0 55.0L190.0 10.0");
  expect(yOf(frame, scale, 0)).toBe(100);
  for (const at of [0, 1, 7, 30]) expect(moveAt(frame, xOf(frame, at, 30), 30)).toBe(at);
  expect(moveAt(frame, -50, 30)).toBe(0);
  expect(moveAt(frame, 999, 30)).toBe(30);
});

it("goes by keys, no further than the game", () => {
  expect(keyGoes("ArrowRight", 3, 30)).toBe(4);
  expect(keyGoes("PageDown", 3, 30)).toBe(0);
  expect(keyGoes("End", 3, 30)).toBe(30);
  expect(keyGoes("a", 3, 30)).toBeNull();
});
