import type { Guest, Nation, Place, Sex } from "../../wire/game";
import { startOf, type Paid, type Who } from "../words";
import { club, does, guestObject, list, paid, plural, signed, tables } from "./cards";

const PILES = { "+": "αύξουσα", "-": "φθίνουσα" } as const;
/* The article keeps its ν before a vowel only. */
const ON = { "+": "στην αύξουσα", "-": "στη φθίνουσα" } as const;

export const events = {
  seated: (who: Who, code: Guest, _seat: Place, earned: readonly Paid[], waits: boolean) => {
    const seats = `${does(who, "βάζεις", "βάζει")} ${guestObject(code)}`;
    if (waits) return `${seats}, που περιμένει παρέα.`;
    return earned.length ? `${seats}: ${paid(earned)}.` : `${seats}.`;
  },
  clubStarted: (who: Who, nation: Nation | undefined, sex: Sex) =>
    `${does(who, "φτιάχνεις", "φτιάχνει")} ${club(sex)} ${tables("στο", [nation])}.`,
  laidDown: (who: Who) => `${does(who, "αφήνεις", "αφήνει")} μια κλειστή κάρτα.`,
  wentToBar: (who: Who, code: Guest, points: number) =>
    `${does(who, "στέλνεις", "στέλνει")} ${guestObject(code)} στο μπαρ: ${signed(points)}.`,
  laid: (who: Who, card: number, pile: "+" | "-", gap: number) => {
    const how = gap > 0 ? `κενό ${gap}` : "δέκα πίσω";
    return `${does(who, "βάζεις", "βάζει")} το ${card} ${ON[pile]} στοίβα, ${how}.`;
  },
  gave: (who: Who, other: Who, card: number, pile: "+" | "-") => {
    const where = other.you ? `στη δική σου ${PILES[pile]} στοίβα` : `${ON[pile]} στοίβα απέναντι`;
    return `${does(who, "χαρίζεις", "χαρίζει")} το ${card} ${where}.`;
  },
  closed: (who: Who) => `${does(who, "δηλώνεις", "δηλώνει")} το τέλος του παιχνιδιού.`,
  moved: (who: Who, earned: readonly Paid[]) =>
    `${does(who, "παίζεις", "παίζει")}${earned.length ? `: ${paid(earned)}` : ""}.`,
  cleared: (all: readonly Nation[]) =>
    startOf(`${all.length ? tables("το", all) : "ένα τραπέζι"} ${all.length > 1 ? "γέμισαν και μαζεύονται" : "γέμισε και μαζεύεται"}.`),
  tableLaid: (nation: Nation) => `Στρώνεται ${tables("το", [nation])}.`,
  drawnGuests: (who: Who, count: number) =>
    `${does(who, "τραβάς", "τραβάει")} ${plural(count, { one: "έναν επισκέπτη", other: "# επισκέπτες" })}.`,
  drawnCards: (who: Who, count: number) =>
    `${does(who, "τραβάς", "τραβάει")} ${plural(count, { one: "μία κάρτα", other: "# κάρτες" })}.`,
  turnOf: (who: Who) => (who.you ? "Η σειρά σου." : `Παίζει: ${who.name}.`),
  takenBack: (who: Who) => `${does(who, "παίρνεις", "παίρνει")} πίσω την τελευταία κίνηση.`,
  gameOver: (winners: readonly Who[]) => {
    const [first] = winners;
    if (!first) return "Το παιχνίδι τελείωσε.";
    if (winners.length > 1) return `Το παιχνίδι τελείωσε. Κερδίζουν μαζί: ${list(winners.map((who) => (who.you ? "εσύ" : who.name)))}.`;
    return first.you ? "Το παιχνίδι τελείωσε: κέρδισες." : `Το παιχνίδι τελείωσε. Κερδίζει: ${first.name}.`;
  },
};
