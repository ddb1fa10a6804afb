import { type Who } from "../words";
import { does, list, plural } from "./cards";

export const table = {
  players: "Παίκτες",
  you: "εσύ",
  computer: "υπολογιστής",
  away: "λείπει",
  gaveUp: "εγκατέλειψε",
  youGaveUp: "Εγκατέλειψες· ο υπολογιστής παίζει για εσένα.",
  toMove: "παίζει",
  yourTurn: "Η σειρά σου",
  yourTurnTitle: "Η σειρά σου · Stammtisch",
  turnOf: (name: string) => `Παίζει: ${name}`,
  hand: "Το χέρι σου",
  handOf: (name: string) => `Χέρι: ${name}`,
  handEmpty: "Το χέρι σου είναι άδειο.",
  lookingOn: "Παρακολουθείς το παιχνίδι.",
  sort: "Ταξινόμηση",
  sortBy: { nation: "ανά χώρα", sex: "γυναίκες και άνδρες", playable: "όσες παίζονται" },
  log: "Τι έγινε",
  logEmpty: "Δεν έγινε τίποτα ακόμη.",
  logOpen: "Δες τι έγινε",
  logClose: "Μάζεψέ το",
  talk: "Κουβέντα",
  talkEmpty: "Κανείς δεν είπε τίποτα ακόμη.",
  talkSay: "Πες το",
  clock: (name: string, time: string) => `${name}: μένουν ${time}`,
  clockOut: "Τέλος χρόνου",
  hint: "Συμβουλή",
  resign: "Εγκατάλειψη",
  rematch: "Παίξε ξανά",
  replay: "Δες το ξανά",
  help: "Πλήκτρα και βοήθεια",
};

export const count = {
  title: "Το μέτρημα",
  player: "Παίκτης",
  earned: "Πόντοι",
  minusPoints: "Πόντοι ποινής",
  total: "Σύνολο",
  laid: "Κάρτες που μπήκαν",
  laidOf: (laid: number, all: number) => `${laid} από ${all}`,
  minusOf: (cards: number) => plural(cards, { one: "# κάρτα, 2 πόντοι", other: "# κάρτες, από 2 πόντους" }),
  won: (winners: readonly Who[]) => {
    const [first] = winners;
    if (first && winners.length === 1) return first.you ? "Κέρδισες." : `Κερδίζει: ${first.name}.`;
    return `Κερδίζουν μαζί: ${list(winners.map((who) => (who.you ? "εσύ" : who.name)))}.`;
  },
  draw: "Ισοπαλία.",
  fewerMinus: "Ίσοι πόντοι: αποφασίζουν οι λιγότεροι πόντοι ποινής.",
  stillEqual: "Ίσοι πόντοι και ίσοι πόντοι ποινής: η νίκη μοιράζεται.",
  couldNot: (who: Who) => `${does(who, "δεν μπόρεσες", "δεν μπόρεσε")} να βάλει${who.you ? "ς" : ""} δύο κάρτες, κι αυτό το κρίνει.`,
  laidAll: (who: Who) => `${does(who, "έβαλες", "έβαλε")} και τις 58 κάρτες.`,
  why: {
    bar: "Πιάστηκε το τελευταίο σκαμπό στο μπαρ.",
    tables: "Τα τραπέζια τελείωσαν.",
    guests: "Τραβήχτηκε ο τελευταίος επισκέπτης.",
    closed: (who: Who) => `${does(who, "δήλωσες", "δήλωσε")} το τέλος του παιχνιδιού.`,
  },
};

export const curtain = {
  title: (name: string) => `Τώρα παίζει: ${name}`,
  text: () => "Δώσε την οθόνη, παρακαλώ. Όλοι οι άλλοι κοιτάζουν αλλού για λίγο.",
  ready: (name: string) => `${name}: δείξε τις κάρτες μου`,
};
