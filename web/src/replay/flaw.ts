/* What exactly is wrong with a record: a sentence, and the facts below it. */

import type { Messages } from "../messages/en";
import { refuse } from "../table/refusing";
import type { Reason, View } from "../wire/game";
import type { Flaw } from "../wire/messages";

/** A word of ours, or something as it stands in a record. */
export interface Part {
  text: string;
  notation: boolean;
}

export interface Fact {
  label: string;
  parts: Part[];
}

export function sentenceOf({ kind, refused }: Flaw, words: Messages): string {
  if (kind !== "illegal") return words.flaws.said[kind];
  if (!refused) return "";
  const { view, move, place, player } = refused;
  const reason = refused.reason as Reason;
  const why = refuse(view as unknown as View, move, { reason, place }, words);
  return reason === "over" ? why : `${words.flaws.wouldHear(player)} ${why}`;
}

export function factsOf({ line, field, after, refused, found, wanted }: Flaw, { flaws }: Messages): Fact[] {
  const facts: [string, (string | number | null | undefined)[]][] = [
    [flaws.line, [line]], [flaws.move, [refused?.move]], [flaws.field, [field]], [flaws.after, [after]], [flaws.found, [found]], [flaws.wanted, wanted ?? []],
  ];
  return facts
    .map(([label, told]) => ({ label, parts: told.filter((one) => one !== null && one !== undefined).map((one) => partOf(String(one), flaws.kinds)) }))
    .filter(({ parts }) => parts.length);
}

const partOf = (told: string, kinds: Record<string, string>): Part =>
  Object.hasOwn(kinds, told) ? { text: kinds[told]!, notation: false } : { text: told, notation: true };
