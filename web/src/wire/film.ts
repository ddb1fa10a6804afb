/* A game frame by frame, as it is shown again. A frame has what is new in it: folding them up gives each view. Pure. */

import type { GameEvent, LegalMove, View } from "./game";
import type { Frame } from "./messages";

type Fields = Record<string, unknown>;

/** A film, or a table at which somebody practises: whatever has frames. */
interface Reel {
  game: string;
  players: number;
  options: Record<string, unknown>;
  frames: readonly Frame[];
}

/** What was seen of one position: by everyone, and by each seat beyond that. */
interface Folded {
  view: Fields;
  own: Readonly<Record<string, Fields>>;
}

// A film never changes, so each is folded up once.
const folded = new WeakMap<Reel, readonly Folded[]>();

function foldedOf(film: Reel): readonly Folded[] {
  const known = folded.get(film);
  if (known) return known;
  let last: Folded = { view: {}, own: {} };
  const all = film.frames.map(({ view, own }) => (last = { view: { ...last.view, ...view }, own: { ...last.own, ...own } }));
  folded.set(film, all);
  return all;
}

/** The game through the eyes of a seat, of nobody (-1), or with all cards open. */
export function viewAt(film: Reel, frame: number, seat: number | "all"): View {
  const { view, own } = foldedOf(film)[frame]!;
  const facts = { game: film.game, players: film.players, options: film.options };
  const seen = seat === "all" ? together(view, Object.values(own)) : own[seat];
  return { ...facts, seat: seat === "all" ? -1 : seat, ...view, ...seen } as unknown as View;
}

/** What led to a frame; always the same array for the same frame. */
export function eventsAt(film: Reel, frame: number): readonly GameEvent[] {
  return (film.frames[frame]?.events ?? NOTHING) as readonly GameEvent[];
}

const NOTHING: readonly GameEvent[] = [];

/** The legal moves of a frame. */
export const movesAt = (film: Reel, frame: number): LegalMove[] =>
  Object.entries(film.frames[frame]?.moves ?? {}).map(([move, points]) => ({ move, points }));

/** Lists by seat, such as hands, with everything that any seat knows. */
function together(view: Fields, owns: readonly Fields[]): Fields {
  const names = new Set(owns.flatMap((own) => Object.keys(own)));
  return Object.fromEntries([...names].map((name) => [name, owns.reduce((known, own) => filled(known, own[name]), view[name])]));
}

const filled = (known: unknown, more: unknown): unknown =>
  Array.isArray(known) && Array.isArray(more) ? known.map((one, at) => one ?? more[at] ?? null) : (more ?? known);
