/* The moves of a duel, by card and pile; and the figures that a pile shows. Nothing here knows a rule. */

import type { DuelView, LegalMove } from "../../wire/game";

export type Sign = "+" | "-";

export interface PileId {
  /** Whose pile it is. */
  player: number;
  sign: Sign;
}

export interface Landing {
  move: string;
  gift: boolean;
  /** How far the pile would move on; -10 for a step of ten back. Gifts move it the other way. */
  gap: number;
}

const MOVE = /^(\d+)([+-])(!?)$/;

export const laying = (card: number, pile: PileId, mover: number): string =>
  `${card}${pile.sign}${pile.player === mover ? "" : "!"}`;

export const topOf = (view: DuelView, pile: PileId): number =>
  view.piles[pile.player]?.[pile.sign === "+" ? "up" : "down"] ?? 0;

/** Positive means onward: up on a rising pile, down on a falling one. */
export const gapOf = (top: number, card: number, sign: Sign): number => (sign === "+" ? card - top : top - card);

export const tenBackOf = (top: number, sign: Sign): number => (sign === "+" ? top - 10 : top + 10);

/** Where along its way from 1 to 60 a pile stands, 0 to 1. */
export const alongOf = (card: number, sign: Sign): number => (sign === "+" ? card - 1 : 60 - card) / 59;

export function landings(view: DuelView, moves: readonly LegalMove[], pile: PileId): Map<number, Landing> {
  const found = new Map<number, Landing>();
  for (const { move } of moves) {
    const read = MOVE.exec(move);
    if (!read || read[2] !== pile.sign) continue;
    const gift = read[3] === "!";
    if (gift !== (pile.player !== view.to_move)) continue;
    const card = Number(read[1]);
    found.set(card, { move, gift, gap: gapOf(topOf(view, pile), card, pile.sign) });
  }
  return found;
}

/** Every card that may be laid somewhere. */
export const layable = (moves: readonly LegalMove[]): Set<number> =>
  new Set(moves.flatMap(({ move }) => (MOVE.test(move) ? [Number.parseInt(move, 10)] : [])));

export const FULL_HAND = 6;

/** How many cards will be drawn if the turn ended now: what the page tells, not what it decides. */
export function drawAtEnd(view: DuelView, seat: number): number {
  const [held, left] = [view.hand_sizes[seat] ?? 0, view.draw[seat] ?? 0];
  return Math.min(left, view.given ? Math.max(0, FULL_HAND - held) : 2);
}

/** So many pixels apart, two figures on one line don't touch. */
const ROOM = 17;
const LINES = 3;

/** How many numbers lie between two figures that don't touch, on a scale of this many pixels from 1 to 60. */
export const apartOn = (width: number): number => (width ? Math.ceil((ROOM * 59) / width) : 6);

/**
 * Marks along the way. One that stands too close to its neighbour moves a line down; where no line is free, the mark
 * has no figure: the hand shows it, too.
 */
export function staggered(held: readonly number[], apart: number): { value: number; line: number | null }[] {
  const last = Array.from({ length: LINES }, () => -apart);
  return [...held].sort((a, b) => a - b).map((value) => {
    const line = last.findIndex((before) => value - before >= apart);
    if (line >= 0) last[line] = value;
    return { value, line: line < 0 ? null : line };
  });
}
