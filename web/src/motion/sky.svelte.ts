/* Things on their way over the page: guests from hand to chair, points from table to player. */

import type { Guest } from "../wire/game";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Cargo =
  | { kind: "guest"; guest: Guest; face: number }
  | { kind: "points"; text: string; minus: boolean }
  | { kind: "number"; value: number; metal: "gold" | "silver" }
  | { kind: "back" };

export interface Flight {
  id: number;
  cargo: Cargo;
  from: Box;
  to: Box;
  ms: number;
  landed: () => void;
}

export class Sky {
  flights = $state.raw<Flight[]>([]);
  #next = 0;

  fly(cargo: Cargo, from: Box, to: Box, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const id = this.#next++;
      const landed = () => {
        this.flights = this.flights.filter((flight) => flight.id !== id);
        resolve();
      };
      this.flights = [...this.flights, { id, cargo, from, to, ms, landed }];
    });
  }

  /** Everything lands at once. */
  clear(): void {
    for (const flight of this.flights) flight.landed();
  }
}

/** Where something is on the page, by its anchor: `seat:c2`, `player:0`. */
export function boxOf(root: ParentNode | undefined, anchor: string): Box | null {
  const found = root?.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return width ? { x, y, width, height } : null;
}
