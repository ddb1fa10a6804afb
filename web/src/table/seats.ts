/* Seats as people read them: names, who is here, who is played for. */

import type { Messages } from "../messages/en";
import { apart } from "../messages/words";
import type { Sight } from "../connection/sight";
import type { Player } from "../wire/game";
import type { Seat, Table } from "../wire/messages";

type Levels = Messages["levels"];

const levelName = (level: string, levels: Levels): string => levels[level]?.name ?? level;

/** A name for every seat; bots are named for their level. */
export const namesOf = (seats: readonly Seat[], levels: Levels): string[] =>
  numbered(seats.map((seat) => (seat.kind === "bot" ? levelName(seat.level ?? "", levels) : (seat.name ?? ""))));

/** The names of a record as they are, in which a bot is called by the code of its level. */
export const plainNamesIn = (players: readonly string[], levels: Levels): string[] => players.map((name) => levelName(name, levels));

/** The same, to be read. */
export const namesIn = (players: readonly string[], levels: Levels): string[] => numbered(plainNamesIn(players, levels));

/** A game by its players. */
export const versus = (names: readonly string[]): string => names.join(" – ");

/** Who has a name that is taken gets a number. */
function numbered(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const alike = name ? names.slice(0, index).filter((other) => other === name).length : 0;
    return apart(alike ? `${name} ${alike + 1}` : name);
  });
}

export const isFree = (seat: Seat): boolean => seat.kind === "open" || seat.kind === "invited";

/** Where scores of a table count: nowhere if something is tried out; beside a friend, whom the house doesn't know, not for strengths. */
export const countsFor = ({ origin, seats }: Pick<Table, "origin" | "seats">): "nothing" | "lists" | "lists and strengths" =>
  origin ? "nothing" : seats.some(({ kind }) => kind === "friend") ? "lists" : "lists and strengths";

export const isPlayedFor = (seat: Seat): boolean => (seat.away ?? false) || (seat.resigned ?? false);

/** Said to somebody for whom the house plays. */
export const whyPlayedFor = ({ gaveUp, name }: Player, words: Messages): string =>
  gaveUp ? words.table.youGaveUp : words.room.playedFor({ name, you: true });

export const isHere = (seat: Seat, present: readonly string[]): boolean =>
  seat.kind === "bot" || (seat.person != null && present.includes(seat.person) && !isPlayedFor(seat));

export function playersOf(sight: Sight, levels: Levels, clock: { seat: number; left: number } | null): Player[] {
  const names = namesOf(sight.table.seats, levels);
  return sight.table.seats.map((seat, index) => ({
    name: names[index] ?? "",
    kind: seat.kind === "bot" ? "computer" : "person",
    present: isHere(seat, sight.present),
    gaveUp: seat.resigned ?? false,
    playedFor: isPlayedFor(seat),
    clock: clock?.seat === index ? { left: clock.left, running: true } : null,
    timed: sight.table.limit != null,
  }));
}
