import type { Guest, Nation, Place, Sex } from "../../wire/game";
import { listOf, paidOf, pluralOf, signedOf, type Paid } from "../words";
import { nations } from "./nations";

export const list = listOf("en-GB");
export const either = listOf("en-GB", "disjunction");
export const plural = pluralOf("en");
export const signed = signedOf("en");

const SEX = { f: "woman", m: "man" } as const;
const SEXES = { f: "women", m: "men" } as const;

export const sexWord = (sex: Sex): string => SEX[sex];
export const sexesWord = (sex: Sex): string => SEXES[sex];

/** `ITf` is a woman from Italy. */
export function guest(code: Guest): string {
  const [nation, sex] = [code.slice(0, 2), code.slice(2) as Sex];
  return nation === "JK" ? `a joker (${SEX[sex]})` : `a ${SEX[sex]} from ${nations[nation as Nation].from}`;
}

export const table = (nation: Nation | undefined): string =>
  nation ? nations[nation].table : "that table";

/** `the British and Italian tables` */
export function tables(all: readonly Nation[]): string {
  if (all.length === 1) return table(all[0]);
  const adjectives = [...new Set(all)].map((nation) => nations[nation].table.replace(/^the (.*) table$/, "$1"));
  return `the ${list(adjectives)} tables`;
}

/** `4 Italy, 2 France` */
export const paid = paidOf((nation) => nations[nation].name, "at the bar");

export const cards = {
  guest,
  sex: sexWord,
  back: "A card, face down",
  number: (value: number) => `The ${value}`,
  points: (value: number) => plural(value, { one: "# point", other: "# points" }),
  guests: (count: number) => plural(count, { one: "# guest", other: "# guests" }),
  count: (count: number) => plural(count, { one: "# card", other: "# cards" }),
  signed,
  paid,
  seat: (place: Place, all: readonly Nation[], sitting: Guest | undefined) => {
    const where = all.length ? `at ${tables(all)}` : "at a place without a table";
    return `Seat ${place} ${where}, ${sitting ? guest(sitting) : "free"}`;
  },
  seatOffer: (all: readonly Paid[]) =>
    all.length ? `may sit here: ${paid(all)}` : "may wait here for a partner",
  seatWaits: "waits for a partner",
  seatPartner: "a partner may sit here",
  seatLast: "seated last",
  table: (place: Place, nation: Nation, sitting: readonly Guest[]) =>
    `${nations[nation].name}, table ${place}, ${sitting.length ? list(sitting.map(guest)) : "nobody there yet"}`,
  inHand: (index: number, count: number) => `card ${index} of ${count}`,
  fits: "fits the chosen seat",
  playable: "can be played",
};
