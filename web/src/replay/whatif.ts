/* A table that goes on from a position, as somebody wishes it. Pure. */

import type { Film, NewTable, SeatWish } from "../wire/messages";

export interface WhatIf {
  /** Everybody at this screen; else the computer plays the other seats. */
  alone: boolean;
  seat: number;
  level: string;
}

export function whatIfTable(film: Film, id: string, move: number, names: readonly string[], { alone, seat, level }: WhatIf): NewTable {
  const other = (name: string): SeatWish => (alone ? { kind: "friend", name } : { kind: "bot", level });
  const seats = names.map((name, at): SeatWish => (at === seat ? { kind: "me" } : other(name)));
  return { game: film.game, seats, origin: { table: id, move } };
}

/** Moves that were made by a frame: the frame in which somebody gives up has none of its own. */
export const movesBy = (film: Film, frame: number): number => film.frames.slice(1, frame + 1).filter(({ move }) => move != null).length;

/** Whether the game could have gone on there. */
export const goesOn = (film: Film, frame: number): boolean => Object.keys(film.frames[frame]?.moves ?? {}).length > 0;
