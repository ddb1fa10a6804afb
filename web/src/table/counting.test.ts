import { expect, it } from "vitest";
import type { CafeView, DuelView } from "../wire/game";
import { decidedBy, endingOf } from "./counting";

const result = (scores: number[], minus: number[], winners: number[]) => ({ scores, minus, winners });
const cafe = { game: "cafe-board", options: { bar: 21 }, tables: { e2: "IT" }, bar: [], guest_pile: 3 } as unknown as CafeView;
const duel = { game: "face-to-face", to_move: 1 } as unknown as DuelView;

it("says what decides between equals", () => {
  expect(decidedBy("cafe-cards", result([10, 10], [2, 4], [0]))).toBe("fewerMinus");
  expect(decidedBy("cafe-cards", result([10, 10], [4, 4], [0, 1]))).toBe("stillEqual");
  expect(decidedBy("cafe-cards", result([10, 9], [4, 4], [0]))).toBeNull();
  expect(decidedBy("cafe-board", result([10, 10], [0, 0], [0, 1]))).toBeNull();
});

it("leaves out who gave up and can't win", () => {
  expect(decidedBy("cafe-cards", result([10, 10, 5], [4, 4, 0], [0]), [1])).toBeNull();
  expect(decidedBy("cafe-cards", result([10, 10, 5], [4, 2, 0], [0]), [1])).toBeNull();
  expect(decidedBy("cafe-cards", result([12, 10, 10], [4, 4, 2], [2]), [0])).toBe("fewerMinus");
  expect(decidedBy("cafe-cards", result([12, 10, 10], [4, 2, 2], [1, 2]), [0])).toBe("stillEqual");
  expect(decidedBy("cafe-cards", result([10, 10, 5], [2, 4, 0], [0]), [0, 1, 2])).toBe("fewerMinus");
});

it("sees why a game is over", () => {
  const none = result([0, 0], [0, 0], [0]);
  expect(endingOf(cafe, [], none)).toEqual({ why: "tables" });
  expect(endingOf({ ...cafe, bar: Array(21).fill("DEf") } as CafeView, [], none)).toEqual({ why: "bar" });
  expect(endingOf(cafe, [{ event: "closed", player: 1 }], none)).toEqual({ why: "closed", player: 1 });
  expect(endingOf(duel, [], result([40, 30], [0, 0], [0]))).toEqual({ why: "stuck", player: 1 });
  expect(endingOf(duel, [], result([58, 30], [0, 0], [0]))).toEqual({ why: "laid-all", player: 0 });
});
