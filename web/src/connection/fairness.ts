/* Our part in the shuffle: a nonce, sent only once the house has given its promise (docs/fairness.md).
   What the house promised is kept here, so that the record can be checked against it. */

import type { GameRecord, Table } from "../wire/messages";

export interface KeptTable {
  promise: string;
  nonce?: string;
  commitment?: string;
}

const key = (id: string): string => `stammtisch.table.${id}`;
const INDEX = "stammtisch.tables";
const MOST = 40;

export function keptOf(id: string): KeptTable | null {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? "null") as KeptTable | null;
  } catch {
    return null;
  }
}

export function keep(id: string, some: Partial<KeptTable> & { promise: string }): void {
  try {
    const before = keptOf(id);
    // The first promise counts: a later one would be a broken one.
    localStorage.setItem(key(id), JSON.stringify({ ...some, ...before, commitment: before?.commitment ?? some.commitment }));
    forgetOldest(id);
  } catch {
    // Storage can be forbidden; the game goes on all the same.
  }
}

function forgetOldest(id: string): void {
  const known = (JSON.parse(localStorage.getItem(INDEX) ?? "[]") as string[]).filter((other) => other !== id);
  known.push(id);
  for (const old of known.splice(0, Math.max(0, known.length - MOST))) localStorage.removeItem(key(old));
  localStorage.setItem(INDEX, JSON.stringify(known));
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** A nonce for this table, made after its promise was read and kept with it. */
export function nonceFor({ id, promise }: Table): string {
  const nonce = keptOf(id)?.nonce ?? newNonce();
  keep(id, { promise, nonce });
  return nonce;
}

/** What a browser can say of a deal: `exchanged` where the record fits itself, but not what was promised here. */
export type Verdict = "fits" | "broken" | "exchanged" | "unable";

export async function checkDeal({ salt, deal, commitment }: GameRecord, kept: KeptTable | null): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return "unable";
  if ((await digest(`${salt}\n${canonical(deal)}`)) !== commitment) return "broken";
  const promised = kept === null || (kept.promise === (await digest(`stammtisch salt\n${salt}`)) && (kept.commitment ?? commitment) === commitment);
  return promised ? "fits" : "exchanged";
}

async function digest(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

/** JSON in one way only: keys in order, no blanks. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(",")}}`;
}
