/* What every board is given. A board knows no rules: it draws a view, offers its legal moves, and asks why not. */

import type { Snippet } from "svelte";
import type { BoardSettings, GameEvent, LegalMove, Player, Refusal, Sorting, View } from "../wire/game";

export interface BoardProps<V extends View> {
  view: V;
  /** The legal moves of the player to move; empty unless that is us. */
  moves: readonly LegalMove[];
  /** Through whose eyes; -1 looks on. */
  seat: number;
  players: readonly Player[];
  /** The last move in its notation: `DEf@c2`. */
  lastMove: string | null;
  /** What led to this view; a new array with each change. */
  events: readonly GameEvent[];
  settings: BoardSettings;
  /** A move that was asked for as a hint; it is pointed at, not made. */
  hint?: string | null;
  /** A game that is only shown: nobody is "you", and nothing can be done. */
  still?: boolean;
  /** What led to this view, in words; a board that follows a game knows it by itself. */
  said?: string;
  /** The last turn in words, for the folded log. */
  lately?: string;
  onplay: (move: string) => void;
  onwhy: (move: string) => Promise<Refusal>;
  onsort?: (sorting: Sorting) => void;
  onundo?: () => void;
  onhelp?: () => void;
  /** The log and the talk, at the right or in the drawer. */
  aside?: Snippet;
  /** A ribbon: where the log is folded away, it lies over its line. */
  ribbon?: Snippet;
  /** Undo, hint and such, beside the main button. */
  tools?: Snippet;
}
