import { expect, it } from "vitest";
import en from "../messages/en";
import { reasonsIn } from "./reasoning";

const tables = { b2: "IT", c3: "FR" } as const;

it("puts all reasons into one sentence", () => {
  expect(
    reasonsIn(
      [
        { reason: "earns", points: { b2: 4, c3: 2 } },
        { reason: "clears", tables: ["b2"], nations: ["IT"] },
        { reason: "leaves-less", points: 1.6, other: "draw", instead: 6.9 },
      ],
      tables,
      en.reasons,
    ),
  ).toBe("It earns 4\u00a0Italy, 2\u00a0France; it clears the Italian table; it leaves the next player about 2 points instead of 7.");
});

it("tells gaps and gifts of a duel", () => {
  const said = (reason: Parameters<typeof reasonsIn>[0][number]): string => reasonsIn([reason], {}, en.reasons);
  expect(said({ reason: "gap", pile: "+", numbers: 2, smallest: true })).toBe("No card costs less: the rising pile loses 2 numbers.");
  expect(said({ reason: "gap", pile: "-", numbers: 1, smallest: false })).toBe("The falling pile loses only 1 number.");
  expect(said({ reason: "gift", numbers: 17, draws: 4 })).toBe("The gift gives back 17 numbers, and 4 cards are drawn for it.");
  expect(said({ reason: "gift", numbers: 17, draws: 0 })).toBe("The gift gives back 17 numbers.");
});

it("says so where no reason can be named", () => {
  expect(reasonsIn([], tables, en.reasons)).toBe(en.reasons.unsaid);
});
