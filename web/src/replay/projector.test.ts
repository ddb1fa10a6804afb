import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, Pace } from "../wire/game";
import { Projector } from "./projector.svelte";

const drawn: GameEvent[] = [{ event: "drawn", player: 0, count: 1 }];
const projector = (frame = 0, pace: Pace = "normal"): Projector => new Projector(4, () => drawn, () => pace, frame);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it stays within the film, whatever is asked for", () => {
  const film = projector();
  film.step(-1);
  expect(film.frame).toBe(0);
  film.go(99);
  expect(film.frame).toBe(4);
  film.go(Number.NaN);
  expect(film.frame).toBe(0);
  expect(projector(-7).frame).toBe(0);
  expect(projector(7).frame).toBe(4);
});

test("only a single step onward is shown as a move", () => {
  const film = projector(1);
  film.step(1);
  expect(film.onward).toBe(true);
  film.step(-1);
  expect(film.onward).toBe(false);
  film.go(4);
  expect(film.onward).toBe(false);
});

test("it plays to the end and stops there", () => {
  const film = projector();
  film.play();
  vi.advanceTimersByTime(60_000);
  expect([film.frame, film.playing]).toEqual([4, false]);
});

test("at the end it begins again", () => {
  const film = projector(4);
  film.play();
  expect([film.frame, film.playing]).toEqual([0, true]);
  film.pause();
  vi.advanceTimersByTime(60_000);
  expect(film.frame).toBe(0);
});

test("a quicker pace shows more in the same time", () => {
  const [calm, quick] = [projector(0, "calm"), projector(0, "quick")];
  calm.play();
  quick.play();
  vi.advanceTimersByTime(1400);
  expect(quick.frame).toBeGreaterThan(calm.frame);
});

test("a move that takes longer to show is waited for", () => {
  const film = new Projector(4, () => Array.from({ length: 8 }, () => drawn[0]!), () => "normal");
  film.play();
  vi.advanceTimersByTime(500);
  expect(film.frame).toBe(1);
  vi.advanceTimersByTime(3000);
  expect(film.frame).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(film.frame).toBe(2);
});
