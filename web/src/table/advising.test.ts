import { expect, it } from "vitest";
import en from "../messages/en";
import type { CafeView, DuelView } from "../wire/game";
import { adviceOf } from "./advising";

const cafe = { game: "cafe-cards", tables: { b2: "IT", d2: "FR", c3: "GB" } } as unknown as CafeView;
const duel = { game: "face-to-face" } as unknown as DuelView;
const hint = (move: string) => ({ move });

it("puts a hint into words", () => {
  expect(adviceOf(cafe, hint("ITf@b1"), en.advice)).toBe("seat a woman from Italy at the Italian table");
  expect(adviceOf(cafe, hint("ITf@c2"), en.advice)).toBe("seat a woman from Italy at the Italian, French and British tables");
  expect(adviceOf(cafe, hint("draw"), en.advice)).toBe("draw a guest");
  expect(adviceOf(duel, hint("17+"), en.advice)).toBe("lay the 17 on the rising pile");
  expect(adviceOf(duel, hint("17-!"), en.advice)).toBe("give the 17 to the other side's falling pile");
});
