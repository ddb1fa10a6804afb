import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { LibraryTexts } from "../messages/library.svelte";
import { GAMES, type Game } from "../wire/game";
import { CONTENTS, rulesOf } from "./contents";
import { EXAMPLE_IDS } from "./ids";

const page = readFileSync(new URL("../../../docs/rules.md", import.meta.url), "utf8");
const written = [...page.matchAll(/^- \*\*([SCVBF]\d+)\*\* /gm)].map(([, number]) => number!);
const LETTERS: Record<Game, RegExp> = { "cafe-cards": /^[SCV]/, "cafe-board": /^[SB]/, "face-to-face": /^F/ };
const libraries = Object.entries(import.meta.glob<{ default: LibraryTexts }>("../messages/*/library.ts", { eager: true }));

it.each(GAMES)("%s has every rule that applies to it, once", (game) => {
  expect(written.length).toBeGreaterThan(30);
  expect(rulesOf(game).toSorted()).toEqual(written.filter((number) => LETTERS[game].test(number)).toSorted());
});

it("shares the seating of the two cafés", () => {
  const shared = (game: Game) => CONTENTS[game].filter(({ rules }) => rules.some((rule) => rule.startsWith("S")));
  expect(shared("cafe-cards")).toEqual(shared("cafe-board"));
  expect(rulesOf("face-to-face").filter((rule) => rule.startsWith("S"))).toEqual([]);
});

it.each(libraries)("%s tells every rule and every example", (_, { default: library }) => {
  expect(Object.keys(library.rules).toSorted()).toEqual(written.toSorted());
  for (const { title, text, list = [] } of Object.values(library.rules))
    for (const line of [title, text, ...list]) expect(line.trim()).not.toBe("");
  expect(Object.keys(library.captions).toSorted()).toEqual([...EXAMPLE_IDS].toSorted());
});

it("is told in five languages", () => {
  expect(libraries).toHaveLength(5);
});

// Figures are the same in every language: one that differs is a slip.
it.each(libraries)("%s counts as the English does", (_, { default: library }) => {
  const english = libraries.find(([path]) => path.includes("/en/"))![1].default;
  const figures = (text: string) => text.match(/[SCVBF]?\u2212?\d+/g)?.toSorted() ?? [];
  for (const rule of rulesOf("cafe-cards").concat(rulesOf("cafe-board"), rulesOf("face-to-face"))) {
    const [here, there] = [library.rules[rule], english.rules[rule]];
    expect([rule, ...figures([here.text, ...(here.list ?? [])].join(" "))]).toEqual([rule, ...figures([there.text, ...(there.list ?? [])].join(" "))]);
    expect(here.list?.length).toBe(there.list?.length);
  }
  for (const id of EXAMPLE_IDS) expect([id, ...figures(library.captions[id])]).toEqual([id, ...figures(english.captions[id])]);
});
