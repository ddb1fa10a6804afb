/* The view of a seat, the same object as long as nothing in it is new: boards play what is new. */

import { viewOf, type Sight } from "../connection/sight";
import type { View } from "../wire/game";
import type { TurnClock } from "../wire/messages";

export function rememberView(): (sight: Sight, seat: number) => View | null {
  let last: { view: unknown; own: unknown; seat: number; made: View | null } | null = null;
  return (sight, seat) => {
    const own = sight.own[seat];
    if (last && last.view === sight.view && last.own === own && last.seat === seat) return last.made;
    last = { view: sight.view, own, seat, made: viewOf(sight, seat) };
    return last.made;
  };
}

const arrivals = new WeakMap<TurnClock, number>();

/** Milliseconds left of a turn: by the house's own time when its clock came, by ours since then. */
export function leftOn(clock: TurnClock, time: number = performance.now()): number | null {
  if (!clock.until) return null;
  const arrived = arrivals.get(clock) ?? time;
  arrivals.set(clock, arrived);
  return Date.parse(clock.until) - Date.parse(clock.now) - (time - arrived);
}
