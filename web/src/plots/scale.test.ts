import { expect, it } from "vitest";
import { areaBetween, between, lineThrough, stepFor, ticksFor } from "./scale";

it.each([
  [10, 4, 5], [9, 4, 5], [100, 4, 50], [3, 4, 1], [0.7, 4, 0.2], [0, 4, 1],
])("a span of %d in about %d steps has steps of %d", (span, wanted, step) => {
  expect(stepFor(span, wanted)).toBeCloseTo(step);
});

it("has no step below the least", () => expect(stepFor(2, 4, 1)).toBe(1));

it.each([
  [3, 17, [0, 5, 10, 15, 20]],
  [-3, 4, [-4, -2, 0, 2, 4]],
  [5, 5, [5, 6]],
  [0.1, 0.3, [0.1, 0.15, 0.2, 0.25, 0.3]],
])("from %d to %d the axis shows %j", (low, high, ticks) => expect(ticksFor(low, high)).toEqual(ticks));

it.each([[0, 0, 10, 100], [10, 0, 10, 0], [5, 0, 10, 50], [7, 7, 7, 50]])("%d between %d and %d is at %d", (value, low, high, place) => {
  expect(between(value, low, high, 100, 0)).toBe(place);
});

it("draws a line, and an area that comes back to its beginning", () => {
  expect(lineThrough([[0, 1], [2, 3]])).toBe("M0.0,1.0L2.0,3.0");
  expect(areaBetween([[0, 1], [2, 1]], [[0, 3], [2, 3]])).toBe("M0.0,1.0L2.0,1.0L2.0,3.0L0.0,3.0Z");
  expect(lineThrough([]) + areaBetween([], [])).toBe("");
});
