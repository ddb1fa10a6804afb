/* A refused record, in words. */

import { expect, it } from "vitest";
import de from "../messages/de";
import en from "../messages/en";
import type { Flaw } from "../wire/messages";
import { factsOf, sentenceOf } from "./flaw";

const told = (flaw: Flaw, words = en): string[] =>
  factsOf(flaw, words).map(({ label, parts }) => `${label}: ${parts.map(({ text, notation }) => (notation ? `<${text}>` : text)).join(", ")}`);

const view = { game: "face-to-face", to_move: 0, piles: [{ up: 27, down: 60 }, { up: 1, down: 60 }], laid: 0 };
const illegal: Flaw = { kind: "illegal", refused: { move: "12+", player: "Anna", reason: "direction", view } };

it("says what the player would have heard, and shows the move", () => {
  expect(sentenceOf(illegal, en)).toBe(
    "At the table, Anna would have heard: Your rising pile shows 27: it takes a higher card, or the one exactly ten lower, but not the 12.",
  );
  expect(told(illegal)).toEqual(["Move: <12+>"]);
});

it("says that a game was over to nobody in particular", () => {
  expect(sentenceOf({ kind: "illegal", refused: { ...illegal.refused!, reason: "over" } }, en)).toBe("The game is over.");
});

it("names kinds of values in words, and leaves the notation as it is", () => {
  expect(told({ kind: "kind", field: "result", found: "str", wanted: ["object", "null"] }, de)).toEqual([
    "Feld: <result>", "In der Datei: ein Text", "Erwartet: ein Objekt, nichts",
  ]);
  expect(told({ kind: "choice", field: "game", found: '"toString"', wanted: ["cafe-cards"] })).toEqual([
    'Field: <game>', 'In the file: <"toString">', "Expected: <cafe-cards>",
  ]);
});

it("counts lines and moves", () => {
  expect(told({ kind: "json", line: 3 })).toEqual(["Line: <3>"]);
  expect(told({ kind: "goes-on", field: "result", after: 31 })).toEqual(["Field: <result>", "Moves made: <31>"]);
});
