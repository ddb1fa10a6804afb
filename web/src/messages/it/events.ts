import type { Guest, Nation, Place, Sex } from "../../wire/game";
import { startOf, type Paid, type Who } from "../words";
import { guest, list, paid, plural, signed, table, tables, the, to } from "./cards";
import { adjective } from "./nations";

/** `Hai pescato`, `Anna ha pescato` */
const has = (who: Who, done: string): string => (who.you ? `Hai ${done}` : `${who.name} ha ${done}`);

const TO = { f: "alle signore", m: "ai signori" } as const;
const PILES = { "+": "crescente", "-": "decrescente" } as const;

/** `tu e Anna vi dividete la vittoria`, `Anna e Bruno si dividono la vittoria` */
export function sharing(people: readonly Who[]): string {
  const others = people.filter(({ you }) => !you).map(({ name }) => name);
  return people.some(({ you }) => you)
    ? `${list(["tu", ...others])} vi dividete la vittoria`
    : `${list(others)} si dividono la vittoria`;
}

export const events = {
  seated: (who: Who, code: Guest, _seat: Place, earned: readonly Paid[], waits: boolean) => {
    const seats = `${has(who, "fatto sedere")} ${guest(code)}`;
    if (waits) return `${seats}, che aspetta compagnia.`;
    return earned.length ? `${seats}: ${paid(earned)}.` : `${seats}.`;
  },
  clubStarted: (who: Who, nation: Nation | undefined, sex: Sex) =>
    `${has(who, "riservato")} ${table(nation)} ${TO[sex]}.`,
  laidDown: (who: Who) => `${has(who, "posato")} una carta coperta.`,
  wentToBar: (who: Who, code: Guest, points: number) =>
    `${has(who, "mandato")} ${guest(code)} al bar: ${signed(points)}.`,
  laid: (who: Who, card: number, pile: "+" | "-", gap: number) => {
    const how = gap > 0 ? `scarto di ${gap}` : "dieci indietro";
    return `${has(who, "posato")} ${the(card)} sulla pila ${PILES[pile]}, ${how}.`;
  },
  gave: (who: Who, other: Who, card: number, pile: "+" | "-") =>
    other.you
      ? `${who.name} ti ha regalato ${the(card)} sulla pila ${PILES[pile]}.`
      : `${has(who, "regalato")} ${the(card)} ${to(other.name)}, sulla pila ${PILES[pile]}.`,
  closed: (who: Who) => `${has(who, "dichiarato")} finita la partita.`,
  moved: (who: Who, earned: readonly Paid[]) => `${has(who, "giocato")}${earned.length ? `: ${paid(earned)}` : ""}.`,
  cleared: (all: readonly Nation[]) =>
    startOf(`${all.length ? tables(all) : "un tavolino"} ${all.length > 1 ? "sono" : "è"} al completo: si sparecchia.`),
  tableLaid: (nation: Nation) => `Si apparecchia un tavolino ${adjective(nation)}.`,
  drawnGuests: (who: Who, count: number) =>
    `${has(who, "pescato")} ${plural(count, { one: "un ospite", other: "# ospiti" })}.`,
  drawnCards: (who: Who, count: number) =>
    `${has(who, "pescato")} ${plural(count, { one: "una carta", other: "# carte" })}.`,
  turnOf: (who: Who) => (who.you ? "Tocca a te." : `Tocca ${to(who.name)}.`),
  takenBack: (who: Who) => `${has(who, "annullato")} l'ultima mossa.`,
  gameOver: (winners: readonly Who[]) => {
    const [first] = winners;
    if (!first) return "La partita è finita.";
    if (winners.length > 1) return `La partita è finita: ${sharing(winners)}.`;
    return `La partita è finita: ${first.you ? "hai vinto" : `ha vinto ${first.name}`}.`;
  },
};
