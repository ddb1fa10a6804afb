/* The view of a seat, the same object as long as nothing in it is new: boards play what is new. */

import { viewOf, type Sight } from "../connection/sight";
import type { View } from "../wire/game";

export function rememberView(): (sight: Sight, seat: number) => View | null {
  let last: { view: unknown; own: unknown; seat: number; made: View | null } | null = null;
  return (sight, seat) => {
    const own = sight.own[seat];
    if (last && last.view === sight.view && last.own === own && last.seat === seat) return last.made;
    last = { view: sight.view, own, seat, made: viewOf(sight, seat) };
    return last.made;
  };
}

/** Milliseconds left of a turn when its clock came, counted by the house's own time. */
export const leftOn = ({ until, now }: { until?: string | null; now: string }): number | null =>
  until ? Date.parse(until) - Date.parse(now) : null;
