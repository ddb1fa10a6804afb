import type { Who } from "../words";
import { plural } from "./cards";

const whose = (who: Who): string => (who.you ? "Your" : `${who.name}'s`);

export const duel = {
  rising: "Rising",
  falling: "Falling",
  pile: (who: Who, up: boolean, top: number) => `${whose(who)} ${up ? "rising" : "falling"} pile, shows ${top}`,
  offerOwn: (card: number, gap: number) =>
    gap > 0 ? `lay the ${card} here, a gap of ${gap}` : `lay the ${card} here, a step of ten back`,
  offerGift: (card: number) => `give the ${card} here`,
  gap: (gap: number) => `+${gap}`,
  tenBack: "ten back",
  tenBackMark: (card: number) => `The ${card} would be a step of ten back`,
  gift: "a gift",
  left: (count: number) => plural(count, { one: "# card to lay", other: "# cards to lay" }),
  inPile: (count: number) => plural(count, { one: "# to draw", other: "# to draw" }),
  inHand: (count: number) => plural(count, { one: "# in hand", other: "# in hand" }),
  drawTwo: (count: number) =>
    plural(count, { "one": "You will draw # card.", "other": "You will draw # cards." }),
  drawSix: (count: number) => plural(count, { one: "You gave one: you will draw # card, up to six.", other: "You gave one: you will draw # cards, up to six." }),
  drawNone: "Nothing is left to draw.",
  giftFree: "One card this turn may go across the table.",
  giftGone: "The gift of this turn has been given.",
  laid: (count: number) => plural(count, { one: "# card laid this turn", other: "# cards laid this turn" }),
  middle: "The middle of the table",
  done: "Done",
  start: "Choose a card.",
  needMore: (count: number) => plural(count, { one: "# more card to lay", other: "# more cards to lay" }),
  choosePile: "Choose one of the lit piles.",
  cardNowhere: "This card fits on no pile now.",
  mayStop: "You may lay more, or stop.",
  fits: "fits the chosen pile",
};
