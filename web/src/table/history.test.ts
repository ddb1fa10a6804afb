import { expect, it } from "vitest";
import type { Happening, Told } from "../wire/messages";
import { firstTables, historyOf, lastEvents, lastMoveIn, lastTurn, talkIn } from "./history";

const AT = "2026-01-02T10:00:00Z";
const log = (...all: Happening[][]): Told[] => all.map((events, index) => ({ version: index + 1, at: AT, events }));
const laid = (player: number, card: number, pile: "+" | "-"): Happening => ({ event: "laid", player, card, pile });

const cafe = log(
  [{ event: "started", first: 0 }],
  [
    { event: "seated", player: 0, guest: "ITf", seat: "c2", points: { b2: 4 }, waits: false },
    { event: "cleared", tables: ["b2"], nations: ["IT"] },
    { event: "table-laid", table: "b2", nation: "US" },
  ],
  [{ event: "said", player: 1, phrase: "hello" }],
);

it("knows the first tables from those that lie there and those that were cleared", () => {
  expect(firstTables(cafe, { b2: "US", d2: "FR" })).toEqual({ b2: "IT", d2: "FR" });
});

it("tells each event by the tables of its time", () => {
  const entries = historyOf(cafe, true, { b2: "IT", d2: "FR" });
  expect(entries.map(({ tables }) => tables.b2)).toEqual(["IT", "IT", "IT", "IT", "US"]);
  expect(entries.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
});

it("measures the gaps of a duel, and forgets what was taken back", () => {
  const events = [laid(0, 11, "+"), laid(0, 1, "+"), { event: "taken-back", player: 0 } as const, laid(0, 15, "+"), laid(0, 50, "-")];
  expect(historyOf(log(events), false, {}).map(({ gap }) => gap)).toEqual([10, -10, 0, 4, 10]);
});

it("counts a gift on the other's pile", () => {
  const events: Happening[] = [laid(0, 30, "+"), { event: "turn-ended", player: 0, next: 1 }, { event: "gave", player: 1, card: 20, pile: "+" }, laid(0, 25, "+")];
  expect(historyOf(log(events), false, {}).map(({ gap }) => gap)).toEqual([29, 0, -10, 5]);
});

it("names the last move", () => {
  expect(lastMoveIn([{ event: "gave", player: 0, card: 7, pile: "-" }])).toBe("7-!");
  expect(lastMoveIn([{ event: "went-to-bar", player: 0, guest: "DEf", points: 1 }])).toBe("bar DEf");
  expect(lastMoveIn([{ event: "taken-back", player: 0 }])).toBeNull();
  expect(lastEvents(cafe)[0]).toMatchObject({ event: "seated" });
});

it("finds the last turn, whether it goes on or has just ended", () => {
  const ended: Happening = { event: "turn-ended", player: 0, next: 1 };
  const before = [laid(0, 11, "+"), laid(0, 15, "+"), ended];
  const named = (...all: Happening[][]) => lastTurn(log(...all), false, {}).map(({ event, gap }) => [event.event, gap]);
  expect(named(before)).toEqual([["laid", 10], ["laid", 4], ["turn-ended", 0]]);
  expect(named(before, [laid(1, 9, "+")])).toEqual([["laid", 8]]);
  expect(lastTurn(cafe, true, { b2: "IT" }).map(({ event }) => event.event)).toEqual(["seated", "cleared", "table-laid"]);
});

it("finds the talk", () => {
  const known = (phrase: string): phrase is "hello" => phrase === "hello";
  expect(talkIn(cafe, known)).toEqual([{ id: 3, player: 1, phrase: "hello" }]);
});
