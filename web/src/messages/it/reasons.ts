import type { Guest, Nation } from "../../wire/game";
import { startOf, type Paid } from "../words";
import { guest, list, paid, plural, tables, the } from "./cards";

const PILES = { "+": "crescente", "-": "decrescente" } as const;
const points = (count: number): string => plural(count, { one: "# punto", other: "# punti" });
const numbers = (count: number): string => plural(count, { one: "# numero", other: "# numeri" });

export const reasons = {
  all: (clauses: readonly string[]) => startOf(`${clauses.join("; ")}.`),
  wins: "così si vince la partita",
  earns: (earned: readonly Paid[]) => `rende ${paid(earned)}`,
  turnEarns: (count: number) => `tutto il turno rende ${points(count)}`,
  clears: (all: readonly Nation[]) => `si ${all.length > 1 ? "sparecchiano" : "sparecchia"} ${tables(all)}`,
  onlySeat: (code: Guest) => `${guest(code)} ora non trova altri posti`,
  partner: (code: Guest, count: number) => `${guest(code)} arriva subito e rende ${points(count)}`,
  opens: (codes: readonly Guest[]) => `si apre un posto per ${list(codes.map(guest))}`,
  spares: (count: number) => plural(count, { one: "evita # punto di penalità", other: "evita # punti di penalità" }),
  leavesLess: (left: number, instead: number) => `a chi segue restano circa ${points(left)} invece di ${instead}`,
  noSeat: "nessun ospite in mano trova posto",
  littleNow: (count: number) => `il posto migliore ora rende solo ${points(count)}`,
  fullHand: "la mano è piena",
  noHome: (code: Guest) => `non c'è un tavolino per ${guest(code)}`,
  ahead: (count: number) => `il vantaggio è di ${points(count)}`,
  stepBack: (pile: "+" | "-") => `la pila ${PILES[pile]} torna indietro di dieci`,
  gap: (pile: "+" | "-", count: number) => `la pila ${PILES[pile]} perde solo ${numbers(count)}`,
  smallestGap: (pile: "+" | "-", count: number) => `nessuna carta costa meno: la pila ${PILES[pile]} perde ${numbers(count)}`,
  readies: (card: number) => `poi ${the(card)} può tornare indietro di dieci`,
  gift: (count: number) => `il regalo restituisce ${numbers(count)} di fronte`,
  giftDraws: (count: number, cards: number) => `il regalo restituisce ${numbers(count)} di fronte e fa pescare ${plural(cards, { one: "# carta", other: "# carte" })}`,
  nothingFits: "nessun'altra carta va bene",
  nextGap: (count: number) => `un'altra carta costerebbe almeno ${numbers(count)}`,
  unsaid: "Nelle partite provate è andata meglio così.",
};
