import type { Guest, Nation, Place, Sex } from "../../wire/game";
import { listOf, paidOf, pluralOf, signedOf, type Paid } from "../words";
import { adjective, nations } from "./nations";

export const list = listOf("fr");
export const plural = pluralOf("fr");
export const signed = signedOf("fr");

const SEX = { f: "femme", m: "homme" } as const;

export const sexWord = (sex: Sex): string => SEX[sex];
/** `une femme`, `un homme` */
export const person = (sex: Sex): string => (sex === "f" ? "une femme" : "un homme");
/** `table de dames`, the sheet's word for a club. */
export const club = (sex: Sex): string => (sex === "f" ? "table de dames" : "table d'hommes");

/** `ITf` is `une Italienne`. */
export function guest(code: Guest): string {
  const [nation, sex] = [code.slice(0, 2), code.slice(2) as Sex];
  if (nation === "JK") return `un joker ${SEX[sex]}`;
  return nations[nation as Nation][sex === "f" ? "woman" : "man"];
}

export const table = (nation: Nation | undefined): string => (nation ? nations[nation].table : "cette table");

/** Tables with the article of the sentence: `les tables italienne et russe`, `les deux tables russes`. */
function joined(all: readonly Nation[], one: string, many: string): string {
  const kinds = [...new Set(all)];
  if (kinds.length === all.length && all.length > 1) return `${many} tables ${list(kinds.map(adjective))}`;
  const groups = kinds.map((nation) => {
    const count = all.filter((other) => other === nation).length;
    const few = count === 2 ? "deux" : "trois";
    return count > 1 ? `${many} ${few} tables ${adjective(nation)}s` : `${one} table ${adjective(nation)}`;
  });
  return list(groups);
}

/** `la table britannique`, `les tables britannique et italienne` */
export const tables = (all: readonly Nation[]): string => joined(all, "la", "les");
/** `à la table britannique`, `aux tables britannique et italienne` */
export const atTables = (all: readonly Nation[]): string => joined(all, "à la", "aux");

/** `4 Italie, 2 France` */
export const paid = paidOf((nation) => nations[nation].name, "au bar");

export const cards = {
  guest,
  sex: sexWord,
  back: "Une carte, face cachée",
  number: (value: number) => `Le ${value}`,
  points: (value: number) => plural(value, { one: "# point", other: "# points" }),
  guests: (count: number) => plural(count, { one: "# client", other: "# clients" }),
  count: (count: number) => plural(count, { one: "# carte", other: "# cartes" }),
  signed,
  paid,
  seat: (place: Place, all: readonly Nation[], sitting: Guest | undefined) => {
    const where = all.length ? atTables(all) : "sans table";
    return `Place ${place} ${where}, ${sitting ? guest(sitting) : "libre"}`;
  },
  seatOffer: (all: readonly Paid[]) =>
    all.length ? `peut s'asseoir ici : ${paid(all)}` : "peut attendre ici de la compagnie",
  seatWaits: "attend de la compagnie",
  seatPartner: "de la compagnie peut s'asseoir ici",
  seatLast: "dernière place prise",
  table: (place: Place, nation: Nation, sitting: readonly Guest[]) =>
    `${nations[nation].name}, table ${place}, ${sitting.length ? list(sitting.map(guest)) : "encore personne"}`,
  inHand: (index: number, count: number) => `carte ${index} sur ${count}`,
  fits: "va à la place choisie",
  playable: "jouable",
};
