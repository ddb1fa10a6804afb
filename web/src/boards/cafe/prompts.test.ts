import { expect, it } from "vitest";
import en from "../../messages/en";
import type { CafeView, Guest } from "../../wire/game";
import { readOffers } from "./offers";
import { promptOf } from "./prompts";

const view = { game: "cafe-cards", tables: { b2: "DE" }, waiting: null, club: null } as unknown as CafeView;
const offers = (...moves: string[]) => readOffers(moves.map((move) => ({ move, points: {} })));
const now = (some: object, ...moves: string[]) =>
  promptOf({ view: { ...view, ...some }, offers: offers(...moves), card: null, place: null }, en);
const holding = (card: Guest, ...moves: string[]) => promptOf({ view, offers: offers(...moves), card, place: null }, en);

it("says what may be done", () => {
  expect(now({}, "DEf@c2", "draw")).toBe(en.cafe.startDraw);
  expect(now({ waiting: "c2" }, "DEm@b1")).toBe(en.cafe.waitingNow);
  expect(now({}, "DEf@c2", "end")).toBe(en.cafe.mayGoOn);
  expect(now({}, "close", "end")).toBe(en.cafe.mayClose);
  expect(now({ club: "b2 f" }, "DEf@c2")).toBe("Ladies' club at the German table: fill every free seat.");
});

it("names the one thing to do where nobody finds a seat", () => {
  expect(now({}, "draw")).toBe(en.cafe.noSeatDraw);
  expect(now({}, "bar DEf", "bar ITm")).toBe(en.cafe.noSeatBar);
  expect(now({}, "down DEf", "down ITm")).toBe(en.cafe.noSeatDown);
  expect(now({}, "end")).toBe(en.cafe.noSeatEnd);
  expect(now({}, "club b2 f", "draw")).toBe(en.cafe.startDraw);
});

it("says what the chosen card can do", () => {
  expect(holding("DEf", "DEf@c2")).toBe(en.cafe.chooseSeat);
  expect(holding("DEf", "DEf@c2", "bar DEf")).toBe(en.cafe.chooseSeat);
  expect(holding("ITm", "DEf@c2")).toBe(en.cafe.cardNowhere);
  expect(holding("ITm", "DEf@c2", "bar ITm")).toBe(en.cafe.onlyBar);
});
