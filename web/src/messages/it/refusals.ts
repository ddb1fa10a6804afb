import type { Guest, Nation, Sex } from "../../wire/game";
import { startOf } from "../words";
import { atTables, guest, only, person, plural, tables, the, to } from "./cards";
import { adjective } from "./nations";

const OTHER = { f: "m", m: "f" } as const;
const PILES = { "+": "crescente", "-": "decrescente" } as const;

const at = (nation: Nation | undefined): string => (nation ? atTables([nation]) : "a questo tavolino");

export const refusals = {
  rule: (number: string) => `Regola ${number}, in una nuova pagina`,
  occupied: (sitting: Guest) => `Qui siede già ${guest(sitting)}.`,
  nation: (code: Guest, all: readonly Nation[]) => {
    if (!all.length) return "Qui non c'è un tavolino.";
    const own = adjective(code.slice(0, 2) as Nation);
    return `Questo posto tocca solo ${tables(all)}; ${guest(code)} vuole un tavolino ${own}.`;
  },
  twoAlready: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${at(nation)} siedono già due ${sex === "f" ? "donne" : "uomini"}.`),
  oneAlready: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${at(nation)} siede già ${person(sex)}: ora tocca ${to(person(OTHER[sex]))}.`),
  unbalanced: (nation: Nation | undefined) => startOf(`${at(nation)} donne e uomini non sarebbero in equilibrio.`),
  clubOther: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${at(nation)} siede ${person(OTHER[sex])}, quindi non può essere di ${only(sex)}.`),
  clubOnly: (sex: Sex) =>
    `Questo tavolino è di ${only(sex)}: ${sex === "f" ? "niente uomini" : "niente donne"}.`,
  alone: "A questi tavolini non siede nessuno, e in questo turno nessuno potrebbe seguire.",
  partnerFirst: (waiting: Guest) =>
    startOf(`${guest(waiting)} aspetta compagnia: prima fai sedere qualcuno allo stesso tavolino.`),
  noPartner: "A questi tavolini non siede ancora nessuno, e in mano non hai la compagnia adatta.",
  noClub: "In mano non hai ospiti per tutti i posti liberi di quel tavolino.",
  notInHand: (code: Guest) => `Non hai in mano questa carta: ${guest(code)}.`,
  numberNotInHand: (card: number) => `Non hai in mano ${the(card)}.`,
  handFull: "In mano si tengono al massimo dodici carte: fai sedere un ospite, o posa una carta coperta.",
  direction: (card: number, pile: "+" | "-", top: number) => {
    const [on, back] = pile === "+" ? ["più alta", "in meno"] : ["più bassa", "in più"];
    return `La tua pila ${PILES[pile]} mostra ${top}: ci va una carta ${on}, o quella di esattamente dieci ${back}; ${the(card)} no.`;
  },
  helpsNot: (card: number, pile: "+" | "-", top: number) =>
    `Di fronte la pila ${PILES[pile]} mostra ${top}: aiuterebbe solo una carta più ${pile === "+" ? "bassa" : "alta"}, e ${the(card)} non lo è.`,
  helpsNothing: "Su quella pila non c'è ancora niente, quindi niente può aiutarla.",
  oneGift: "Una sola carta per turno può andare di fronte, ed è già andata.",
  endTooSoon: (missing: number) =>
    plural(missing, {
      one: "Un turno ha almeno due carte: ne manca una.",
      other: "Un turno ha almeno due carte: ne mancano #.",
    }),
  ownPileToo: "In ogni turno almeno una carta va sulle tue pile.",
  noSecond: (card: number) => `Dopo ${the(card)} non potrebbe seguire una seconda carta; comincia con un'altra.`,
  jokerBar: "Un jolly non va mai al bar.",
  over: "La partita è finita.",
  notYourTurn: (name: string) => `Tocca ${to(name)}.`,
  nowhere: "Adesso non si può.",
  notNow: {
    end: "Prima di chiudere il turno fai qualcosa: fai sedere un ospite, per esempio.",
    drawLater: "Hai già fatto sedere un ospite: fanne sedere un altro, o chiudi il turno.",
    draw: "Il mazzo degli ospiti è vuoto.",
    close: "La partita si dichiara finita solo nel momento in cui si resta senza carte.",
    down: "Una carta si posa coperta solo all'inizio del turno, con dodici in mano.",
    bar: "Al bar si va all'inizio del turno, prima di far sedere qualcuno.",
    club: "Un tavolino si riserva all'inizio del turno.",
    clubFirst: "Prima occupa tutti i posti di questo tavolino.",
    seat: "In questo turno non si siede più nessuno.",
  },
};
