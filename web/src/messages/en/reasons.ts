import type { Guest, Nation } from "../../wire/game";
import { startOf, type Paid } from "../words";
import { guest, list, paid, plural, tables } from "./cards";

const PILES = { "+": "rising", "-": "falling" } as const;
const points = (count: number): string => plural(count, { one: "# point", other: "# points" });
const numbers = (count: number): string => plural(count, { one: "# number", other: "# numbers" });

/** What speaks for a move: clauses that can stand one after the other. */
export const reasons = {
  all: (clauses: readonly string[]) => startOf(`${clauses.join("; ")}.`),
  wins: "it wins the game",
  earns: (earned: readonly Paid[]) => `it earns ${paid(earned)}`,
  turnEarns: (count: number) => `the whole turn earns ${points(count)}`,
  clears: (all: readonly Nation[]) => `it clears ${tables(all)}`,
  onlySeat: (code: Guest) => `${guest(code)} finds no other seat now`,
  partner: (code: Guest, count: number) => `${guest(code)} joins at once and earns ${points(count)}`,
  opens: (codes: readonly Guest[]) => `it opens a seat for ${list(codes.map(guest))}`,
  spares: (count: number) => plural(count, { one: "it saves # minus point", other: "it saves # minus points" }),
  leavesLess: (left: number, instead: number) => `it leaves the next player about ${points(left)} instead of ${instead}`,
  noSeat: "no guest in the hand finds a seat",
  littleNow: (count: number) => `the best seat earns only ${points(count)} now`,
  fullHand: "the hand is full",
  noHome: (code: Guest) => `there is no table for ${guest(code)}`,
  ahead: (count: number) => `the lead is ${points(count)}`,
  stepBack: (pile: "+" | "-") => `the ${PILES[pile]} pile goes ten back`,
  gap: (pile: "+" | "-", count: number) => `the ${PILES[pile]} pile loses only ${numbers(count)}`,
  smallestGap: (pile: "+" | "-", count: number) => `no card costs less: the ${PILES[pile]} pile loses ${numbers(count)}`,
  readies: (card: number) => `then the ${card} can step ten back`,
  gift: (count: number) => `the gift gives back ${numbers(count)}`,
  giftDraws: (count: number, cards: number) => `the gift gives back ${numbers(count)}, and ${plural(cards, { one: "# card is drawn", other: "# cards are drawn" })} for it`,
  nothingFits: "no other card fits",
  nextGap: (count: number) => `one more card would cost ${numbers(count)} at least`,
  unsaid: "It did best in the games that were tried out.",
};
