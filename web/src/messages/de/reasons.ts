import type { Guest, Nation } from "../../wire/game";
import { startOf, type Paid } from "../words";
import { guest, guestObject, list, paid, plural, tables } from "./cards";

const PILES = { "+": "aufsteigende", "-": "absteigende" } as const;
const points = (count: number): string => plural(count, { one: "# Punkt", other: "# Punkte" });
const numbers = (count: number): string => plural(count, { one: "# Zahl", other: "# Zahlen" });

export const reasons = {
  all: (clauses: readonly string[]) => startOf(`${clauses.join("; ")}.`),
  wins: "damit ist das Spiel gewonnen",
  earns: (earned: readonly Paid[]) => `das bringt ${paid(earned)}`,
  turnEarns: (count: number) => `der ganze Zug bringt ${points(count)}`,
  clears: (all: readonly Nation[]) => `${tables("der", all)} ${all.length > 1 ? "werden" : "wird"} abgeräumt`,
  onlySeat: (code: Guest) => `${guest(code)} findet sonst keinen Platz`,
  partner: (code: Guest, count: number) => `gleich kommt ${guest(code)} dazu und bringt ${points(count)}`,
  opens: (codes: readonly Guest[]) => `das öffnet einen Platz für ${list(codes.map(guestObject))}`,
  spares: (count: number) => plural(count, { one: "das spart # Minuspunkt", other: "das spart # Minuspunkte" }),
  leavesLess: (left: number, instead: number) => `wer folgt, findet dann etwa ${points(left)} statt ${instead}`,
  noSeat: "kein Gast auf der Hand findet einen Platz",
  littleNow: (count: number) => `der beste Platz bringt jetzt nur ${points(count)}`,
  fullHand: "die Hand ist voll",
  noHome: (code: Guest) => `für ${guestObject(code)} gibt es keinen Tisch`,
  ahead: (count: number) => `der Vorsprung beträgt ${points(count)}`,
  stepBack: (pile: "+" | "-") => `der ${PILES[pile]} Stapel geht zehn zurück`,
  gap: (pile: "+" | "-", count: number) => `der ${PILES[pile]} Stapel verliert nur ${numbers(count)}`,
  smallestGap: (pile: "+" | "-", count: number) => `keine Karte kostet weniger: der ${PILES[pile]} Stapel verliert ${numbers(count)}`,
  readies: (card: number) => `danach kann die ${card} zehn zurück`,
  gift: (count: number) => `das Geschenk gibt drüben ${numbers(count)} zurück`,
  giftDraws: (count: number, cards: number) => `das Geschenk gibt drüben ${numbers(count)} zurück, dafür ${plural(cards, { one: "wird # Karte", other: "werden # Karten" })} gezogen`,
  nothingFits: "keine andere Karte passt",
  nextGap: (count: number) => `noch eine Karte würde mindestens ${numbers(count)} kosten`,
  unsaid: "In den durchgespielten Spielen kam das am besten heraus.",
};
