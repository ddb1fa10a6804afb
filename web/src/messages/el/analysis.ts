import { besideOf, decimalOf, percentOf } from "../words";
import { plural } from "./cards";

const percent = percentOf("el");
const decimal = decimalOf("el");
const beside = besideOf("el");
const byPoints = (points: number): string => `${decimal(points)} πόντους`;

export const analysis = {
  title: "Ανάλυση",
  offer: "Ο άσος μπορεί να ξαναδεί το παιχνίδι κίνηση προς κίνηση, κάθε φορά με όσα ήταν τότε γνωστά.",
  start: "Ανάλυση του παιχνιδιού",
  waiting: (before: number) => plural(before, { one: "Περιμένει: προηγείται # άλλη ανάλυση.", other: "Περιμένει: προηγούνται # άλλες αναλύσεις." }),
  waitingNext: "Περιμένει: ξεκινά σε λίγο.",
  running: (done: number, total: number) => `${done} από ${total} κινήσεις`,
  begun: "Ετοιμάζεται",
  stopped: "Η ανάλυση διακόπηκε. Μπορείς να την ξεκινήσεις πάλι.",
  course: "Η πορεία του παιχνιδιού",
  measure: "Προβολή",
  wins: "Πιθανότητα νίκης",
  scores: "Αναμενόμενοι πόντοι",
  at: (move: number, told: string) => (move ? `Μετά την κίνηση ${move}: ${told}` : `Στην αρχή: ${told}`),
  share: (name: string, share: number) => `${name}: ${percent(share)}`,
  score: (name: string, score: number) => `${name}: ${decimal(score)}`,
  figures: "Οι αριθμοί",
  movesMade: "Κινήσεις",
  considered: (name: string) => `Οι δυνατότητες: ${name}`,
  atEnd: "Εδώ τελειώνει το παιχνίδι.",
  played: "παίχτηκε",
  best: "επιλογή του άσου",
  move: "Κίνηση",
  points: "Πόντοι",
  cards: "Κάρτες",
  percent,
  decimal,
  beside,
  pointsHelp: "Πόντοι: πόσο μένει αυτή η κίνηση πίσω από την επιλογή του άσου στις επόμενες σειρές, ή την ξεπερνά.",
  cardsHelp: "Κάρτες: πόσο μένει αυτή η κίνηση πίσω από την επιλογή του άσου ως το τέλος, ή την ξεπερνά.",
  turningPoints: "Κρίσιμες στιγμές",
  none: "Καμία κίνηση δεν κόστισε πολύ.",
  turningPoint: (move: number, name: string) => `Κίνηση ${move}, ${name}`,
  was: (what: string) => `Παίχτηκε: ${what}.`,
  better: (what: string) => `Καλύτερα: ${what}.`,
  byBoth: (points: number, share: number) => `Καλύτερη κατά ${byPoints(points)}· ${percent(share)} περισσότερες νίκες.`,
  byPoints: (points: number) => `Καλύτερη κατά ${byPoints(points)}.`,
  byWins: (share: number) => `${percent(share)} περισσότερες νίκες.`,
  setting: (bot: string, rounds: number) => `Κρίνει: ${bot}, ${new Intl.NumberFormat("el").format(rounds)} δοκιμές για κάθε κίνηση. Οι πιθανότητες είναι εκτιμήσεις.`,
};
