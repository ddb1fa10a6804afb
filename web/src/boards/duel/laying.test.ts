import { expect, it } from "vitest";
import type { DuelView } from "../../wire/game";
import { alongOf, apartOn, drawAtEnd, gapOf, landings, layable, laying, staggered, tenBackOf } from "./laying";

const view: DuelView = {
  game: "face-to-face", players: 2, options: {}, seat: 0, hand_sizes: [6, 4], to_move: 0, over: false,
  piles: [{ up: 20, down: 40 }, { up: 30, down: 25 }], hands: [[10, 22, 28], null], draw: [1, 40], laid: 0, given: 0,
};
const moves = ["10+", "22+", "28+", "22-", "28+!", "28-!", "end"].map((move) => ({ move, points: {} }));

it("finds where each card may land", () => {
  const rising = landings(view, moves, { player: 0, sign: "+" });
  expect([...rising].map(([card, { gap }]) => [card, gap])).toEqual([[10, -10], [22, 2], [28, 8]]);
  const gifts = landings(view, moves, { player: 1, sign: "-" });
  expect([...gifts]).toEqual([[28, { move: "28-!", gift: true, gap: -3 }]]);
});

it("writes moves in the notation", () => {
  expect(laying(17, { player: 0, sign: "+" }, 0)).toBe("17+");
  expect(laying(17, { player: 0, sign: "-" }, 1)).toBe("17-!");
});

it("counts gaps onward, whichever way a pile goes", () => {
  expect([gapOf(20, 22, "+"), gapOf(40, 22, "-"), tenBackOf(20, "+"), tenBackOf(40, "-")]).toEqual([2, 18, 10, 50]);
  expect([alongOf(1, "+"), alongOf(60, "+"), alongOf(60, "-"), alongOf(1, "-")]).toEqual([0, 1, 0, 1]);
});

it("knows which cards can be laid and how many will be drawn", () => {
  expect(layable(moves)).toEqual(new Set([10, 22, 28]));
  expect(drawAtEnd(view, 0)).toBe(1);
  expect(drawAtEnd({ ...view, given: 1, to_move: 1 }, 1)).toBe(2);
});

it("moves marks that would touch onto a second line", () => {
  const lines = (held: number[], apart = 6) => staggered(held, apart).map(({ value, line }) => [value, line]);
  expect(lines([56, 7, 54, 22])).toEqual([[7, 0], [22, 0], [54, 0], [56, 1]]);
  expect(lines([2, 25, 26, 27, 31])).toEqual([[2, 0], [25, 0], [26, 1], [27, 2], [31, 0]]);
  expect(lines([29, 31, 33, 35, 50], 9)).toEqual([[29, 0], [31, 1], [33, 2], [35, null], [50, 0]]);
  expect([apartOn(350), apartOn(125), apartOn(0)]).toEqual([3, 9, 6]);
});
