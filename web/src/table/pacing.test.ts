import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameEvent } from "../wire/game";
import { lengthOfAll, Pacing, type Paced } from "./pacing.svelte";

const laid = (player: number): GameEvent[] => [{ event: "laid", player, card: 17, pile: "+" }];
const sight = (version: number, events: GameEvent[]): Paced => ({ version, events, yours: [0] });

let pacing: Pacing<Paced>;
const shown = () => pacing.shown?.version;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  pacing = new Pacing();
  pacing.follow(sight(1, []), 1);
});

afterEach(() => vi.useRealTimers());

it("shows others' moves one after another", () => {
  pacing.follow(sight(2, laid(1)), 1);
  pacing.follow(sight(3, laid(1)), 1);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(lengthOfAll(laid(1)) + 5);
  expect(shown()).toBe(3);
});

it("shows our own move at once, and whatever came before it", () => {
  pacing.follow(sight(2, laid(1)), 1);
  pacing.follow(sight(3, laid(1)), 1);
  pacing.follow(sight(4, laid(0)), 1);
  expect(shown()).toBe(4);
});

it("lets our own move be seen before it is answered", () => {
  pacing.follow(sight(2, laid(0)), 1);
  pacing.follow(sight(3, laid(1)), 1);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(lengthOfAll(laid(0)) + 5);
  expect(shown()).toBe(3);
});

it("lets talk pass between two moves without taking time", () => {
  const events = laid(1);
  pacing.follow(sight(2, events), 1);
  pacing.follow(sight(3, events), 1);
  pacing.follow(sight(4, laid(1)), 1);
  vi.advanceTimersByTime(lengthOfAll(events) + 5);
  expect(shown()).toBe(4);
});

it("hurries after a gap, at an instant pace, and when too much waits", () => {
  pacing.follow(sight(5, laid(1)), 1);
  expect(shown()).toBe(5);
  pacing.follow(sight(6, laid(1)), 0);
  expect(shown()).toBe(6);
  for (let version = 7; version < 16; version += 1) pacing.follow(sight(version, laid(1)), 1);
  expect(shown()).toBeGreaterThan(12);
});
