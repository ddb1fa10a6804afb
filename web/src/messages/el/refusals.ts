import type { Guest, Nation, Sex } from "../../wire/game";
import { startOf } from "../words";
import { club, guest, oneOf, plural, sexesWord, sexWord, tables } from "./cards";
import { nations } from "./nations";

const OTHER = { f: "m", m: "f" } as const;
const PILES = { "+": "αύξουσα", "-": "φθίνουσα" } as const;

/** Whom one keeps company: `της`, `του`; a joker is a `he` in Greek. */
const whom = (code: Guest): string => (code.endsWith("f") && !code.startsWith("JK") ? "της" : "του");

export const refusals = {
  rule: (number: string) => `Κανόνας ${number}, σε νέα σελίδα`,
  occupied: (sitting: Guest) => `Εκεί κάθεται ήδη ${guest(sitting)}.`,
  nation: (code: Guest, all: readonly Nation[]) => {
    if (!all.length) return "Εκεί δεν υπάρχει τραπέζι.";
    const { from } = nations[code.slice(0, 2) as Nation];
    return `Η θέση ανήκει ${tables("στο", all)}· οι επισκέπτες από ${from} κάθονται στο δικό τους.`;
  },
  twoAlready: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${tables("στο", [nation])} κάθονται ήδη δύο ${sexesWord(sex)}.`),
  oneAlready: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${tables("στο", [nation])} κάθεται ήδη ${oneOf(sex)}· σειρά εκεί έχει ${oneOf(OTHER[sex])}.`),
  unbalanced: (nation: Nation | undefined) =>
    startOf(`${tables("στο", [nation])} θα χαλούσε η ισορροπία γυναικών και ανδρών.`),
  clubOther: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${tables("στο", [nation])} κάθεται ${oneOf(OTHER[sex])}, οπότε εκεί δεν γίνεται ${club(sex)}.`),
  clubOnly: (sex: Sex) => `Αυτή είναι ${club(sex)}: δεν χωράει ${sexWord(OTHER[sex])}.`,
  alone: "Σε αυτά τα τραπέζια δεν κάθεται κανείς, και σε αυτή τη σειρά δεν προλαβαίνει να έρθει παρέα.",
  partnerFirst: (waiting: Guest) =>
    startOf(`${guest(waiting)} περιμένει: πρώτα κάποιος θα ${whom(waiting)} κάνει παρέα στο ίδιο τραπέζι.`),
  noPartner: "Σε αυτά τα τραπέζια δεν κάθεται ακόμη κανείς, και κανείς από το χέρι σου δεν ταιριάζει για παρέα.",
  noClub: "Δεν έχεις στο χέρι επισκέπτες για όλες τις ελεύθερες θέσεις αυτού του τραπεζιού.",
  notInHand: (code: Guest) => startOf(`${guest(code)} δεν είναι στο χέρι σου.`),
  numberNotInHand: (card: number) => `Το ${card} δεν είναι στο χέρι σου.`,
  handFull: "Το χέρι χωράει το πολύ δώδεκα κάρτες: βάλε έναν επισκέπτη, ή άφησε έναν κλειστό.",
  direction: (card: number, pile: "+" | "-", top: number) => {
    const [on, back] = pile === "+" ? ["μεγαλύτερη", "μικρότερη"] : ["μικρότερη", "μεγαλύτερη"];
    return `Η ${PILES[pile]} στοίβα σου δείχνει ${top}: θέλει ${on} κάρτα, ή ακριβώς κατά δέκα ${back}, όχι το ${card}.`;
  },
  helpsNot: (card: number, pile: "+" | "-", top: number) =>
    `Η ${PILES[pile]} στοίβα απέναντι δείχνει ${top}: βοηθά μόνο ${pile === "+" ? "μικρότερη" : "μεγαλύτερη"} κάρτα, όχι το ${card}.`,
  helpsNothing: "Σε αυτή τη στοίβα δεν μπήκε ακόμη τίποτα, οπότε δεν παίρνει βοήθεια.",
  oneGift: "Απέναντι πηγαίνει μία κάρτα σε κάθε σειρά, και η μία πήγε ήδη.",
  endTooSoon: (missing: number) =>
    `Κάθε σειρά έχει τουλάχιστον δύο κάρτες: ${plural(missing, { one: "μία ακόμη", other: "# ακόμη" })}.`,
  ownPileToo: "Τουλάχιστον μία κάρτα σε κάθε σειρά πηγαίνει στις δικές σου στοίβες.",
  noSecond: (card: number) => `Μετά το ${card} δεν θα μπορούσε να μπει δεύτερη κάρτα· άρχισε με άλλη.`,
  jokerBar: "Ο μπαλαντέρ δεν πηγαίνει ποτέ στο μπαρ.",
  over: "Το παιχνίδι τελείωσε.",
  notYourTurn: (name: string) => `Τώρα παίζει: ${name}.`,
  nowhere: "Αυτό δεν γίνεται τώρα.",
  notNow: {
    end: "Πριν τελειώσει η σειρά σου, κάτι γίνεται: βάλε, ας πούμε, έναν επισκέπτη.",
    drawLater: "Ένας επισκέπτης κάθισε ήδη: βάλε κι άλλον, ή τέλειωσε τη σειρά σου.",
    draw: "Η τράπουλα των επισκεπτών άδειασε.",
    close: "Το τέλος του παιχνιδιού το δηλώνεις μόνο τη στιγμή που αδειάζει το χέρι σου.",
    down: "Κλειστή κάρτα αφήνεις μόνο στην αρχή της σειράς σου, με δώδεκα στο χέρι.",
    bar: "Στο μπαρ πηγαίνει κανείς στην αρχή της σειράς, πριν καθίσει άλλος.",
    club: "Γυναικοπαρέα ή ανδροπαρέα φτιάχνεις στην αρχή της σειράς σου.",
    clubFirst: "Πρώτα γεμίζουν όλες οι θέσεις αυτού του τραπεζιού.",
    seat: "Σε αυτή τη σειρά δεν κάθεται άλλος.",
  },
};
