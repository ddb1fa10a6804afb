import { besideOf, decimalOf, percentOf } from "../words";
import { plural } from "./cards";

const percent = percentOf("fr");
const decimal = decimalOf("fr");
const beside = besideOf("fr");
/** `1,5 point`, `2,5 points` */
const byPoints = (points: number): string => `${decimal(points)} ${plural(Number(points.toFixed(1)), { one: "point", other: "points" })}`;

export const analysis = {
  title: "Analyse",
  offer: "L'expert peut revoir cette partie coup par coup, chaque fois avec ce que le joueur savait alors.",
  start: "Analyser cette partie",
  waiting: (before: number) => plural(before, { one: "En attente : # autre analyse passe avant.", other: "En attente : # autres analyses passent avant." }),
  waitingNext: "En attente : cela commence dans un instant.",
  running: (done: number, total: number) => `Coups examinés : ${done} sur ${total}`,
  begun: "En préparation",
  stopped: "L'analyse a été interrompue. Tu peux la relancer.",
  course: "Le cours de la partie",
  measure: "Affichage",
  wins: "Chances de gagner",
  scores: "Score attendu",
  at: (move: number, told: string) => (move ? `Après le coup ${move} : ${told}` : `Au début : ${told}`),
  share: (name: string, share: number) => `${name} : ${percent(share)}`,
  score: (name: string, score: number) => `${name} : ${decimal(score)}`,
  figures: "Les chiffres",
  movesMade: "Coups joués",
  considered: (name: string) => `Les possibilités pour ${name}`,
  atEnd: "La partie se termine ici.",
  played: "joué",
  best: "choix de l'expert",
  move: "Coup",
  points: "Points d'écart",
  cards: "Cartes d'écart",
  percent,
  decimal,
  beside,
  pointsHelp: "Points d'écart : de combien ce coup reste derrière le choix de l'expert dans les prochains tours, ou le dépasse.",
  cardsHelp: "Cartes d'écart : de combien ce coup reste derrière le choix de l'expert jusqu'à la fin, ou le dépasse.",
  turningPoints: "Tournants de la partie",
  none: "Aucun coup n'a coûté cher.",
  turningPoint: (move: number, name: string) => `Coup ${move}, ${name}`,
  was: (what: string) => `Joué : ${what}.`,
  better: (what: string) => `Mieux : ${what}.`,
  byBoth: (points: number, share: number) => `Meilleur de ${byPoints(points)} ; ${percent(share)} de parties gagnées en plus.`,
  byPoints: (points: number) => `Meilleur de ${byPoints(points)}.`,
  byWins: (share: number) => `${percent(share)} de parties gagnées en plus.`,
  setting: (bot: string, rounds: number) => `Jugé par : ${bot}, ${new Intl.NumberFormat("fr").format(rounds)} essais par coup. Les chances sont des estimations.`,
};
