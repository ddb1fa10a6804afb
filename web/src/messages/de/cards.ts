import type { Guest, Nation, Place, Sex } from "../../wire/game";
import { listOf, paidOf, pluralOf, signedOf, type Paid, type Who } from "../words";
import { nations } from "./nations";

export const list = listOf("de");
export const plural = pluralOf("de");
export const signed = signedOf("de");

const SEX = { f: "Dame", m: "Herr" } as const;
const ONE = { f: "eine Dame", m: "ein Herr" } as const;
const SEXES = { f: "Damen", m: "Herren" } as const;
const CLUBS = { f: "Damenrunde", m: "Herrenrunde" } as const;
const JOKERS = { f: "weiblich", m: "männlich" } as const;

export const oneOf = (sex: Sex): string => ONE[sex];
export const sexesWord = (sex: Sex): string => SEXES[sex];
export const club = (sex: Sex): string => CLUBS[sex];

const split = (code: Guest): [Nation | "JK", Sex] => [code.slice(0, 2) as Nation | "JK", code.slice(2) as Sex];

/** `ITf` is `eine Italienerin`. */
export function guest(code: Guest): string {
  const [nation, sex] = split(code);
  if (nation === "JK") return `ein ${JOKERS[sex]}er Joker`;
  return sex === "f" ? nations[nation].woman : nations[nation].man;
}

/** `GBm` is `einen Briten`. */
export function guestObject(code: Guest): string {
  const [nation, sex] = split(code);
  if (nation === "JK") return `einen ${JOKERS[sex]}en Joker`;
  return sex === "f" ? nations[nation].woman : nations[nation].manObject;
}

/** How a table stands in its sentence: `der britische Tisch`, `am britischen Tisch`, ... */
type Way = "der" | "am" | "an den" | "zum";

const WAYS: Record<Way, { ending: string; this: string; many: string; tables: string }> = {
  der: { ending: "e", this: "dieser Tisch", many: "die", tables: "Tische" },
  am: { ending: "en", this: "an diesem Tisch", many: "an den", tables: "Tischen" },
  "an den": { ending: "en", this: "an diesen Tisch", many: "an die", tables: "Tische" },
  zum: { ending: "en", this: "zu diesem Tisch", many: "zu den", tables: "Tischen" },
};

/** `am britischen und am italienischen Tisch`; two of one nation are `an den britischen Tischen`. */
export function tables(way: Way, all: readonly (Nation | undefined)[]): string {
  const { ending, this: one, many, tables: word } = WAYS[way];
  const known = [...new Set(all.filter((nation) => nation !== undefined))];
  const [first] = known;
  if (!first) return one;
  if (known.length === 1 && all.length > 1) return `${many} ${nations[first].adjective}en ${word}`;
  return `${list(known.map((nation) => `${way} ${nations[nation].adjective}${ending}`))} Tisch`;
}

/** `4 Italien, 2 Frankreich` */
export const paid = paidOf((nation) => nations[nation].name, "an der Bar");

/** `Annas`, `Max’` */
export const nameOf = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

/** `dein`, `Annas`; with an ending for `deine`, `deinen`. */
export const whose = (who: Who, ending = ""): string => (who.you ? `dein${ending}` : nameOf(who.name));

export const cards = {
  guest,
  sex: (sex: Sex): string => SEX[sex],
  back: "Eine verdeckte Karte",
  number: (value: number) => `Die ${value}`,
  points: (value: number) => plural(value, { one: "# Punkt", other: "# Punkte" }),
  guests: (count: number) => plural(count, { one: "# Gast", other: "# Gäste" }),
  count: (count: number) => plural(count, { one: "# Karte", other: "# Karten" }),
  signed,
  paid,
  seat: (place: Place, all: readonly Nation[], sitting: Guest | undefined) => {
    const where = all.length ? tables("am", all) : "ohne Tisch";
    return `Platz ${place} ${where}, ${sitting ? guest(sitting) : "frei"}`;
  },
  seatOffer: (all: readonly Paid[]) =>
    all.length ? `hier möglich: ${paid(all)}` : "kann hier auf Gesellschaft warten",
  seatWaits: "wartet auf Gesellschaft",
  seatPartner: "hier wäre Gesellschaft möglich",
  seatLast: "zuletzt gesetzt",
  table: (place: Place, nation: Nation, sitting: readonly Guest[]) =>
    `${nations[nation].name}, Tisch ${place}, ${sitting.length ? list(sitting.map(guest)) : "noch niemand da"}`,
  inHand: (index: number, count: number) => `Karte ${index} von ${count}`,
  fits: "passt auf den gewählten Platz",
  playable: "spielbar",
};
