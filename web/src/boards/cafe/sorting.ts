/* The order of a hand. Copies of a guest are told apart by their number, so that cards keep their place. */

import { nationOf, sexOf, type Guest, type Sorting } from "../../wire/game";
import { best, type Offers } from "./offers";

export interface HandCard {
  id: string;
  guest: Guest;
  /** Which of two equal cards: it chooses the face. */
  copy: number;
}

export function numbered(hand: readonly Guest[]): HandCard[] {
  const seen = new Map<Guest, number>();
  return hand.map((guest) => {
    const copy = seen.get(guest) ?? 0;
    seen.set(guest, copy + 1);
    return { id: `${guest}#${copy}`, guest, copy };
  });
}

// Jokers first: they fit everywhere.
const nationKey = (guest: Guest): string => `${nationOf(guest) === "JK" ? "0" : "1"}${guest}`;

const KEYS: Record<Sorting, (guest: Guest, offers: Offers) => string> = {
  nation: (guest) => nationKey(guest),
  sex: (guest) => sexOf(guest) + nationKey(guest),
  playable: (guest, offers) => String(99 - best(offers, guest)).padStart(3, "0") + nationKey(guest),
};

export function sorted(hand: readonly Guest[], sorting: Sorting, offers: Offers): HandCard[] {
  const key = KEYS[sorting];
  return numbered(hand)
    .map((card) => ({ card, key: key(card.guest, offers) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.card.copy - b.card.copy))
    .map(({ card }) => card);
}

export const SORTINGS: readonly Sorting[] = ["nation", "sex", "playable"];

export const nextSorting = (sorting: Sorting): Sorting =>
  SORTINGS[(SORTINGS.indexOf(sorting) + 1) % SORTINGS.length]!;
