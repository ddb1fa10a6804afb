/* What stands where on the rules pages: the numbers of docs/rules.md, in the order in which one learns them. */

import type { Game } from "../wire/game";

type Numbered<Letter extends string, Figure extends number> = `${Letter}${Figure}`;

export type RuleNumber =
  | Numbered<"S", 1 | 2 | 3 | 4 | 5 | 6>
  | Numbered<"C" | "B", 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>
  | Numbered<"V", 1 | 2 | 3>
  | Numbered<"F", 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;

export type ChapterName =
  | "cards" | "turn" | "seating" | "points" | "bar" | "clearing" | "end" | "clubs" | "openHands"
  | "piles" | "gift" | "drawing";

export interface Chapter {
  name: ChapterName;
  rules: readonly RuleNumber[];
}

/** What both café games share is written once, and stands in both. */
const SEATING: Chapter = { name: "seating", rules: ["S1", "S2", "S3", "S4"] };
const CLEARING: Chapter = { name: "clearing", rules: ["S5", "S6"] };

export const CONTENTS: Record<Game, readonly Chapter[]> = {
  "cafe-cards": [
    { name: "cards", rules: ["C1", "C2"] },
    { name: "turn", rules: ["C3", "C6"] },
    SEATING,
    { name: "points", rules: ["C4", "C5"] },
    CLEARING,
    { name: "end", rules: ["C7", "C8", "C9", "C10"] },
    { name: "clubs", rules: ["V1", "V2", "V3"] },
  ],
  "cafe-board": [
    { name: "cards", rules: ["B1", "B2"] },
    { name: "turn", rules: ["B3", "B7"] },
    SEATING,
    { name: "points", rules: ["B4", "B5"] },
    { name: "bar", rules: ["B6"] },
    CLEARING,
    { name: "end", rules: ["B8", "B9"] },
    { name: "openHands", rules: ["B10"] },
  ],
  "face-to-face": [
    { name: "piles", rules: ["F1", "F3"] },
    { name: "turn", rules: ["F2", "F5"] },
    { name: "gift", rules: ["F4"] },
    { name: "drawing", rules: ["F6"] },
    { name: "end", rules: ["F7", "F8", "F9"] },
  ],
};

export const rulesOf = (game: Game): RuleNumber[] => CONTENTS[game].flatMap(({ rules }) => rules);
