/* How far somebody has come in the lessons of a game, kept in their browser. */

import type { Game } from "../wire/game";

export interface Progress {
  /** The lesson that is open, and what has been done in it. */
  at: string | null;
  moves: readonly string[];
  /** The lessons that have been done. */
  done: readonly string[];
}

export const NOTHING: Progress = { at: null, moves: [], done: [] };

const keyOf = (game: Game): string => `stammtisch.lessons.${game}`;

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string");

/** What was kept, as far as it can be read. */
export function readProgress(text: string | null): Progress {
  try {
    const { at, moves, done } = JSON.parse(text ?? "") as Partial<Progress>;
    if (typeof at === "string" && isTexts(moves) && isTexts(done)) return { at, moves, done };
  } catch {
    // Then one begins at the beginning.
  }
  return NOTHING;
}

export const withDone = (progress: Progress, lesson: string): Progress =>
  progress.done.includes(lesson) ? progress : { ...progress, done: [...progress.done, lesson] };

export function recall(game: Game): Progress {
  try {
    return readProgress(localStorage.getItem(keyOf(game)));
  } catch {
    return NOTHING; // Storage can be forbidden; one may learn all the same.
  }
}

export function remember(game: Game, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // Then it holds until the page is left.
  }
}
