import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PracticeAnswer } from "../wire/messages";
import { Practice } from "./practice.svelte";

/** A house that answers each card of ours with one of its own. */
function answerTo(moves: readonly string[]): PracticeAnswer {
  const frame = (player: number, card: number) => ({
    view: { to_move: 1 - player, piles: [{ up: 1, down: 60 }, { up: 1, down: 60 }] }, own: {}, moves: player ? { "9+": {} } : {}, player,
    events: [{ event: "laid", player, card, pile: "+" }],
  });
  const first = { view: { to_move: 0, piles: [{ up: 1, down: 60 }, { up: 1, down: 60 }] }, own: {}, moves: { "9+": {} } };
  const frames = [first, ...moves.flatMap((_, index) => [frame(0, index + 2), frame(1, index + 2)])];
  return { game: "face-to-face", players: 2, options: {}, frames, done: moves.length > 2, undo: moves.length > 0 } as unknown as PracticeAnswer;
}

const ask = vi.fn((moves: readonly string[]) => Promise.resolve(answerTo(moves)));
let practice: Practice;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  practice = new Practice(ask);
});

afterEach(() => vi.useRealTimers());

it("shows our move at once, and the answer after it", async () => {
  await practice.open([], 1);
  await practice.play("2+", 1);
  expect(practice.shown?.version).toBe(1);
  expect(practice.settled).toBe(false);
  vi.runAllTimers();
  expect(practice.shown?.version).toBe(2);
  expect(practice.settled).toBe(true);
});

it("is taken up where it was left", async () => {
  await practice.open(["2+", "3+"], 1);
  expect(practice.shown?.version).toBe(4);
  expect(practice.moves).toEqual(["2+", "3+"]);
});

it("takes a move back", async () => {
  await practice.open(["2+", "3+"], 0);
  await practice.undo();
  expect(practice.moves).toEqual(["2+"]);
  expect(practice.shown).toMatchObject({ version: 2, events: [] });
});

it("keeps everything as it was when a move is refused", async () => {
  await practice.open(["2+"], 0);
  ask.mockRejectedValueOnce(new Error("balance"));
  await expect(practice.play("3+", 0)).rejects.toThrow("balance");
  expect(practice.moves).toEqual(["2+"]);
  expect(practice.shown?.version).toBe(2);
});

it("tells our own moves again, and only those", async () => {
  await practice.open(["2+", "3+"], 0);
  expect(practice.counted.map(({ event }) => event)).toMatchObject([{ player: 0, card: 2 }, { player: 0, card: 3 }]);
});
