/* The whole log of a table, told from its first word: what each sentence needs is found by walking along. */

import type { Sight } from "../connection/sight";
import type { DuelPiles, GameEvent, Nation, Place } from "../wire/game";
import { isTableEvent } from "../wire/happenings";
import type { Happening } from "../wire/messages";
import type { Entry } from "./telling";

type Tables = Record<Place, Nation>;
type Piles = readonly [DuelPiles, DuelPiles];

const START: DuelPiles = { up: 1, down: 60 };

/** The first tables: those that still lie there, unless the log says what lay there before. */
export function firstTables(log: Sight["log"], now: Tables): Tables {
  const first: Tables = {};
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.event !== "cleared") continue;
    event.tables.forEach((table, at) => (first[table] ??= event.nations[at] as Nation));
  }
  return { ...now, ...first };
}

/** Every event with what stood on the table when it happened. */
export function historyOf(log: Sight["log"], cafe: boolean, first: Tables): Entry[] {
  let tables = first;
  const piles = new PilesWalk();
  return log
    .flatMap(({ events }) => events)
    .map((event, id) => {
      const entry: Entry = { id, event: event as Entry["event"], tables, gap: piles.step(event), cafe };
      if (event.event === "table-laid") tables = { ...tables, [event.table]: event.nation as Nation };
      return entry;
    });
}

/** Follows the four piles of a duel, and back again when a move is taken back. */
class PilesWalk {
  #now: Piles = [START, START];
  #before: Piles[] = [];

  /** How far the card of this event moved its pile on. */
  step(event: Happening): number {
    if (event.event === "taken-back") this.#now = this.#before.pop() ?? this.#now;
    if (event.event === "turn-ended") this.#before = [];
    if (event.event !== "laid" && event.event !== "gave") return 0;
    const owner = event.event === "laid" ? event.player : 1 - event.player;
    const side = event.pile === "+" ? "up" : "down";
    const top = this.#now[owner]?.[side] ?? 0;
    this.#before.push(this.#now);
    this.#now = this.#now.map((own, at) => (at === owner ? { ...own, [side]: event.card } : own)) as unknown as Piles;
    return side === "up" ? event.card - top : top - event.card;
  }
}

/** The move that led here, in its notation; null where it was taken back. */
export function lastMoveIn(events: readonly GameEvent[]): string | null {
  const [first] = events;
  switch (first?.event) {
    case "seated":
      return `${first.guest}@${first.seat}`;
    case "went-to-bar":
      return `bar ${first.guest}`;
    case "laid":
      return `${first.card}${first.pile}`;
    case "gave":
      return `${first.card}${first.pile}!`;
    case "club-started":
      return `club ${first.table} ${first.sex}`;
    case "drawn":
      return "draw";
    default:
      return null;
  }
}

/** The events of the last move of the game in a log: what a reloaded page marks. */
export function lastEvents(log: Sight["log"]): GameEvent[] {
  for (const { events } of log.toReversed()) {
    const happened = events.filter((event) => !isTableEvent(event)) as GameEvent[];
    if (happened.some(({ event }) => event !== "turn-ended")) return happened;
  }
  return [];
}

/** What was done in the turn that goes on, or where it has just begun, in the one before: for who looked away. */
export function lastTurn(log: Sight["log"], cafe: boolean, first: Tables): Entry[] {
  const entries = historyOf(log, cafe, first).filter(({ event }) => !isTableEvent(event as Happening));
  const ends = entries.flatMap(({ event }, at) => (event.event === "turn-ended" ? [at] : []));
  const since = ends.at(-1) === entries.length - 1 ? ends.at(-2) : ends.at(-1);
  return entries.slice((since ?? -1) + 1);
}

export interface Line<Phrase extends string> {
  id: number;
  player: number;
  phrase: Phrase;
}

/** What was said at the table, as far as we know the phrase. */
export function talkIn<Phrase extends string>(log: Sight["log"], known: (phrase: string) => phrase is Phrase): Line<Phrase>[] {
  return log.flatMap(({ version, events }) =>
    events.flatMap((event) => (event.event === "said" && known(event.phrase) ? [{ id: version, player: event.player, phrase: event.phrase }] : [])),
  );
}
