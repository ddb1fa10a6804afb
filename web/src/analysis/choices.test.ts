import { expect, it } from "vitest";
import en from "../messages/en";
import type { Analysis } from "../wire/messages";
import { choicesAt, labelsOf, turnOf } from "./choices";

const tables = { b2: "IT", d2: "FR", c3: "GB", b4: "RU", d4: "US" };
const considered = [
  { move: "draw", value: 0.56, visits: 90, points: 3.1, win: 0.6 },
  { move: "ITf@a2", value: 0.3, visits: 9, points: -4, win: 0.4 },
  { move: "ITf@b1", value: 0.53, visits: 1, points: 1.4, win: 0.55 },
];
const analysis = {
  game: "cafe-cards",
  moves: [{ number: 1, player: 0, move: "ITf@b1", tables, considered, loss: 0.03, expected: { wins: [0.5, 0.5], scores: [40, 41] } }],
  turning_points: [{ number: 1, player: 0, move: "ITf@b1", better: "draw", loss: 0.03, points: 1.7, win: 0.05, reasons: [] }],
} as unknown as Analysis;

it("lists what could have been done, with bars that grow shorter beside the best", () => {
  const choices = choicesAt(analysis, 0, en.advice);
  expect(choices.map(({ bar }) => Math.round(bar))).toEqual([100, 80, 4]);
  expect(choices.map(({ best }) => best)).toEqual([true, false, false]);
  expect(choices.map(({ played }) => played)).toEqual([false, true, false]);
  expect(choices.map(({ points }) => points.toFixed(1))).toEqual(["0.0", "-1.7", "-7.1"]);
  expect(choices[0]!.label).toBe("Draw a guest");
});

it("names the place where two moves sound alike", () => {
  const scene = { game: "cafe-cards", tables } as const;
  expect(labelsOf(scene as never, ["ITf@b1", "ITf@a2", "draw"], en.advice)).toEqual([
    "Seat a woman from Italy at the Italian table (b1)",
    "Seat a woman from Italy at the Italian table (a2)",
    "Draw a guest",
  ]);
});

it("has nothing to offer at the end", () => {
  expect(choicesAt(analysis, 1, en.advice)).toEqual([]);
});

it("says what was better at a turning point", () => {
  expect(turnOf(analysis, analysis.turning_points[0]!, en.advice)).toEqual({
    was: "seat a woman from Italy at the Italian table",
    better: "draw a guest",
  });
});
