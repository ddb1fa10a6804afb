import type { Guest, Nation, Place, Sex } from "../../wire/game";
import { listOf, paidOf, pluralOf, signedOf, startOf, type Paid, type Who } from "../words";
import { nations } from "./nations";

export const list = listOf("el");
export const plural = pluralOf("el");
export const signed = signedOf("el");

const SEX = { f: "γυναίκα", m: "άνδρας" } as const;
const ONE = { f: "μια γυναίκα", m: "ένας άνδρας" } as const;
const SEXES = { f: "γυναίκες", m: "άνδρες" } as const;
const CLUBS = { f: "γυναικοπαρέα", m: "ανδροπαρέα" } as const;

export const sexWord = (sex: Sex): string => SEX[sex];
export const oneOf = (sex: Sex): string => ONE[sex];
export const sexesWord = (sex: Sex): string => SEXES[sex];
export const club = (sex: Sex): string => CLUBS[sex];

const split = (code: Guest): [Nation | "JK", Sex] => [code.slice(0, 2) as Nation | "JK", code.slice(2) as Sex];

/** `ITf` is `μια Ιταλίδα`. */
export function guest(code: Guest): string {
  const [nation, sex] = split(code);
  if (nation === "JK") return `ένας μπαλαντέρ (${SEX[sex]})`;
  return sex === "f" ? nations[nation].woman : nations[nation].man;
}

/** `GBm` is `έναν Βρετανό`. */
export function guestObject(code: Guest): string {
  const [nation, sex] = split(code);
  if (nation === "JK") return `έναν μπαλαντέρ (${SEX[sex]})`;
  return sex === "f" ? nations[nation].woman : nations[nation].manObject;
}

/** How a table stands in its sentence: `το βρετανικό τραπέζι`, `στο βρετανικό τραπέζι`. */
type Way = "το" | "στο";

const WAYS: Record<Way, { this: string; many: string }> = {
  το: { this: "αυτό το τραπέζι", many: "τα" },
  στο: { this: "σε αυτό το τραπέζι", many: "στα" },
};

/** `στο βρετανικό και στο ιταλικό τραπέζι`; two of one nation are `στα βρετανικά τραπέζια`. */
export function tables(way: Way, all: readonly (Nation | undefined)[]): string {
  const known = [...new Set(all.filter((nation) => nation !== undefined))];
  const [first] = known;
  if (!first) return WAYS[way].this;
  if (known.length === 1 && all.length > 1) return `${WAYS[way].many} ${nations[first].adjective.replace(/ό$/, "ά")} τραπέζια`;
  return `${list(known.map((nation) => `${way} ${nations[nation].adjective}`))} τραπέζι`;
}

/** `4 Ιταλία, 2 Γαλλία` */
export const paid = paidOf((nation) => nations[nation].name, "στο μπαρ");

/** `Βάζεις`, `Άννα βάζει`: names stand without an article, since nobody is asked for their gender. */
export const does = (who: Who, second: string, third: string): string =>
  who.you ? startOf(second) : `${who.name} ${third}`;

export const cards = {
  guest,
  sex: sexWord,
  back: "Μια κλειστή κάρτα",
  number: (value: number) => `Το ${value}`,
  points: (value: number) => plural(value, { one: "# πόντος", other: "# πόντοι" }),
  guests: (count: number) => plural(count, { one: "# επισκέπτης", other: "# επισκέπτες" }),
  count: (count: number) => plural(count, { one: "# κάρτα", other: "# κάρτες" }),
  signed,
  paid,
  seat: (place: Place, all: readonly Nation[], sitting: Guest | undefined) => {
    const where = all.length ? tables("στο", all) : "χωρίς τραπέζι";
    return `Θέση ${place} ${where}, ${sitting ? guest(sitting) : "ελεύθερη"}`;
  },
  seatOffer: (all: readonly Paid[]) =>
    all.length ? `μπορεί να καθίσει εδώ: ${paid(all)}` : "μπορεί να περιμένει εδώ παρέα",
  seatWaits: "περιμένει παρέα",
  seatPartner: "εδώ μπορεί να καθίσει η παρέα",
  seatLast: "κάθισε τελευταία",
  table: (place: Place, nation: Nation, sitting: readonly Guest[]) =>
    `${nations[nation].name}, τραπέζι ${place}, ${sitting.length ? list(sitting.map(guest)) : "κανείς ακόμη"}`,
  inHand: (index: number, count: number) => `κάρτα ${index} από ${count}`,
  fits: "ταιριάζει στη θέση που διάλεξες",
  playable: "παίζεται",
};
