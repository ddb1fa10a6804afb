import { expect, it } from "vitest";
import en from "../messages/en";
import type { CafeView, DuelView } from "../wire/game";
import { refuse } from "./refusing";

const cafe: CafeView = {
  game: "cafe-cards", players: 2, options: {}, seat: 0, hand_sizes: [7, 7], to_move: 0, over: false,
  tables: { b2: "GB", d2: "IT", c3: "FR", b4: "ES", d4: "US" },
  guests: { b1: "GBm", a2: "GBm", b3: "GBf", e2: "ITf" },
  hands: [[], null], points: [0, 0], placed: 0, waiting: null, guest_pile: 70, table_pile: 19,
};
const duel: DuelView = {
  game: "face-to-face", players: 2, options: {}, seat: 0, hand_sizes: [6, 6], to_move: 0, over: false,
  piles: [{ up: 20, down: 40 }, { up: 1, down: 30 }], hands: [[], null], draw: [50, 50], laid: 1, given: 0,
};

it.each([
  ["GBm@c2", "balance", "b2", "Two men already sit at the British table."],
  ["ITf@d1", "balance", "d2", "A woman already sits at the Italian table; a man comes next there."],
  ["USm@b1", "occupied", null, "A man from Great Britain sits there already."],
  ["USm@c2", "nation", null, "This seat belongs to the British, Italian and French tables; guests from the United States sit at their own."],
  ["USm@d5", "partner", null, "Nobody sits at these tables yet, and no partner in your hand would fit there."],
  ["bar JKf", "joker-bar", null, "A joker never goes to the bar."],
  ["end", "not-now", null, "Before a turn ends, something is done in it: seat a guest, for instance."],
] as const)("%s refused for %s", (move, reason, place, sentence) => {
  expect(refuse(cafe, move, { reason, place }, en)).toBe(sentence);
});

it.each([
  ["15+", "direction", "Your rising pile shows 20: it takes a higher card, or the one exactly ten lower, but not the 15."],
  ["15+!", "helps-not", "Nothing lies on that pile yet, so nothing can help it."],
  ["25-!", "helps-not", "The falling pile over there shows 30: only a higher card would help, and the 25 is not."],
  ["end", "two-cards", "A turn takes two cards at least: one more to go."],
] as const)("%s refused for %s", (move, reason, sentence) => {
  expect(refuse(duel, move, { reason }, en)).toBe(sentence);
});
