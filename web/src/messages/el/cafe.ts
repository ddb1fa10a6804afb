import type { Nation, Sex } from "../../wire/game";
import { startOf } from "../words";
import { club, plural, signed, tables } from "./cards";

export const cafe = {
  floor: "Το καφέ",
  zoomIn: "Πιο κοντά",
  zoomOut: "Όλο το καφέ",
  guestPile: (count: number) => plural(count, { one: "# επισκέπτης στην τράπουλα", other: "# επισκέπτες στην τράπουλα" }),
  tablePile: (count: number) => plural(count, { one: "# τραπέζι στην τράπουλα", other: "# τραπέζια στην τράπουλα" }),
  guestPileShort: (count: number) => plural(count, { one: "άτομο", other: "άτομα" }),
  tablePileShort: (count: number) => plural(count, { one: "τραπέζι", other: "τραπέζια" }),
  bar: "Το μπαρ",
  barNext: (value: number) => `Το επόμενο σκαμπό στο μπαρ: ${signed(value)}`,
  barTaken: (count: number, all: number) => `${count} από ${all} σκαμπό πιασμένα`,
  down: "Άφησέ την κλειστή",
  downCount: (count: number) => plural(count, { one: "# κλειστή κάρτα", other: "# κλειστές κάρτες" }),
  club: (nation: Nation | undefined, sex: Sex) => `Φτιάξε ${club(sex)} ${tables("στο", [nation])}`,
  clubShort: (sex: Sex) => startOf(club(sex)),
  clubOpen: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${club(sex)} ${tables("στο", [nation])}: γέμισε κάθε ελεύθερη θέση.`),
  draw: "Τράβα κάρτα",
  done: "Έτοιμο",
  close: "Τέλος παιχνιδιού",
  undo: "Αναίρεση",
  waitingNow: "Τώρα χρειάζεται παρέα.",
  mayGoOn: "Βάλε κι άλλον επισκέπτη, ή σταμάτα εδώ.",
  mayClose: "Το χέρι σου άδειασε: τέλειωσε τη σειρά σου ή όλο το παιχνίδι.",
  start: "Διάλεξε κάρτα ή θέση.",
  startDraw: "Διάλεξε κάρτα, ή τράβα μία.",
  chooseSeat: "Διάλεξε μια φωτισμένη θέση.",
  onlyDown: "Αυτή η κάρτα μπορεί μόνο να μείνει κλειστή.",
  chooseCard: "Διάλεξε μια φωτισμένη κάρτα.",
  cardNowhere: "Αυτός ο επισκέπτης δεν βρίσκει θέση τώρα.",
  seatNobody: "Κανείς από το χέρι σου δεν ταιριάζει εκεί τώρα.",
};
