import { startOf, type Who } from "../words";
import { plural, the } from "./cards";

export const duel = {
  rising: "Sale",
  falling: "Scende",
  pile: (who: Who, up: boolean, top: number) => {
    const kind = up ? "crescente" : "decrescente";
    return `${who.you ? `La tua pila ${kind}` : `Pila ${kind} di ${who.name}`}, mostra ${top}`;
  },
  offerOwn: (card: number, gap: number) =>
    gap > 0 ? `posa qui ${the(card)}, scarto di ${gap}` : `posa qui ${the(card)}, dieci indietro`,
  offerGift: (card: number) => `regala qui ${the(card)}`,
  gap: (gap: number) => `+${gap}`,
  tenBack: "10 indietro",
  tenBackMark: (card: number) => `${startOf(the(card))} farebbe un passo indietro di dieci`,
  gift: "regalo",
  left: (count: number) => plural(count, { one: "# carta da posare", other: "# carte da posare" }),
  inPile: (count: number) => plural(count, { one: "# da pescare", other: "# da pescare" }),
  inHand: (count: number) => plural(count, { one: "# in mano", other: "# in mano" }),
  drawTwo: (count: number) => plural(count, { one: "Pescherai # carta.", other: "Pescherai # carte." }),
  drawSix: (count: number) =>
    plural(count, {
      one: "Hai fatto un regalo: pescherai # carta, fino ad averne sei.",
      other: "Hai fatto un regalo: pescherai # carte, fino ad averne sei.",
    }),
  drawNone: "Non c'è più niente da pescare.",
  giftFree: "In questo turno una carta può andare di fronte.",
  giftGone: "Il regalo di questo turno è già fatto.",
  laid: (count: number) =>
    plural(count, { one: "# carta posata in questo turno", other: "# carte posate in questo turno" }),
  middle: "Il centro del tavolo",
  done: "Fatto",
  start: "Scegli una carta.",
  needMore: (count: number) => plural(count, { one: "Ancora # carta da posare", other: "Ancora # carte da posare" }),
  choosePile: "Scegli una delle pile illuminate.",
  cardNowhere: "Ora questa carta non va su nessuna pila.",
  mayStop: "Puoi continuare, o fermarti.",
  fits: "va sulla pila scelta",
};
