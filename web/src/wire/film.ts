/* A film folded up again: a frame has only what is new in it. */

import type { GameEvent, View } from "./game";
import type { Frame } from "./messages";

interface Film {
  game: string;
  players: number;
  options: Record<string, unknown>;
  frames: readonly Frame[];
}

/** What a seat sees in a frame, as the boards take it. */
export function viewAt({ game, players, options, frames }: Film, frame: number, seat: number): View {
  const facts = { game, players, options, seat };
  const past = frames.slice(0, frame + 1);
  const view = Object.assign({}, ...past.map(({ view }) => view)) as object;
  const own = past.findLast(({ own }) => own[seat])?.own[seat];
  return { ...facts, ...view, ...own } as unknown as View;
}

/** What led to a frame. */
export const eventsAt = ({ frames }: Film, frame: number): GameEvent[] => (frames[frame]?.events ?? []) as GameEvent[];
