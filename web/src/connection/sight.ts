/* What can be seen of a table: a snapshot, and the changes that came after it, one by one. Pure. */

import type { GameEvent, LegalMove, View } from "../wire/game";
import { gameEvents } from "../wire/happenings";
import type { Changed, Moves, Presence, Snapshot, Table, Told, TurnClock } from "../wire/messages";

type Fields = Record<string, unknown>;

export interface Sight {
  version: number;
  table: Table;
  yours: readonly number[];
  /** What everyone sees; null before the start. */
  view: Fields | null;
  /** What only the owner of a seat sees beyond that. */
  own: Readonly<Record<string, Fields>>;
  moves: readonly LegalMove[];
  undo: boolean;
  clock: TurnClock | null;
  log: readonly Told[];
  /** What led to this view. */
  events: readonly GameEvent[];
  present: readonly string[];
  watching: number;
  /** What makes a link to a free seat, for those who sit there. */
  invite: string | null;
}

const NONE: readonly LegalMove[] = [];

export const movesIn = (moves: Moves | null | undefined): readonly LegalMove[] =>
  moves ? Object.entries(moves).map(([move, points]) => ({ move, points })) : NONE;

/** A snapshot, with the log that we had before it. */
export function fromSnapshot(snapshot: Snapshot, before: Sight | null): Sight {
  const { snapshot: version, table, yours, present, watching } = snapshot;
  const first = snapshot.log[0]?.version ?? version + 1;
  const kept = before?.log.filter((told) => told.version < first) ?? [];
  return {
    version, table, yours, present, watching,
    view: snapshot.view ?? null,
    own: snapshot.own ?? {},
    moves: movesIn(snapshot.moves),
    undo: snapshot.undo ?? false,
    clock: snapshot.clock ?? null,
    log: [...kept, ...snapshot.log],
    events: [],
    invite: snapshot.invite ?? before?.invite ?? null,
  };
}

export type Fit = "next" | "known" | "gap";

/** Whether a change is the one that comes next. */
export function fitOf(sight: Sight, version: number): Fit {
  if (version === sight.version + 1) return "next";
  return version <= sight.version ? "known" : "gap";
}

/** The next version. What is not new keeps its identity, so that nothing is drawn again in vain. */
export function withChange(sight: Sight, change: Changed): Sight {
  const happened = gameEvents(change.events);
  const table = change.table ?? sight.table;
  return {
    ...sight,
    version: change.version,
    table,
    // The house knows which seats are ours, even while this page does not know yet who we are.
    yours: change.table ? (change.yours ?? []) : sight.yours,
    present: change.table ? withNewcomers(sight, table) : sight.present,
    view: change.view ? { ...sight.view, ...change.view } : sight.view,
    own: change.own ? { ...sight.own, ...change.own } : sight.own,
    moves: movesIn(change.moves),
    undo: change.undo ?? false,
    clock: change.clock ?? (table.status === "playing" ? sight.clock : null),
    log: [...sight.log, { version: change.version, at: change.at, events: change.events }],
    events: happened.length ? happened : sight.events,
    invite: change.invite ?? sight.invite,
  };
}

export const withPresence = (sight: Sight, { present, watching }: Presence): Sight => ({ ...sight, present, watching });

// Who sits down is here; presence is told only when somebody comes or goes.
function withNewcomers(before: Sight, { seats }: Table): readonly string[] {
  const known = new Set([...before.present, ...before.table.seats.map(({ person }) => person)]);
  const newcomers = seats.flatMap(({ person }) => (person && !known.has(person) ? [person] : []));
  return newcomers.length ? [...before.present, ...newcomers] : before.present;
}

/** The game through the eyes of a seat, or of nobody (-1), as the boards take it. */
export function viewOf({ table, view, own }: Pick<Sight, "table" | "view" | "own">, seat: number): View | null {
  if (!view) return null;
  const facts = { game: table.game, players: table.seats.length, options: table.options, seat };
  return { ...facts, ...view, ...own[seat] } as unknown as View;
}
