/* A refusal in words: the reason comes from the rule book, the sentence from here. */

import { FLOORS, seatAt, seatsOf, tablesOf } from "../boards/cafe/floor";
import type { Messages } from "../messages/en";
import { isCafe, sexOf, type CafeView, type DuelView, type Guest, type Refusal, type Sex, type View } from "../wire/game";

interface Case {
  move: string;
  refusal: Refusal;
  words: Messages["refusals"];
}

export function refuse(view: View, move: string, refusal: Refusal, words: Messages): string {
  const given: Case = { move, refusal, words: words.refusals };
  if (refusal.reason === "over") return words.refusals.over;
  return isCafe(view) ? inCafe(view, given) : inDuel(view, given);
}

const guestIn = (move: string): Guest => (move.split("@")[0] ?? "").split(" ").at(-1) as Guest;
const seatIn = (move: string): string => move.split("@")[1] ?? "";

function inCafe(view: CafeView, given: Case): string {
  const { move, refusal, words } = given;
  const sitting = view.guests[seatIn(move)];
  switch (refusal.reason) {
    case "occupied":
      return sitting ? words.occupied(sitting) : words.nowhere;
    case "nation":
      return words.nation(guestIn(move), nationsAt(view, seatIn(move)));
    case "balance":
      return unbalanced(view, given);
    case "alone":
      return words.alone;
    case "partner":
      return partner(view, given);
    case "not-in-hand":
      return words.notInHand(guestIn(move));
    case "hand-full":
      return words.handFull;
    case "joker-bar":
      return words.jokerBar;
    case "not-now":
      return notNow(view, given);
    default:
      return words.nowhere;
  }
}

function nationsAt(view: CafeView, place: string) {
  const seat = seatAt(FLOORS[view.game], place);
  return seat ? tablesOf(seat).flatMap((table) => view.tables[table] ?? []) : [];
}

function unbalanced(view: CafeView, { move, refusal, words }: Case): string {
  const table = refusal.place ?? "";
  const nation = view.tables[table];
  if (move.startsWith("club")) return words.clubOther(nation, move.slice(-1) as Sex);
  const sex = sexOf(guestIn(move));
  if (view.club) return words.clubOnly(view.club.slice(-1) as Sex);
  const sitting = seatsOf(FLOORS[view.game], table).flatMap(({ place }) => view.guests[place] ?? []);
  const same = sitting.filter((guest) => sexOf(guest) === sex).length;
  if (same >= 2) return words.twoAlready(nation, sex);
  return same === 1 ? words.oneAlready(nation, sex) : words.unbalanced(nation);
}

function partner(view: CafeView, { move, words }: Case): string {
  const waiting = view.waiting && view.guests[view.waiting];
  if (waiting) return words.partnerFirst(waiting);
  return move.startsWith("club") || view.club ? words.noClub : words.noPartner;
}

function notNow(view: CafeView, { move, words }: Case): string {
  const verb = move.split(" ")[0] ?? "";
  if (view.club) return words.notNow.clubFirst;
  if (verb === "draw" && view.placed) return words.notNow.drawLater;
  if (verb === "end" || verb === "draw" || verb === "close") return words.notNow[verb];
  if (verb === "down" || verb === "bar" || verb === "club") return words.notNow[verb];
  return words.notNow.seat;
}

function inDuel(view: DuelView, { move, refusal, words }: Case): string {
  const card = Number.parseInt(move, 10);
  const sign = move.includes("+") ? "+" : "-";
  const owner = move.endsWith("!") ? 1 - view.to_move : view.to_move;
  const top = view.piles[owner]?.[sign === "+" ? "up" : "down"] ?? 0;
  switch (refusal.reason) {
    case "direction":
      return words.direction(card, sign, top);
    case "helps-not":
      return top === 1 || top === 60 ? words.helpsNothing : words.helpsNot(card, sign, top);
    case "one-gift":
      return words.oneGift;
    case "two-cards":
      if (move !== "end") return words.noSecond(card);
      return view.laid < 2 ? words.endTooSoon(2 - view.laid) : words.ownPileToo;
    case "not-in-hand":
      return words.numberNotInHand(card);
    default:
      return words.nowhere;
  }
}
