import { startOf, type Who } from "../words";
import { plural, whose } from "./cards";

const PLAIN = { up: "aufsteigender", down: "absteigender" } as const;

export const duel = {
  rising: "Aufsteigend",
  falling: "Absteigend",
  pile: (who: Who, up: boolean, top: number) =>
    startOf(`${whose(who)} ${up ? PLAIN.up : PLAIN.down} Stapel, zeigt ${top}`),
  offerOwn: (card: number, gap: number) =>
    gap > 0 ? `die ${card} hier ablegen, Abstand ${gap}` : `die ${card} hier ablegen, zehn zurück`,
  offerGift: (card: number) => `die ${card} hierher verschenken`,
  gap: (gap: number) => `+${gap}`,
  tenBack: "zehn zurück",
  tenBackMark: (card: number) => `Mit der ${card} ginge es zehn zurück`,
  gift: "Geschenk",
  left: (count: number) => plural(count, { one: "noch # Karte abzulegen", other: "noch # Karten abzulegen" }),
  inPile: (count: number) => plural(count, { one: "# im Stapel", other: "# im Stapel" }),
  inHand: (count: number) => plural(count, { one: "# auf der Hand", other: "# auf der Hand" }),
  drawTwo: (count: number) => plural(count, { one: "Du ziehst # Karte nach.", other: "Du ziehst # Karten nach." }),
  drawSix: (count: number) =>
    plural(count, {
      one: "Du hast eine verschenkt: Du ziehst # Karte nach, auf sechs.",
      other: "Du hast eine verschenkt: Du ziehst # Karten nach, auf sechs.",
    }),
  drawNone: "Es gibt nichts mehr zu ziehen.",
  giftFree: "Eine Karte darf in diesem Zug nach drüben.",
  giftGone: "Das Geschenk dieses Zuges ist vergeben.",
  laid: (count: number) =>
    plural(count, { one: "# Karte in diesem Zug abgelegt", other: "# Karten in diesem Zug abgelegt" }),
  middle: "Die Mitte des Tisches",
  done: "Fertig",
  start: "Wähle eine Karte.",
  needMore: (count: number) => plural(count, { one: "Noch # Karte abzulegen", other: "Noch # Karten abzulegen" }),
  choosePile: "Wähle einen leuchtenden Stapel.",
  cardNowhere: "Diese Karte passt gerade auf keinen Stapel.",
  mayStop: "Leg noch mehr, oder hör hier auf.",
  fits: "passt auf den gewählten Stapel",
};
