import { expect, it } from "vitest";
import el from "../messages/el/library";
import en from "../messages/en/library";
import { linked } from "./linking";
import { findRules, folded } from "./searching";

const numbers = (query: string, library = en) => findRules(library, query, "cafe-board").map(({ rule }) => rule);

it("folds accents, capitals and the two Greek s", () => {
  expect(folded("Καφές Über Déjà")).toBe("καφεσ uber deja");
});

it("finds a rule by its number, its title, its words", () => {
  expect(numbers("s4")[0]).toBe("S4");
  expect(numbers("stools")[0]).toBe("B6");
  expect(numbers("outlined GREEN")).toEqual(["S4"]);
  expect(numbers("μπαλαντερ", el)).toContain("B5");
});

it("finds the rules of the other games, too, and a shared one once, in the game that is read", () => {
  const hits = findRules(en, "company", "cafe-board");
  expect(hits.filter(({ rule }) => rule === "S3")).toEqual([expect.objectContaining({ game: "cafe-board" })]);
  expect(findRules(en, "S3", "face-to-face")[0]).toMatchObject({ game: "cafe-cards" });
  expect(findRules(en, "rising pile", "cafe-cards").map(({ game }) => game)).toContain("face-to-face");
});

it("shows the sentence in which the word stands", () => {
  expect(findRules(en, "green", "cafe-cards")[0]!.sentence).toBe("The guest who waits is outlined in green.");
});

it("finds nothing for nothing", () => {
  expect(numbers("  ")).toEqual([]);
  expect(numbers("zeppelin")).toEqual([]);
});

it("links the rules that a text speaks of, if they are on the page", () => {
  expect(linked("as in S4, or B10.", ["S4"])).toEqual([{ text: "as in " }, { text: "S4", rule: "S4" }, { text: ", or " }, { text: "B10" }, { text: "." }]);
});
