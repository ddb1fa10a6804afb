/* What the picture of an example is given, and what it says to those who don't see it. */

import type { Complaint } from "../boards/complaint.svelte";
import { FLOORS, seatsOf } from "../boards/cafe/floor";
import type { Messages } from "../messages/en";
import type { Whos } from "../table/telling";
import { isCafe, type CafeView, type DuelView, type GameEvent, type Pace, type Result, type View } from "../wire/game";

/** People at the tables of the examples; whoever begins is the reader. */
export const NAMES = ["Anna", "Ben", "Chloé", "Dimitri", "Elena"];

export interface SceneProps<V extends View> {
  view: V;
  events: readonly GameEvent[];
  pace: Pace;
  /** Whose cards are shown: of who has just moved, or moves next. */
  holder: number;
  mover: number;
  lastMove: string | null;
  complaint: Complaint;
  who: Whos;
  /** The count, where the game is over. */
  result: Result | null;
  onbusy: (busy: boolean) => void;
}

/** The whole position in words. */
export const described = (view: View, words: Messages, who: Whos): string =>
  (isCafe(view) ? tablesOf(view, words) : pilesOf(view, words, who)).join("; ");

const tablesOf = (view: CafeView, words: Messages): string[] =>
  FLOORS[view.game].tables.flatMap(({ place }) => {
    const nation = view.tables[place];
    const sitting = seatsOf(FLOORS[view.game], place).flatMap((seat) => view.guests[seat.place] ?? []);
    return nation ? [words.cards.table(place, nation, sitting)] : [];
  });

const pilesOf = (view: DuelView, words: Messages, who: Whos): string[] =>
  view.piles.flatMap(({ up, down }, player) => [words.duel.pile(who(player), true, up), words.duel.pile(who(player), false, down)]);

/** Where on the board a refused move is answered; what points nowhere is answered below it. */
export function spotOf(view: View, move: string): string | null {
  if (!isCafe(view)) {
    const pile = /^\d+([+-])(!?)$/.exec(move);
    return pile && `${pile[2] ? 1 - view.to_move : view.to_move}${pile[1]}`;
  }
  if (move.startsWith("bar ")) return "bar";
  return move.split("@")[1] ?? null;
}
