import { expect, test } from "vitest";
import en from "../messages/en";
import { whosOf } from "../table/telling";
import { eventsAt, viewAt } from "../wire/film";
import type { CafeView, DuelView } from "../wire/game";
import type { Film } from "../wire/messages";
import { chapterAt, chaptersOf, lastMoveAt } from "./chapters";
import { ONLOOKER, readEyes, textOfEyes } from "./eyes";

const cafe = {
  game: "cafe-cards", players: 2, options: { clubs: false }, names: ["Anna", "Ben"],
  frames: [
    {
      view: { tables: { b2: "DE", c3: "IT" }, guests: {}, hands: [null, null], hand_sizes: [2, 1], points: [0, 0], to_move: 0, over: false },
      own: { 0: { hands: [["DEf", "ITm"], null] }, 1: { hands: [null, ["FRf"]] } },
      moves: {},
    },
    {
      move: "DEf@c2", player: 0, moves: {}, view: { guests: { c2: "DEf" }, hand_sizes: [1, 1] }, own: { 0: { hands: [["ITm"], null] } },
      events: [{ event: "seated", player: 0, guest: "DEf", seat: "c2", points: {}, waits: true }],
    },
    {
      move: "ITm@b3", player: 0, moves: {}, view: { guests: { c2: "DEf", b3: "ITm" }, hand_sizes: [0, 1], points: [2, 0] }, own: { 0: { hands: [[], null] } },
      events: [{ event: "seated", player: 0, guest: "ITm", seat: "b3", points: { c3: 2 }, waits: false }],
    },
    { move: "end", player: 0, moves: {}, view: { to_move: 1 }, own: {}, events: [{ event: "turn-ended", player: 0, next: 1 }] },
    { moves: {}, view: { over: true, hands: [[], ["FRf"]] }, own: {}, events: [{ event: "game-over", scores: [2, 0], minus: [0, 2], winners: [0] }] },
  ],
} as unknown as Film;

const duel = {
  game: "face-to-face", players: 2, options: {},
  frames: [{ view: { hands: [null, null], to_move: 0 }, own: { 0: { hands: [[2, 3], null] }, 1: { hands: [null, [4]] } }, moves: {} }],
} as unknown as Film;

const cafeAt = (frame: number, eyes: number | "all"): CafeView => viewAt(cafe, frame, eyes) as CafeView;

test("each seat sees its own hand, an onlooker none, and open cards are everybody's", () => {
  expect(cafeAt(0, 0).hands).toEqual([["DEf", "ITm"], null]);
  expect(cafeAt(0, 1).hands).toEqual([null, ["FRf"]]);
  expect(cafeAt(0, -1).hands).toEqual([null, null]);
  expect(cafeAt(0, "all").hands).toEqual([["DEf", "ITm"], ["FRf"]]);
  expect((viewAt(duel, 0, "all") as DuelView).hands).toEqual([[2, 3], [4]]);
});

test("frames are folded up: what is not new stays", () => {
  expect(cafeAt(2, 0)).toMatchObject({ game: "cafe-cards", seat: 0, guests: { c2: "DEf", b3: "ITm" }, hands: [[], null], tables: { b2: "DE" }, points: [2, 0] });
  expect(cafeAt(2, "all")).toMatchObject({ seat: -1, hands: [[], ["FRf"]] });
  expect(cafeAt(4, -1).hands).toEqual([[], ["FRf"]]);
});

test("the events of a frame are one array, so that nothing is shown twice", () => {
  expect(eventsAt(cafe, 1)).toBe(eventsAt(cafe, 1));
  expect(eventsAt(cafe, 0)).toEqual([]);
});

test("the log tells each frame, turn by turn", () => {
  const chapters = chaptersOf(cafe, en, whosOf(["Anna", "Ben"], -1));
  expect(chapters.map(({ frame, turn }) => [frame, turn])).toEqual([[1, true], [2, false], [4, true]]);
  expect(chapters[1]?.text).toContain("Anna");
  expect(chapterAt(chapters, 3)?.frame).toBe(2);
  expect(chapterAt(chapters, 0)).toBeUndefined();
});

test("who gave up is told before the result", () => {
  const film = { ...cafe, record: { resigned: 1 } } as unknown as Film;
  const last = chaptersOf(film, en, whosOf(["Anna", "Ben"], -1)).at(-1);
  expect(last?.text).toMatch(/^Ben gives up\./);
});

test("of three or more, who gave up did so before", () => {
  const film = { ...cafe, quitters: [1], record: {} } as unknown as Film;
  const last = chaptersOf(film, en, whosOf(["Anna", "Ben", "Cleo"], -1)).at(-1);
  expect(last?.text).toMatch(/^Ben gave up\./);
});

test("the last move that left a trace is marked", () => {
  expect(lastMoveAt(cafe, 0)).toBeNull();
  expect(lastMoveAt(cafe, 1)).toBe("DEf@c2");
  expect(lastMoveAt(cafe, 3)).toBe("ITm@b3");
});

test("eyes are read from links", () => {
  expect([undefined, "all", "1", "2", "-1", "x", "", "0.5"].map((text) => readEyes(text, 2))).toEqual(["all", "all", 1, "all", "all", "all", "all", "all"]);
  expect(readEyes("none", 2)).toBe(ONLOOKER);
  expect([0, "all" as const, ONLOOKER].map(textOfEyes)).toEqual(["0", "all", "none"]);
});
