/* Seats as people read them: names, who is here, who is played for. */

import type { Messages } from "../messages/en";
import type { Sight } from "../connection/sight";
import type { Player } from "../wire/game";
import type { Seat } from "../wire/messages";

type Levels = Messages["levels"];

const levelName = (level: string, levels: Levels): string => levels[level]?.name ?? level;

/** A name for every seat; bots are named for their level, and numbered where two are alike. */
export function namesOf(seats: readonly Seat[], levels: Levels): string[] {
  return seats.map((seat, index) => {
    if (seat.kind !== "bot") return seat.name ?? "";
    const alike = seats.slice(0, index).filter((other) => other.kind === "bot" && other.level === seat.level).length;
    const name = levelName(seat.level ?? "", levels);
    return alike ? `${name} ${alike + 1}` : name;
  });
}

export const isFree = (seat: Seat): boolean => seat.kind === "open" || seat.kind === "invited";

export const isPlayedFor = (seat: Seat): boolean => (seat.away ?? false) || (seat.resigned ?? false);

export const isHere = (seat: Seat, present: readonly string[]): boolean =>
  seat.kind === "bot" || (seat.person != null && present.includes(seat.person) && !isPlayedFor(seat));

export function playersOf(sight: Sight, levels: Levels, clock: { seat: number; left: number } | null): Player[] {
  const names = namesOf(sight.table.seats, levels);
  return sight.table.seats.map((seat, index) => ({
    name: names[index] ?? "",
    kind: seat.kind === "bot" ? "computer" : "person",
    present: isHere(seat, sight.present),
    clock: clock?.seat === index ? { left: clock.left, running: true } : null,
  }));
}
