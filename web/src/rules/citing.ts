/* Which rule a refusal cites. */

import { isCafe, type CafeView, type DuelView, type Game, type Reason, type Refusal, type View } from "../wire/game";
import type { RuleNumber } from "./contents";

const SEATING = { occupied: "S1", nation: "S1", balance: "S2", alone: "S4", partner: "S4" } as const;

/** By the reason alone. A text that is no move cites nothing, and no page sends one. */
const CITED: Record<Game, Partial<Record<Reason, RuleNumber>>> = {
  "cafe-cards": { ...SEATING, "not-in-hand": "C3", "not-now": "C3", "hand-full": "C3", over: "C8" },
  "cafe-board": { ...SEATING, "not-in-hand": "B3", "not-now": "B3", "joker-bar": "B3", over: "B8" },
  "face-to-face": { "not-in-hand": "F2", "not-now": "F2", direction: "F3", "helps-not": "F4", "one-gift": "F4", "two-cards": "F8", over: "F7" },
};

export function ruleOf(view: View, move: string, { reason }: Refusal): RuleNumber | null {
  const closer = isCafe(view) ? inCafe(view, move, reason) : inDuel(view, move, reason);
  return closer ?? CITED[view.game][reason] ?? null;
}

/** What a refusal cites, and the way there. */
export interface Cited {
  rule: RuleNumber;
  path: string;
}

export function cite(view: View, move: string, refusal: Refusal): Cited | null {
  const rule = ruleOf(view, move, refusal);
  return rule && { rule, path: rulePath(view.game, rule) };
}

export const rulePath = (game: Game, rule: RuleNumber): string => `/rules/${game}#${rule}`;

/** Where the move, or what is under way, makes it another rule's matter. */
function inCafe(view: CafeView, move: string, reason: Reason): RuleNumber | null {
  const inClub = Boolean(view.club) || move.startsWith("club");
  if (inClub && (reason === "balance" || reason === "partner" || reason === "not-now")) return "V1";
  if (reason !== "not-now" || view.game !== "cafe-cards") return null;
  if (move === "close") return "C7";
  return move.includes("@") ? "C6" : null;
}

function inDuel(view: DuelView, move: string, reason: Reason): RuleNumber | null {
  if (reason !== "two-cards" || move !== "end") return null;
  return view.laid < 2 ? "F2" : "F5";
}
