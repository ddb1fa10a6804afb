import type { Guest, Nation, Sex } from "../../wire/game";
import { startOf } from "../words";
import { atTables, club, guest, person, plural, table, tables } from "./cards";
import { adjective } from "./nations";

const OTHER = { f: "m", m: "f" } as const;
const PILES = { "+": "montante", "-": "descendante" } as const;

const at = (nation: Nation | undefined): string => (nation ? atTables([nation]) : "à cette table");

export const refusals = {
  rule: (number: string) => `Règle ${number}, dans une nouvelle page`,
  occupied: (sitting: Guest) => startOf(`${guest(sitting)} occupe déjà cette place.`),
  nation: (code: Guest, all: readonly Nation[]) => {
    if (!all.length) return "Il n'y a pas de table ici.";
    const own = adjective(code.slice(0, 2) as Nation);
    return `Cette place ne touche que ${tables(all)} ; ${guest(code)} veut une table ${own}.`;
  },
  twoAlready: (nation: Nation | undefined, sex: Sex) =>
    `Deux ${sex === "f" ? "femmes sont déjà assises" : "hommes sont déjà assis"} ${at(nation)}.`,
  oneAlready: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${at(nation)}, il y a déjà ${person(sex)} : il faut maintenant ${person(OTHER[sex])}.`),
  unbalanced: (nation: Nation | undefined) => startOf(`${at(nation)}, la parité ne serait plus respectée.`),
  clubOther: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${person(OTHER[sex])} est à ${table(nation)}, qui ne peut donc pas devenir une ${club(sex)}.`),
  clubOnly: (sex: Sex) =>
    `C'est une ${club(sex)} : ${sex === "f" ? "aucun homme ne s'y assoit" : "aucune femme ne s'y assoit"}.`,
  alone: "Personne n'est assis à ces tables, et personne ne pourrait suivre à ce tour.",
  partnerFirst: (waiting: Guest) =>
    startOf(`${guest(waiting)} attend de la compagnie : installe d'abord quelqu'un à sa table.`),
  noPartner: "Personne n'est encore assis à ces tables, et ta main n'a pas de compagnie à offrir.",
  noClub: "Ta main n'a pas de quoi occuper toutes les places libres de cette table.",
  notInHand: (code: Guest) => `Cette carte n'est pas dans ta main : ${guest(code)}.`,
  numberNotInHand: (card: number) => `Tu n'as pas le ${card} en main.`,
  handFull: "Douze cartes en main au plus : installe un client, ou pose une carte face cachée.",
  direction: (card: number, pile: "+" | "-", top: number) => {
    const [on, back] = pile === "+" ? ["plus haute", "de moins"] : ["plus basse", "de plus"];
    return `Ta pile ${PILES[pile]} montre ${top} : il faut une carte ${on}, ou celle qui vaut exactement dix ${back} ; le ${card} ne va pas.`;
  },
  helpsNot: (card: number, pile: "+" | "-", top: number) =>
    `En face, la pile ${PILES[pile]} montre ${top} : seule une carte plus ${pile === "+" ? "basse" : "haute"} aiderait, et le ${card} ne l'est pas.`,
  helpsNothing: "Rien n'est encore posé sur cette pile, rien ne peut donc l'aider.",
  oneGift: "Une seule carte par tour peut aller en face, et c'est déjà fait.",
  endTooSoon: (missing: number) =>
    `Un tour compte au moins deux cartes : encore ${plural(missing, { one: "une", other: "#" })}.`,
  ownPileToo: "À chaque tour, une carte au moins va sur tes propres piles.",
  noSecond: (card: number) => `Après le ${card}, aucune seconde carte ne pourrait suivre ; commence par une autre.`,
  jokerBar: "Un joker ne va jamais au bar.",
  over: "La partie est terminée.",
  notYourTurn: (name: string) => `C'est à ${name} de jouer.`,
  nowhere: "Ce n'est pas possible en ce moment.",
  notNow: {
    end: "Avant de terminer ton tour, fais quelque chose : installe un client, par exemple.",
    drawLater: "Tu as déjà installé un client : installes-en un autre, ou termine ton tour.",
    draw: "La pioche des clients est vide.",
    close: "La partie ne se déclare terminée qu'au moment où la main est vide.",
    down: "On ne pose une carte face cachée qu'au début du tour, avec douze cartes en main.",
    bar: "Le bar, c'est au début du tour, avant d'installer qui que ce soit.",
    club: "Une table de dames ou d'hommes se forme au début du tour.",
    clubFirst: "Occupe d'abord toutes les places de cette table.",
    seat: "À ce tour, tu ne peux plus installer personne.",
  },
};
