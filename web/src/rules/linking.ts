/* Rules that a text speaks of become links: `as in S4`. */

import type { RuleNumber } from "./contents";

export type Part = { text: string; rule?: RuleNumber };

const NUMBER = /\b([SCVBF]\d+)\b/;

export const linked = (text: string, known: readonly RuleNumber[]): Part[] =>
  text.split(NUMBER).filter(Boolean).map((part) => {
    const rule = known.find((number) => number === part);
    return rule ? { text: part, rule } : { text: part };
  });
