/* A hint in words. */

import { FLOORS, seatAt, tablesOf } from "../boards/cafe/floor";
import type { Messages } from "../messages/en";
import type { CafeGame, Game, Guest, Nation, Place, Sex } from "../wire/game";
import type { Hint } from "../wire/messages";

type Advice = Messages["advice"];

/** What has to be known of a position to name its places. */
export interface Scene {
  game: Game;
  tables?: Record<Place, Nation>;
}

type Tables = Record<Place, Nation>;

const LAYING = /^(\d+)([+-])(!?)$/;

/** `seat a woman from Italy at the Italian table` */
export const adviceOf = ({ game, tables = {} }: Scene, { move }: Pick<Hint, "move">, words: Advice): string =>
  move === "end" ? words.end : game === "face-to-face" ? inDuel(move, words) : inCafe(game, tables, move, words);

function inCafe(game: CafeGame, tables: Tables, move: string, words: Advice): string {
  const [verb = "", what = "", sex = ""] = move.split(" ");
  if (verb === "draw" || verb === "close") return words[verb];
  if (verb === "bar" || verb === "down") return words[verb](what as Guest);
  if (verb === "club") return words.club(sex as Sex, [tables[what]!]);
  const [guest = "", place = ""] = move.split("@");
  return words.seat(guest as Guest, nationsAt(game, tables, place));
}

function nationsAt(game: CafeGame, tables: Tables, place: string): Nation[] {
  const seat = seatAt(FLOORS[game], place);
  return seat ? tablesOf(seat).flatMap((table) => tables[table] ?? []) : [];
}

function inDuel(move: string, words: Advice): string {
  const [, card, pile, gift] = LAYING.exec(move) ?? [];
  return (gift ? words.give : words.lay)(Number(card), pile as "+" | "-");
}
