/* What speaks for a move, in words. */

import type { Messages } from "../messages/en";
import type { Guest, Nation, Place } from "../wire/game";
import type { Reason } from "../wire/messages";
import { paidBy } from "./telling";

type Words = Messages["reasons"];
type Tables = Record<Place, Nation>;

/** All reasons in one sentence; where none can be named, that one. */
export function reasonsIn(reasons: readonly Reason[], tables: Tables, words: Words): string {
  if (!reasons.length) return words.unsaid;
  return words.all(reasons.map((reason) => clause(reason, tables, words)));
}

function clause(reason: Reason, tables: Tables, words: Words): string {
  switch (reason.reason) {
    case "wins":
      return words.wins;
    case "earns":
      return words.earns(paidBy(reason.points, tables));
    case "turn-earns":
      return words.turnEarns(reason.points);
    case "clears":
      return words.clears(reason.nations as Nation[]);
    case "only-seat":
      return words.onlySeat(reason.guest as Guest);
    case "partner":
      return words.partner(reason.guest as Guest, reason.points);
    case "opens":
      return words.opens(reason.guests as Guest[]);
    case "spares":
      return words.spares(reason.points);
    case "leaves-less":
      return words.leavesLess(Math.round(reason.points), Math.round(reason.instead));
    case "no-seat":
      return words.noSeat;
    case "little-now":
      return words.littleNow(reason.points);
    case "full-hand":
      return words.fullHand;
    case "no-home":
      return words.noHome(reason.guest as Guest);
    case "ahead":
      return words.ahead(reason.points);
    default:
      return inDuel(reason, words);
  }
}

type DuelReason = Extract<Reason, { reason: "step-back" | "gap" | "readies" | "gift" | "nothing-fits" | "next-gap" }>;

function inDuel(reason: DuelReason, words: Words): string {
  switch (reason.reason) {
    case "step-back":
      return words.stepBack(reason.pile as "+" | "-");
    case "gap":
      return (reason.smallest ? words.smallestGap : words.gap)(reason.pile as "+" | "-", reason.numbers);
    case "readies":
      return words.readies(reason.card);
    case "gift":
      return reason.draws ? words.giftDraws(reason.numbers, reason.draws) : words.gift(reason.numbers);
    case "nothing-fits":
      return words.nothingFits;
    case "next-gap":
      return words.nextGap(reason.numbers);
  }
}
