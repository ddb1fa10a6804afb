/* What the lessons say is what lies on their tables. */

import { describe, expect, it } from "vitest";
import duel from "../../../src/stammtisch/lessons/face-to-face.json";
import type { Messages } from "../messages/en";
import en from "../messages/en";
import { LANGUAGES } from "../messages/index.svelte";
import type { LessonId, LessonWords } from "./plan";

const found = import.meta.glob<{ default: Messages }>("../messages/*/index.ts", { eager: true });
const stepsOf = (code: string): Record<string, LessonWords> => found[`../messages/${code}/index.ts`]!.default.learn.steps;

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
const isQuiet = (text: string): boolean => text.length <= 235;

describe.each(Object.keys(LANGUAGES))("%s", (code) => {
  const steps = Object.entries(stepsOf(code));

  it.each(steps)("%s names the numbers that the English names", (id, words) => {
    const english = en.learn.steps[id as LessonId];
    for (const part of ["tell", "task", "done"] as const) expect(new Set(numbersIn(words[part]))).toEqual(new Set(numbersIn(english[part])));
  });

  it("says one thing at a time, in few words", () => {
    const long = steps.flatMap(([id, { tell, task, done }]) => [tell, task, done].filter((text) => !isQuiet(text)).map(() => id));
    expect(long).toEqual([]);
  });
});

it.each(Object.entries(duel))("the numbers of the task lie on the table: %s", (id, { position }) => {
  const [piles, hand] = [position.piles[0]!, position.hands[0]!];
  const known = [piles.up, piles.down, ...hand];
  for (const number of numbersIn(en.learn.steps[id as LessonId].task)) expect(known).toContain(number);
});
