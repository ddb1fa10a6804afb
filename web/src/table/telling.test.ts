import { expect, it } from "vitest";
import en from "../messages/en";
import type { CafeView, DuelView, GameEvent } from "../wire/game";
import { announce, chronicle, tell, whosOf } from "./telling";

const cafe: CafeView = {
  game: "cafe-cards", players: 2, options: {}, seat: 0, hand_sizes: [7, 7], to_move: 1, over: false,
  tables: { b2: "IT", d2: "FR", c3: "GB" }, guests: {}, hands: [[], null], points: [0, 0], placed: 0,
  waiting: null, guest_pile: 70, table_pile: 19,
};
const duel: DuelView = {
  game: "face-to-face", players: 2, options: {}, seat: 0, hand_sizes: [6, 6], to_move: 0, over: false,
  piles: [{ up: 20, down: 40 }, { up: 1, down: 60 }], hands: [[], null], draw: [50, 50], laid: 0, given: 0,
};
const who = whosOf(["Ben", "Anna"], 0);
const told = (view: CafeView | DuelView, ...events: GameEvent[]) =>
  chronicle(view, events, 0).map((entry) => tell(entry, en, who));

it("names the points table by table", () => {
  expect(told(cafe, { event: "seated", player: 1, guest: "ITf", seat: "c2", points: { b2: 4, d2: 2 }, waits: false }))
    .toEqual(["Anna seats a woman from Italy: 4\u00a0Italy, 2\u00a0France."]);
});

it("speaks to the reader", () => {
  expect(told(cafe, { event: "seated", player: 0, guest: "USm", seat: "c2", points: {}, waits: true }))
    .toEqual(["You seat a man from the United States, to be joined at once."]);
});

it("names a cleared table by what it was, and the new one by what it is", () => {
  expect(told(cafe, { event: "cleared", tables: ["b2", "c3"], nations: ["IT", "GB"] }, { event: "table-laid", table: "b2", nation: "US" }))
    .toEqual(["The Italian and British tables are full, and cleared.", "The American table is laid."]);
});

it("tells gaps and gifts", () => {
  expect(told(duel, { event: "laid", player: 0, card: 10, pile: "+" }, { event: "gave", player: 0, card: 50, pile: "-" }))
    .toEqual(["You lay the 10 on the rising pile, a step of ten back.", "You give the 50 to Anna's falling pile."]);
});

it("announces the turn at the end", () => {
  const entries = chronicle(cafe, [{ event: "drawn", player: 1, count: 1 }, { event: "turn-ended", player: 1, next: 0 }], 0);
  expect(announce(entries, en, who)).toBe("Anna draws a guest. Your turn.");
  expect(announce(entries, en, who, whosOf(["Otto", "Anna"], -1))).toBe("Anna draws a guest. Otto is to move.");
});
