import type { Guest, Nation, Place, Sex } from "../../wire/game";
import { startOf, type Paid, type Who } from "../words";
import { club, guestObject, list, paid, plural, signed, tables, whose } from "./cards";

/** `Du ziehst`, `Anna zieht` */
const does = (who: Who, second: string, third: string): string => (who.you ? `Du ${second}` : `${who.name} ${third}`);
const PILES = { "+": "aufsteigenden", "-": "absteigenden" } as const;

export const events = {
  seated: (who: Who, code: Guest, _seat: Place, earned: readonly Paid[], waits: boolean) => {
    const seats = `${does(who, "setzt", "setzt")} ${guestObject(code)}`;
    if (waits) return `${seats}; gleich kommt Gesellschaft.`;
    return earned.length ? `${seats}: ${paid(earned)}.` : `${seats}.`;
  },
  clubStarted: (who: Who, nation: Nation | undefined, sex: Sex) =>
    `${does(who, "bildest", "bildet")} eine ${club(sex)} ${tables("am", [nation])}.`,
  laidDown: (who: Who) => `${does(who, "legst", "legt")} einen Gast verdeckt ab.`,
  wentToBar: (who: Who, code: Guest, points: number) =>
    `${does(who, "schickst", "schickt")} ${guestObject(code)} an die Bar: ${signed(points)}.`,
  laid: (who: Who, card: number, pile: "+" | "-", gap: number) => {
    const how = gap > 0 ? `Abstand ${gap}` : "zehn zurück";
    return `${does(who, "legst", "legt")} die ${card} auf den ${PILES[pile]} Stapel, ${how}.`;
  },
  gave: (who: Who, other: Who, card: number, pile: "+" | "-") =>
    `${does(who, "schenkst", "schenkt")} die ${card} her, auf ${whose(other, "en")} ${PILES[pile]} Stapel.`,
  closed: (who: Who) => `${does(who, "erklärst", "erklärt")} das Spiel für beendet.`,
  moved: (who: Who, earned: readonly Paid[]) =>
    `${does(who, "ziehst", "zieht")}${earned.length ? `: ${paid(earned)}` : ""}.`,
  cleared: (all: readonly Nation[]) =>
    startOf(`${all.length ? tables("der", all) : "ein Tisch"} ${all.length > 1 ? "sind voll und werden" : "ist voll und wird"} abgeräumt.`),
  tableLaid: (nation: Nation) => `Neu gedeckt: ${tables("der", [nation])}.`,
  drawnGuests: (who: Who, count: number) =>
    `${does(who, "ziehst", "zieht")} ${plural(count, { one: "einen Gast", other: "# Gäste" })}.`,
  drawnCards: (who: Who, count: number) =>
    `${does(who, "ziehst", "zieht")} ${plural(count, { one: "eine Karte", other: "# Karten" })}.`,
  turnOf: (who: Who) => `${does(who, "bist", "ist")} dran.`,
  takenBack: (who: Who) => `${does(who, "nimmst", "nimmt")} den letzten Zug zurück.`,
  gameOver: (winners: readonly Who[]) => {
    const [first] = winners;
    if (!first) return "Das Spiel ist aus.";
    if (winners.length === 1) return `Das Spiel ist aus: ${first.you ? "Du hast" : `${first.name} hat`} gewonnen.`;
    const names = list(winners.map((who) => (who.you ? "du" : who.name)));
    return `Das Spiel ist aus. Gemeinsam gewonnen: ${names}.`;
  },
};
