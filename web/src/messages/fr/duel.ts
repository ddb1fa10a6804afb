import type { Who } from "../words";
import { plural } from "./cards";

export const duel = {
  rising: "Monte",
  falling: "Descend",
  pile: (who: Who, up: boolean, top: number) => {
    const kind = up ? "montante" : "descendante";
    return who.you ? `Ta pile ${kind} montre ${top}` : `Pile ${kind} (${who.name}) : ${top}`;
  },
  offerOwn: (card: number, gap: number) =>
    gap > 0 ? `poser ici le ${card}, écart de ${gap}` : `poser ici le ${card}, retour de dix`,
  offerGift: (card: number) => `offrir ici le ${card}`,
  gap: (gap: number) => `+${gap}`,
  tenBack: "retour de 10",
  tenBackMark: (card: number) => `Le ${card} ferait un retour de dix`,
  gift: "cadeau",
  left: (count: number) => plural(count, { one: "# carte à poser", other: "# cartes à poser" }),
  inPile: (count: number) => plural(count, { one: "# à piocher", other: "# à piocher" }),
  inHand: (count: number) => plural(count, { one: "# en main", other: "# en main" }),
  drawTwo: (count: number) =>
    plural(count, { one: "Tu piocheras # carte.", other: "Tu piocheras # cartes." }),
  drawSix: (count: number) =>
    plural(count, {
      one: "Tu as fait un cadeau : tu piocheras # carte, pour en avoir jusqu'à six.",
      other: "Tu as fait un cadeau : tu piocheras # cartes, pour en avoir jusqu'à six.",
    }),
  drawNone: "La pioche est vide.",
  giftFree: "À ce tour, une carte peut aller en face.",
  giftGone: "Le cadeau de ce tour est déjà fait.",
  laid: (count: number) =>
    plural(count, { one: "# carte posée à ce tour", other: "# cartes posées à ce tour" }),
  middle: "Le milieu de la table",
  done: "Terminer",
  start: "Choisis une carte.",
  needMore: (count: number) => plural(count, { one: "Encore # carte à poser", other: "Encore # cartes à poser" }),
  choosePile: "Choisis une des piles éclairées.",
  cardNowhere: "Cette carte ne va sur aucune pile en ce moment.",
  mayStop: "Tu peux continuer, ou t'arrêter là.",
  fits: "va sur la pile choisie",
};
