/* The legal moves, sorted by what a person points at. Nothing here knows a rule. */

import type { Guest, LegalMove, Place, Points, Sex } from "../../wire/game";

export interface ClubOffer {
  move: string;
  table: Place;
  sex: Sex;
}

export interface Offers {
  /** What each guest would earn on each seat. */
  seats: Map<Place, Map<Guest, Points>>;
  bar: Map<Guest, number>;
  down: Set<Guest>;
  clubs: ClubOffer[];
  draw: boolean;
  end: boolean;
  close: boolean;
}

const SEATING = /^(\w\w[fm])@(\w\d)$/;
const CLUB = /^club (\w\d) ([fm])$/;

export const total = (points: Points): number => Object.values(points).reduce((sum, n) => sum + n, 0);

export const seating = (guest: Guest, seat: Place): string => `${guest}@${seat}`;

export function readOffers(moves: readonly LegalMove[]): Offers {
  const offers: Offers = {
    seats: new Map(), bar: new Map(), down: new Set(), clubs: [], draw: false, end: false, close: false,
  };
  for (const offer of moves) sortIn(offers, offer);
  return offers;
}

function sortIn(offers: Offers, { move, points }: LegalMove): void {
  const seated = SEATING.exec(move);
  const club = CLUB.exec(move);
  if (seated) {
    const [guest, seat] = [seated[1] as Guest, seated[2]!];
    offers.seats.set(seat, (offers.seats.get(seat) ?? new Map<Guest, Points>()).set(guest, points));
  } else if (club) offers.clubs.push({ move, table: club[1]!, sex: club[2] as Sex });
  else if (move.startsWith("bar ")) offers.bar.set(move.slice(4) as Guest, total(points));
  else if (move.startsWith("down ")) offers.down.add(move.slice(5) as Guest);
  else if (move === "draw" || move === "end" || move === "close") offers[move] = true;
}

/** The seats a guest may take, with what each pays. */
export function seatsFor(offers: Offers, guest: Guest): Map<Place, Points> {
  const found = new Map<Place, Points>();
  for (const [seat, guests] of offers.seats) {
    const points = guests.get(guest);
    if (points) found.set(seat, points);
  }
  return found;
}

export const guestsFor = (offers: Offers, seat: Place): Set<Guest> => new Set(offers.seats.get(seat)?.keys());

/** Every guest that may do anything but be laid face down. */
export function playable(offers: Offers): Set<Guest> {
  const guests = new Set<Guest>();
  for (const found of offers.seats.values()) for (const guest of found.keys()) guests.add(guest);
  return guests;
}

/** The most a guest can earn now; nothing where it finds no seat. */
export function best(offers: Offers, guest: Guest): number {
  const totals = [...seatsFor(offers, guest).values()].map(total);
  return totals.length ? Math.max(...totals) : -1;
}

/** The card and the place that a move speaks of; nothing for `end`, `draw` and such. */
export function hintOf(move: string): { guest: Guest; place: Place | "bar" | "down" } | null {
  const seated = SEATING.exec(move);
  if (seated) return { guest: seated[1] as Guest, place: seated[2]! };
  const aside = /^(bar|down) (\w\w[fm])$/.exec(move);
  return aside ? { guest: aside[2] as Guest, place: aside[1]! } : null;
}
