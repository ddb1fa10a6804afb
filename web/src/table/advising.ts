/* A hint in words. */

import { FLOORS, seatAt, tablesOf } from "../boards/cafe/floor";
import type { Messages } from "../messages/en";
import { isCafe, type CafeView, type Guest, type Nation, type Sex, type View } from "../wire/game";
import type { Hint } from "../wire/messages";

type Advice = Messages["advice"];

const LAYING = /^(\d+)([+-])(!?)$/;

/** `seat a woman from Italy at the Italian table` */
export const adviceOf = (view: View, { move }: Pick<Hint, "move">, words: Advice): string =>
  move === "end" ? words.end : isCafe(view) ? inCafe(view, move, words) : inDuel(move, words);

function inCafe(view: CafeView, move: string, words: Advice): string {
  const [verb = "", what = "", sex = ""] = move.split(" ");
  if (verb === "draw" || verb === "close") return words[verb];
  if (verb === "bar" || verb === "down") return words[verb](what as Guest);
  if (verb === "club") return words.club(sex as Sex, [view.tables[what]!]);
  const [guest = "", place = ""] = move.split("@");
  return words.seat(guest as Guest, nationsAt(view, place));
}

function nationsAt(view: CafeView, place: string): Nation[] {
  const seat = seatAt(FLOORS[view.game], place);
  return seat ? tablesOf(seat).flatMap((table) => view.tables[table] ?? []) : [];
}

function inDuel(move: string, words: Advice): string {
  const [, card, pile, gift] = LAYING.exec(move) ?? [];
  return (gift ? words.give : words.lay)(Number(card), pile as "+" | "-");
}
