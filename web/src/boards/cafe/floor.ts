/* The floor plans, drawn in text and read: T a table, o a seat, t and g the piles of tables and guests. */

import type { CafeGame, Place } from "../../wire/game";

const DRAWN: Record<CafeGame, string> = {
  "cafe-cards": `
    . o . o .
    o T o T o
    t o T o g
    o T o T o
    . o . o .`,
  "cafe-board": `
    . . . . o . . . .
    . . . o T o . . .
    . . o T o T o . .
    . o T o . o T o .
    o T o t . g o T o
    . o T o . o T o .
    . . o T o T o . .
    . . . o T o . . .
    . . . . o . . . .`,
};

export type Side = "up" | "left" | "right" | "down";

export interface Spot {
  place: Place;
  /** In cells from the upper left corner; the middle of the first cell is 0.5. */
  x: number;
  y: number;
}

export interface Seat extends Spot {
  /** Which of its sides have a table. */
  towards: Partial<Record<Side, Place>>;
}

export interface Floor {
  columns: number;
  rows: number;
  tables: Spot[];
  seats: Seat[];
  tablePile: Spot;
  guestPile: Spot;
}

const STEPS: Record<Side, readonly [number, number]> = {
  up: [0, -1],
  left: [-1, 0],
  right: [1, 0],
  down: [0, 1],
};

const placeAt = (column: number, row: number): Place => `${String.fromCharCode(97 + column)}${row + 1}`;

export function readFloor(drawn: string): Floor {
  const cells = drawn.trim().split("\n").map((line) => line.trim().split(/\s+/));
  const found = (sign: string): Spot[] =>
    cells.flatMap((row, y) =>
      row.flatMap((cell, x) => (cell === sign ? [{ place: placeAt(x, y), x: x + 0.5, y: y + 0.5 }] : [])),
    );
  const tables = found("T");
  const seats = found("o").map((spot) => ({ ...spot, towards: tablesAround(spot, tables) }));
  const [tablePile, guestPile] = [found("t")[0], found("g")[0]];
  if (!tablePile || !guestPile) throw new Error("a floor plan without its piles");
  return { columns: cells[0]?.length ?? 0, rows: cells.length, tables, seats, tablePile, guestPile };
}

function tablesAround(seat: Spot, tables: readonly Spot[]): Partial<Record<Side, Place>> {
  const sides = Object.entries(STEPS).flatMap(([side, [dx, dy]]) => {
    const table = tables.find(({ x, y }) => x === seat.x + dx && y === seat.y + dy);
    return table ? [[side, table.place]] : [];
  });
  return Object.fromEntries(sides);
}

export const FLOORS: Record<CafeGame, Floor> = {
  "cafe-cards": readFloor(DRAWN["cafe-cards"]),
  "cafe-board": readFloor(DRAWN["cafe-board"]),
};

export const tablesOf = (seat: Seat): Place[] => Object.values(seat.towards);

export const seatsOf = (floor: Floor, table: Place): Seat[] =>
  floor.seats.filter((seat) => tablesOf(seat).includes(table));

export const seatAt = (floor: Floor, place: Place): Seat | undefined =>
  floor.seats.find((seat) => seat.place === place);

/** A spot straight across the ring is nearer than one aslant, so that the way back is the way there. */
const ASLANT = 4;

/** The nearest spot on that side; what lies aslant counts as further away. */
export function neighbour<S extends Spot>(spots: readonly S[], from: Spot, side: Side): S | undefined {
  const [dx, dy] = STEPS[side];
  let best: S | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const far = along + ASLANT * aside;
    if (along > 0 && aside <= 2 * along && far < least) [best, least] = [spot, far];
  }
  return best;
}

/** The part of the floor that holds these spots, in cells. */
export function around(spots: readonly Spot[]): { x: number; y: number } | null {
  if (!spots.length) return null;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
