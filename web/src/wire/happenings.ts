/* What happens at a table besides the game, and how to tell the two apart. */

import type { GameEvent } from "./game";
import type { Happening } from "./messages";

const BESIDES = [
  "joined", "left", "got-ready", "started", "went-away", "came-back", "resigned", "said", "rematch-set", "table-closed",
] as const;

export type TableEvent = Extract<Happening, { event: (typeof BESIDES)[number] }>;

export const isTableEvent = (event: { event: string }): event is TableEvent =>
  (BESIDES as readonly string[]).includes(event.event);

/** The events of the game alone: those that a board plays. */
export const gameEvents = (events: readonly Happening[]): GameEvent[] =>
  events.filter((event) => !isTableEvent(event)) as GameEvent[];
