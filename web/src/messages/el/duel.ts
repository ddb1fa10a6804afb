import { type Who } from "../words";
import { plural } from "./cards";

export const duel = {
  rising: "Αύξουσα",
  falling: "Φθίνουσα",
  pile: (who: Who, up: boolean, top: number) => {
    const pile = up ? "αύξουσα στοίβα" : "φθίνουσα στοίβα";
    return who.you ? `Η ${pile} σου, δείχνει ${top}` : `Η ${pile} απέναντι (${who.name}), δείχνει ${top}`;
  },
  offerOwn: (card: number, gap: number) =>
    gap > 0 ? `βάλε εδώ το ${card}, κενό ${gap}` : `βάλε εδώ το ${card}, δέκα πίσω`,
  offerGift: (card: number) => `χάρισε εδώ το ${card}`,
  gap: (gap: number) => `+${gap}`,
  tenBack: "δέκα πίσω",
  tenBackMark: (card: number) => `Το ${card} θα πήγαινε δέκα πίσω`,
  gift: "δώρο",
  left: (count: number) => plural(count, { one: "# κάρτα μένει", other: "# κάρτες μένουν" }),
  inPile: (count: number) => plural(count, { one: "# στη στοίβα", other: "# στη στοίβα" }),
  inHand: (count: number) => plural(count, { one: "# στο χέρι", other: "# στο χέρι" }),
  drawTwo: (count: number) => plural(count, { one: "Θα τραβήξεις # κάρτα.", other: "Θα τραβήξεις # κάρτες." }),
  drawSix: (count: number) =>
    plural(count, {
      one: "Χάρισες μία: θα τραβήξεις # κάρτα, ως τις έξι.",
      other: "Χάρισες μία: θα τραβήξεις # κάρτες, ως τις έξι.",
    }),
  drawNone: "Δεν έμεινε τίποτα να τραβήξεις.",
  giftFree: "Μία κάρτα σε αυτή τη σειρά μπορεί να πάει απέναντι.",
  giftGone: "Το δώρο αυτής της σειράς δόθηκε.",
  laid: (count: number) => plural(count, { one: "έβαλες # κάρτα σε αυτή τη σειρά", other: "έβαλες # κάρτες σε αυτή τη σειρά" }),
  middle: "Η μέση του τραπεζιού",
  done: "Έτοιμο",
  start: "Διάλεξε κάρτα.",
  needMore: (count: number) => plural(count, { one: "# κάρτα ακόμη", other: "# κάρτες ακόμη" }),
  choosePile: "Διάλεξε μια φωτισμένη στοίβα.",
  cardNowhere: "Αυτή η κάρτα δεν ταιριάζει τώρα σε καμία στοίβα.",
  mayStop: "Βάλε κι άλλη, ή σταμάτα εδώ.",
  fits: "ταιριάζει στη στοίβα που διάλεξες",
};
