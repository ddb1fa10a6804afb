import { expect, it } from "vitest";
import { REASONS, type CafeView, type DuelView, type Game, type View } from "../wire/game";
import { rulePath, ruleOf } from "./citing";
import { rulesOf } from "./contents";

const cafe = (game: "cafe-cards" | "cafe-board", more = {}) => ({ game, club: null, waiting: null, ...more }) as unknown as CafeView;
const duel = (laid = 0) => ({ game: "face-to-face", laid }) as unknown as DuelView;

it.each([
  [cafe("cafe-cards"), "FRm@d3", "nation", "S1"],
  [cafe("cafe-cards"), "GBm@c2", "balance", "S2"],
  [cafe("cafe-board"), "ESm@e2", "alone", "S4"],
  [cafe("cafe-board"), "ESm@e2", "partner", "S4"],
  [cafe("cafe-cards"), "draw", "hand-full", "C3"],
  [cafe("cafe-cards"), "end", "not-now", "C3"],
  [cafe("cafe-cards"), "DEm@b1", "not-now", "C6"],
  [cafe("cafe-cards"), "close", "not-now", "C7"],
  [cafe("cafe-cards"), "club b2 m", "balance", "V1"],
  [cafe("cafe-cards"), "club b2 m", "partner", "V1"],
  [cafe("cafe-cards", { club: "b2 f" }), "end", "not-now", "V1"],
  [cafe("cafe-board"), "bar JKf", "joker-bar", "B3"],
  [cafe("cafe-board"), "bar DEf", "not-now", "B3"],
  [cafe("cafe-board"), "bar DEf", "over", "B8"],
  [duel(), "15+", "direction", "F3"],
  [duel(), "15+!", "helps-not", "F4"],
  [duel(), "15+!", "one-gift", "F4"],
  [duel(1), "end", "two-cards", "F2"],
  [duel(2), "end", "two-cards", "F5"],
  [duel(), "58+", "two-cards", "F8"],
] as const)("%o %s refused for %s cites %s", (view, move, reason, rule) => {
  expect(ruleOf(view, move, { reason })).toBe(rule);
});

const NEVER: Record<Game, readonly string[]> = {
  "cafe-cards": ["joker-bar"],
  "cafe-board": ["hand-full"],
  "face-to-face": ["occupied", "nation", "balance", "alone", "partner", "hand-full", "joker-bar"],
};
const DUEL = ["direction", "helps-not", "one-gift", "two-cards"];

it.each(["cafe-cards", "cafe-board", "face-to-face"] as const)("every reason that %s can give cites a rule of its page", (game) => {
  const view = { game, laid: 0, club: null } as unknown as View;
  const given = REASONS.filter((reason) => reason !== "syntax" && !NEVER[game].includes(reason) && (game === "face-to-face" || !DUEL.includes(reason)));
  for (const reason of given) expect(rulesOf(game)).toContain(ruleOf(view, "", { reason }));
});

it("knows the way to a rule", () => {
  expect(rulePath("cafe-cards", "S4")).toBe("/rules/cafe-cards#S4");
});
