import { expect, test } from "vitest";
import type { View } from "../../wire/game";
import { covers } from "./embedding";
import { BOARD, DUEL_HEIGHT, layout } from "./layout";

test("a font file is taken along if it has a letter of the text", () => {
  const greek = "U+370-377, U+37A-37F, U+3A3-3FF";
  expect(covers(greek, [..."Ελλάδα"].map((letter) => letter.codePointAt(0)!))).toBe(true);
  expect(covers(greek, [..."Anna"].map((letter) => letter.codePointAt(0)!))).toBe(false);
  expect(covers("U+2126", [0x2126])).toBe(true);
  expect(covers("", [65])).toBe(false);
});

test("there is room for every player, and for the bar", () => {
  const two = { game: "cafe-cards", players: 2, options: {} } as View;
  const five = { game: "cafe-cards", players: 5, options: {} } as View;
  const bar = { game: "cafe-board", players: 2, options: { bar: 21 }, bar: [] } as unknown as View;
  const duel = { game: "face-to-face", players: 2, options: {} } as View;
  expect(layout(five).board).toBeGreaterThan(layout(two).board);
  expect(layout(bar).height).toBeGreaterThan(layout(two).height);
  expect(layout(duel).height - layout(duel).board).toBeGreaterThan(DUEL_HEIGHT);
  expect(layout(two).height - layout(two).board).toBeGreaterThan(BOARD);
});
