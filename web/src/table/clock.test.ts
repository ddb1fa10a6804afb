import { expect, it } from "vitest";
import { timeText } from "./clock";

it.each([
  [3_723_000, "1:02:03"],
  [247_900, "4:07"],
  [10_000, "0:10"],
  [9_990, "9.9"],
  [-5, "0.0"],
])("%d ms", (left, text) => expect(timeText(left)).toBe(text));
