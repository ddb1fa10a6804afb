/* What the person may do now, in one short sentence. */

import type { Messages } from "../../messages/en";
import type { CafeView, Guest, Sex } from "../../wire/game";
import { guestsFor, seatsFor, type Offers } from "./offers";

interface Now {
  view: CafeView;
  offers: Offers;
  card: Guest | null;
  place: string | null;
}

export function promptOf({ view, offers, card, place }: Now, words: Messages): string {
  const say = words.cafe;
  if (card && seatsFor(offers, card).size) return say.chooseSeat;
  if (card && offers.bar.has(card)) return say.onlyBar;
  if (card) return offers.down.has(card) ? say.onlyDown : say.cardNowhere;
  if (place && place !== "bar" && place !== "down") return guestsFor(offers, place).size ? say.chooseCard : say.seatNobody;
  if (place) return say.chooseCard;
  if (view.club) return say.clubOpen(view.tables[view.club.slice(0, 2)], view.club.slice(-1) as Sex);
  if (view.waiting) return say.waitingNow;
  if (offers.close) return say.mayClose;
  if (offers.end && offers.seats.size) return say.mayGoOn;
  if (!offers.seats.size && !offers.clubs.length) return onlyWay(offers, say);
  return offers.draw ? say.startDraw : say.start;
}

/** Nobody finds a seat: then there is one thing left to do, and choosing a card is not it. */
function onlyWay(offers: Offers, say: Messages["cafe"]): string {
  if (offers.end) return say.noSeatEnd;
  if (offers.draw) return say.noSeatDraw;
  if (offers.bar.size) return say.noSeatBar;
  return offers.down.size ? say.noSeatDown : say.start;
}
