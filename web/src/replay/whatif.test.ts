import { expect, test } from "vitest";
import type { Film } from "../wire/messages";
import { goesOn, movesBy, whatIfTable } from "./whatif";

const film = {
  game: "cafe-cards", players: 3, options: {},
  frames: [{ moves: { draw: {} } }, { move: "draw", moves: { draw: {} } }, { moves: {} }],
} as unknown as Film;
const NAMES = ["Anna", "Ben", "Cleo"];

test("by oneself, the others sit at the same screen under their names", () => {
  expect(whatIfTable(film, "abcdefghij", 1, NAMES, { alone: true, seat: 1, level: "expert" })).toEqual({
    game: "cafe-cards",
    seats: [{ kind: "friend", name: "Anna" }, { kind: "me" }, { kind: "friend", name: "Cleo" }],
    origin: { table: "abcdefghij", move: 1 },
  });
});

test("or the computer plays them", () => {
  const { seats } = whatIfTable(film, "abcdefghij", 1, NAMES, { alone: false, seat: 0, level: "expert" });
  expect(seats).toEqual([{ kind: "me" }, { kind: "bot", level: "expert" }, { kind: "bot", level: "expert" }]);
});

test("who gave up made no move by it, and after that nothing goes on", () => {
  expect([0, 1, 2].map((frame) => movesBy(film, frame))).toEqual([0, 1, 1]);
  expect([0, 1, 2].map((frame) => goesOn(film, frame))).toEqual([true, true, false]);
});
