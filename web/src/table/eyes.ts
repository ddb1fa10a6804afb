/* Through whose eyes the table is shown, where several sit at one screen. */

import type { Seat, Table } from "../wire/messages";
import { isPlayedFor } from "./seats";

export interface Eyes {
  /** -1 looks on: no hand is shown. */
  seat: number;
  /** Who must be alone with the screen before their hand is shown. */
  curtain: number | null;
}

/** At a what-if table everybody has seen the cards already. */
export const handsAreHidden = ({ options, origin }: Pick<Table, "options" | "origin">): boolean => options.open_hands !== true && !origin;

interface Situation {
  yours: readonly number[];
  seats: readonly Seat[];
  toMove: number | null;
  /** Who said last that they are at the screen. */
  looking: number | null;
  hidden: boolean;
}

export function eyesFor({ yours, seats, toMove, looking, hidden }: Situation): Eyes {
  const [first] = yours;
  if (first === undefined) return { seat: -1, curtain: null };
  const playing = yours.filter((seat) => !isPlayedFor(seats[seat]!));
  if (yours.length === 1 || playing.length < 2) return { seat: playing[0] ?? first, curtain: null };
  const wanted = toMove !== null && playing.includes(toMove) ? toMove : (looking ?? playing[0]!);
  if (!hidden) return { seat: wanted, curtain: null };
  return { seat: looking ?? -1, curtain: looking === wanted ? null : wanted };
}
