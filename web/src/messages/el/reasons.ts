import type { Guest, Nation } from "../../wire/game";
import { startOf, type Paid } from "../words";
import { guest, guestObject, list, paid, plural, tables } from "./cards";

const PILES = { "+": "αύξουσα", "-": "φθίνουσα" } as const;
const points = (count: number): string => plural(count, { one: "# πόντο", other: "# πόντους" });
const numbers = (count: number): string => plural(count, { one: "# αριθμό", other: "# αριθμούς" });

export const reasons = {
  all: (clauses: readonly string[]) => startOf(`${clauses.join("· ")}.`),
  wins: "έτσι κερδίζεται το παιχνίδι",
  earns: (earned: readonly Paid[]) => `φέρνει ${paid(earned)}`,
  turnEarns: (count: number) => `όλη η σειρά φέρνει ${points(count)}`,
  clears: (all: readonly Nation[]) => `${all.length > 1 ? "μαζεύονται" : "μαζεύεται"} ${tables("το", all)}`,
  onlySeat: (code: Guest) => `${guest(code)} δεν βρίσκει τώρα άλλη θέση`,
  partner: (code: Guest, count: number) => `αμέσως μετά έρχεται ${guest(code)} και φέρνει ${points(count)}`,
  opens: (codes: readonly Guest[]) => `ανοίγει θέση για ${list(codes.map(guestObject))}`,
  spares: (count: number) => plural(count, { one: "γλιτώνει # πόντο ποινής", other: "γλιτώνει # πόντους ποινής" }),
  leavesLess: (left: number, instead: number) => `αφήνει στον επόμενο περίπου ${points(left)} αντί για ${instead}`,
  noSeat: "κανείς από το χέρι δεν βρίσκει θέση",
  littleNow: (count: number) => `η καλύτερη θέση φέρνει τώρα μόνο ${points(count)}`,
  fullHand: "το χέρι είναι γεμάτο",
  noHome: (code: Guest) => `δεν υπάρχει τραπέζι για ${guestObject(code)}`,
  ahead: (count: number) => plural(count, { one: "το προβάδισμα είναι # πόντος", other: "το προβάδισμα είναι # πόντοι" }),
  stepBack: (pile: "+" | "-") => `η ${PILES[pile]} στοίβα πάει δέκα πίσω`,
  gap: (pile: "+" | "-", count: number) => `η ${PILES[pile]} στοίβα χάνει μόνο ${numbers(count)}`,
  smallestGap: (pile: "+" | "-", count: number) => `καμία κάρτα δεν κοστίζει λιγότερο: η ${PILES[pile]} στοίβα χάνει ${numbers(count)}`,
  readies: (card: number) => `μετά το ${card} μπορεί να πάει δέκα πίσω`,
  gift: (count: number) => `το δώρο δίνει πίσω ${numbers(count)} απέναντι`,
  giftDraws: (count: number, cards: number) => `το δώρο δίνει πίσω ${numbers(count)} απέναντι και φέρνει ${plural(cards, { one: "# κάρτα", other: "# κάρτες" })}`,
  nothingFits: "καμία άλλη κάρτα δεν ταιριάζει",
  nextGap: (count: number) => `άλλη μία κάρτα θα κόστιζε τουλάχιστον ${numbers(count)}`,
  unsaid: "Στα παιχνίδια που δοκιμάστηκαν αυτό βγήκε καλύτερο.",
};
