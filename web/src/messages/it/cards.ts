import type { Guest, Nation, Place, Sex } from "../../wire/game";
import { listOf, paidOf, pluralOf, signedOf, startOf, type Paid } from "../words";
import { adjective, nations } from "./nations";

export const list = listOf("it");
export const plural = pluralOf("it");
export const signed = signedOf("it");

const SEX = { f: "donna", m: "uomo" } as const;

export const sexWord = (sex: Sex): string => SEX[sex];
/** `una donna`, `un uomo` */
export const person = (sex: Sex): string => (sex === "f" ? "una donna" : "un uomo");
/** `sole signore`: whom a club is for. */
export const only = (sex: Sex): string => (sex === "f" ? "sole signore" : "soli signori");
/** `ad Anna`, `a Bruno` */
export const to = (name: string): string => `${/^a/i.test(name) ? "ad" : "a"} ${name}`;

/** `il 12`, `l'8` */
export const the = (card: number): string => (card === 8 || card === 11 ? `l'${card}` : `il ${card}`);

/** `ITf` is `un'italiana`. */
export function guest(code: Guest): string {
  const [nation, sex] = [code.slice(0, 2), code.slice(2) as Sex];
  if (nation === "JK") return `un jolly ${SEX[sex]}`;
  return nations[nation as Nation][sex === "f" ? "woman" : "man"];
}

export const table = (nation: Nation | undefined): string => (nation ? nations[nation].table : "questo tavolino");

/** Tables with the article of the sentence: `i tavolini italiano e russo`, `i due tavolini russi`. */
function joined(all: readonly Nation[], one: string, many: string): string {
  const kinds = [...new Set(all)];
  if (kinds.length === all.length && all.length > 1)
    return `${many} tavolini ${list(kinds.map((nation) => adjective(nation)))}`;
  const groups = kinds.map((nation) => {
    const count = all.filter((other) => other === nation).length;
    const few = count === 2 ? "due" : "tre";
    return count > 1 ? `${many} ${few} tavolini ${adjective(nation, true)}` : `${one} tavolino ${adjective(nation)}`;
  });
  return list(groups);
}

/** `il tavolino inglese`, `i tavolini inglese e italiano` */
export const tables = (all: readonly Nation[]): string => joined(all, "il", "i");
/** `al tavolino inglese`, `ai tavolini inglese e italiano` */
export const atTables = (all: readonly Nation[]): string => joined(all, "al", "ai");

/** `4 Italia, 2 Francia` */
export const paid = paidOf((nation) => nations[nation].name, "al bar");

export const cards = {
  guest,
  sex: sexWord,
  back: "Una carta coperta",
  number: (value: number) => startOf(the(value)),
  points: (value: number) => plural(value, { one: "# punto", other: "# punti" }),
  guests: (count: number) => plural(count, { one: "# ospite", other: "# ospiti" }),
  count: (count: number) => plural(count, { one: "# carta", other: "# carte" }),
  signed,
  paid,
  seat: (place: Place, all: readonly Nation[], sitting: Guest | undefined) => {
    const where = all.length ? atTables(all) : "senza tavolino";
    return `Posto ${place} ${where}, ${sitting ? guest(sitting) : "libero"}`;
  },
  seatOffer: (all: readonly Paid[]) =>
    all.length ? `può sedersi qui: ${paid(all)}` : "può aspettare qui la compagnia",
  seatWaits: "aspetta compagnia",
  seatPartner: "qui può sedersi la compagnia",
  seatLast: "ultimo posto occupato",
  table: (place: Place, nation: Nation, sitting: readonly Guest[]) =>
    `${nations[nation].name}, tavolino ${place}, ${sitting.length ? list(sitting.map(guest)) : "ancora nessuno"}`,
  inHand: (index: number, count: number) => `carta ${index} di ${count}`,
  fits: "va al posto scelto",
  playable: "si può giocare",
};
