/* Finds rules by the words in them, in every game, whatever the accents. */

import type { LibraryTexts } from "../messages/library.svelte";
import { GAMES, type Game } from "../wire/game";
import { CONTENTS, type RuleNumber } from "./contents";

export interface Hit {
  game: Game;
  rule: RuleNumber;
  title: string;
  /** The sentence in which it was found. */
  sentence: string;
}

interface Entry extends Omit<Hit, "sentence"> {
  chapter: string;
  sentences: readonly string[];
}

/** Without accents and capitals, and with one Greek s. */
export const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ς", "σ").replaceAll("ß", "ss");

/** Every rule once: a shared one in the game that is being read, if it is there. */
function entriesOf({ rules, rulebook }: LibraryTexts, reading: Game): Entry[] {
  const games = [reading, ...GAMES.filter((game) => game !== reading)];
  const all = games.flatMap((game) =>
    CONTENTS[game].flatMap(({ name, rules: numbers }) =>
      numbers.map((rule): Entry => {
        const { title, text, list = [] } = rules[rule];
        return { game, rule, title, chapter: rulebook.chapters[name], sentences: [...text.split(/(?<=[.:]) /), ...list] };
      }),
    ),
  );
  return [...new Map(all.toReversed().map((entry) => [entry.rule, entry])).values()].toReversed();
}

/** The rules in which every word is found: first by number, then by title, then by text. */
export function findRules(library: LibraryTexts, query: string, reading: Game): Hit[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const found = entriesOf(library, reading).flatMap((entry) => {
    const rank = rankOf(entry, words);
    return rank === null ? [] : [{ rank, hit: hitOf(entry, words) }];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit);
}

function rankOf({ rule, title, chapter, sentences }: Entry, words: readonly string[]): number | null {
  const holds = (text: string): boolean => words.every((word) => text.includes(word));
  if (words.length === 1 && folded(rule) === words[0]) return 0;
  if (holds(folded(title))) return 1;
  return holds(folded([rule, title, chapter, ...sentences].join(" "))) ? 2 : null;
}

function hitOf({ game, rule, title, sentences }: Entry, words: readonly string[]): Hit {
  const sentence = sentences.find((one) => words.some((word) => folded(one).includes(word))) ?? sentences[0] ?? "";
  return { game, rule, title, sentence };
}
