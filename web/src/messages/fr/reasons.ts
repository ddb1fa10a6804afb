import type { Guest, Nation } from "../../wire/game";
import { startOf, type Paid } from "../words";
import { guest, list, paid, plural, tables } from "./cards";

const PILES = { "+": "montante", "-": "descendante" } as const;
const points = (count: number): string => plural(count, { one: "# point", other: "# points" });
const numbers = (count: number): string => plural(count, { one: "# nombre", other: "# nombres" });

export const reasons = {
  all: (clauses: readonly string[]) => startOf(`${clauses.join(" ; ")}.`),
  wins: "ce coup gagne la partie",
  earns: (earned: readonly Paid[]) => `ce coup rapporte ${paid(earned)}`,
  turnEarns: (count: number) => `le tour entier rapporte ${points(count)}`,
  clears: (all: readonly Nation[]) => `on débarrasse ${tables(all)}`,
  onlySeat: (code: Guest) => `${guest(code)} ne trouve pas d'autre place`,
  partner: (code: Guest, count: number) => `${guest(code)} arrive aussitôt et rapporte ${points(count)}`,
  opens: (codes: readonly Guest[]) => `cela ouvre une place pour ${list(codes.map(guest))}`,
  spares: (count: number) => plural(count, { one: "cela évite # point de malus", other: "cela évite # points de malus" }),
  leavesLess: (left: number, instead: number) => `il reste au joueur suivant environ ${points(left)} au lieu de ${instead}`,
  noSeat: "aucun client de la main ne trouve de place",
  littleNow: (count: number) => `la meilleure place ne rapporte que ${points(count)} pour l'instant`,
  fullHand: "la main est pleine",
  noHome: (code: Guest) => `il n'y a pas de table pour ${guest(code)}`,
  ahead: (count: number) => `l'avance est de ${points(count)}`,
  stepBack: (pile: "+" | "-") => `la pile ${PILES[pile]} revient de dix`,
  gap: (pile: "+" | "-", count: number) => `la pile ${PILES[pile]} ne perd que ${numbers(count)}`,
  smallestGap: (pile: "+" | "-", count: number) => `aucune carte ne coûte moins : la pile ${PILES[pile]} perd ${numbers(count)}`,
  readies: (card: number) => `ensuite le ${card} pourra revenir de dix`,
  gift: (count: number) => `le cadeau rend ${numbers(count)} en face`,
  giftDraws: (count: number, cards: number) => `le cadeau rend ${numbers(count)} en face et fait piocher ${plural(cards, { one: "# carte", other: "# cartes" })}`,
  nothingFits: "aucune autre carte ne convient",
  nextGap: (count: number) => `une carte de plus coûterait au moins ${numbers(count)}`,
  unsaid: "C'est ce qui a le mieux réussi dans les parties essayées.",
};
