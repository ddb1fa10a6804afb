/* How large a picture is, and where its parts stand; in the units of the drawing. */

import { shelves } from "../../boards/cafe/stools";
import { isCafe, type View } from "../../wire/game";

export const WIDTH = 1200;
export const MARGIN = 40;
export const ROW = 96;
/** The width of the board. */
export const BOARD = WIDTH - 2 * MARGIN;
export const DUEL_HEIGHT = 720;
/** A stool of the bar, and the height of a shelf with stools on it. */
export const STOOL = 86;
export const SHELF = 120;
const TITLE = 90;
const GAP = 24;

export interface Measures {
  players: number;
  board: number;
  height: number;
}

export const barHeight = (view: View): number => (isCafe(view) && view.bar ? GAP + shelves(view.options.bar).length * SHELF : 0);

export function layout(view: View): Measures {
  const board = TITLE + view.players * ROW + GAP;
  return { players: TITLE, board, height: board + (isCafe(view) ? BOARD + barHeight(view) : DUEL_HEIGHT) + MARGIN };
}
