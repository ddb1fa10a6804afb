/* A film folded up: the view of a frame, and what led to it. */

import type { Game, GameEvent, LegalMove, View } from "./game";
import type { Frame } from "./messages";

type Fields = Record<string, unknown>;

/** A film, or a table at which somebody practises: whatever has frames. */
interface Reel {
  game: string;
  players: number;
  options: Record<string, unknown>;
  frames: readonly Frame[];
}

/** The position of a frame through the eyes of a seat; "all" sees every hand, -1 nobody's. */
export function viewAt(film: Reel, frame: number, seat: number | "all"): View {
  const frames = film.frames.slice(0, frame + 1);
  const known: Fields = Object.assign({}, ...frames.map(({ view }) => view));
  const eyes = seat === "all" ? [...Array(film.players).keys()] : [seat];
  const own = eyes.map((eye) => frames.findLast((one) => one.own[eye])?.own[eye] ?? {});
  const { game, players, options } = film;
  const view = { game: game as Game, players, options, seat: seat === "all" ? -1 : seat };
  return { ...view, ...known, ...merged(own) } as unknown as View;
}

/** What led to a frame: the same array each time, so that a board plays it once. */
export const eventsAt = (film: Reel, frame: number): readonly GameEvent[] =>
  (film.frames[frame]?.events as readonly GameEvent[] | undefined) ?? NOTHING;

const NOTHING: readonly GameEvent[] = [];

/** The legal moves of a frame. */
export const movesAt = (film: Reel, frame: number): LegalMove[] =>
  Object.entries(film.frames[frame]?.moves ?? {}).map(([move, points]) => ({ move, points }));

/** What several seats know of the same fields: each knows its own place in a list. */
function merged(parts: readonly Fields[]): Fields {
  const all: Fields = {};
  for (const part of parts) for (const [name, value] of Object.entries(part)) all[name] = joined(all[name], value);
  return all;
}

const joined = (known: unknown, told: unknown): unknown =>
  Array.isArray(known) && Array.isArray(told) ? known.map((one, index) => one ?? told[index]) : told;
