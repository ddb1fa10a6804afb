/* What a message may be told, so that every language can build its own sentence. */

import type { Nation, Place } from "../wire/game";

export interface Who {
  name: string;
  /** The reader themself. */
  you: boolean;
}

// Hebrew, Arabic and the like, and the mark that turns direction.
const LEFTWARD = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name to stand in a line: one that is written from right to left would turn the figures and names beside it around. */
export const apart = (name: string): string => (LEFTWARD.test(name) ? `\u2068${name}\u2069` : name);

/** What one table paid; the bar has no nation. */
export interface Paid {
  place: Place;
  nation: Nation | null;
  points: number;
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses by the plural rules of a language; `#` stands for the number. */
export function pluralOf(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const figures = new Intl.NumberFormat(language);
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replace("#", figures.format(count));
}

/** `one, two and three` in the way of a language. */
export function listOf(language: string, type: "conjunction" | "disjunction" = "conjunction") {
  const format = new Intl.ListFormat(language, { style: "long", type });
  return (parts: readonly string[]): string => format.format(parts);
}

/** `4 Italy, 2 France`, each figure on one line with its nation; a table that nobody here remembers pays without a name. */
export function paidOf(nameOf: (nation: Nation) => string, bar: string): (all: readonly Paid[]) => string {
  const from = ({ place, nation }: Paid): string => (nation ? `\u00a0${nameOf(nation)}` : place === "bar" ? `\u00a0${bar}` : "");
  return (all) => all.map((paid) => `${paid.points}${from(paid)}`).join(", ");
}

/** A number with its sign: +4, −6 (a true minus). */
export function signedOf(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, { signDisplay: "exceptZero" });
  return (value) => format.format(value).replace("-", "\u2212");
}

/** A share as `54 %`, in the way of a language. */
export function percentOf(language: string): (share: number) => string {
  const format = new Intl.NumberFormat(language, { style: "percent" });
  return (share) => format.format(share).replace("-", "\u2212");
}

/** `3.2`, with the decimal sign of a language. */
export function decimalOf(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (value) => format.format(value).replace("-", "\u2212");
}

/** `+0.3`, `−3.1`: how much more or less than something else. */
export function besideOf(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (value) => format.format(value).replace("-", "\u2212");
}

/** With a capital. Not by the browser's language: Greek rules for capitals would drop the accent of `ένας`. */
export const startOf = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
