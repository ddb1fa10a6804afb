/* What the end page explains. The result itself comes from the rule book. */

import type { Game, GameEvent, Result, View } from "../wire/game";
import { isCafe } from "../wire/game";
import { FLOORS } from "../boards/cafe/floor";
import { shelves } from "../boards/cafe/stools";

export type Ending =
  | { why: "bar" | "tables" | "guests" }
  | { why: "closed" | "stuck" | "laid-all"; player: number };

/** Why a game is over, as far as its last view and events show it. */
export function endingOf(view: View, events: readonly GameEvent[], result: Result): Ending | null {
  const closed = events.find((event) => event.event === "closed");
  if (closed?.event === "closed") return { why: "closed", player: closed.player };
  if (!isCafe(view)) {
    const done = result.scores.indexOf(58);
    return done >= 0 ? { why: "laid-all", player: done } : { why: "stuck", player: view.to_move };
  }
  if (view.bar && view.bar.length === shelves(view.options.bar).flat().length) return { why: "bar" };
  if (Object.keys(view.tables).length < FLOORS[view.game].tables.length) return { why: "tables" };
  return view.guest_pile === 0 ? { why: "guests" } : null;
}

/** C9: what decides between players with the most points, if anything had to. Who gave up can't win, so they count only where all did. */
export function decidedBy(game: Game, result: Result, quitters: readonly number[] = []): "fewerMinus" | "stillEqual" | null {
  if (game !== "cafe-cards") return null;
  const stayed = result.scores.filter((_, player) => !quitters.includes(player));
  const scores = stayed.length ? stayed : result.scores;
  const best = Math.max(...scores);
  const level = scores.filter((score) => score === best).length;
  if (level < 2) return null;
  return result.winners.length === level ? "stillEqual" : "fewerMinus";
}
