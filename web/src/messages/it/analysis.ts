import { besideOf, decimalOf, percentOf } from "../words";
import { plural } from "./cards";

const percent = percentOf("it");
const decimal = decimalOf("it");
const beside = besideOf("it");
const byPoints = (points: number): string => `${decimal(points)} punti`;

export const analysis = {
  title: "Analisi",
  offer: "L'esperto può ripercorrere questa partita mossa per mossa, ogni volta con quello che si sapeva allora.",
  start: "Analizza la partita",
  waiting: (before: number) => plural(before, { one: "In attesa: prima c'è # altra analisi.", other: "In attesa: prima ci sono # altre analisi." }),
  waitingNext: "In attesa: comincia tra un momento.",
  running: (done: number, total: number) => `Mosse esaminate: ${done} su ${total}`,
  begun: "In preparazione",
  stopped: "L'analisi è stata interrotta. Puoi avviarla di nuovo.",
  course: "L'andamento della partita",
  measure: "Mostra",
  wins: "Probabilità di vincere",
  scores: "Punteggio atteso",
  at: (move: number, told: string) => (move ? `Dopo la mossa ${move}: ${told}` : `All'inizio: ${told}`),
  share: (name: string, share: number) => `${name}: ${percent(share)}`,
  score: (name: string, score: number) => `${name}: ${decimal(score)}`,
  figures: "Le cifre",
  movesMade: "Mosse fatte",
  considered: (name: string) => `Le possibilità di ${name}`,
  atEnd: "La partita finisce qui.",
  played: "giocata",
  best: "scelta dell'esperto",
  move: "Mossa",
  points: "Punti",
  cards: "Carte",
  percent,
  decimal,
  beside,
  pointsHelp: "Punti: di quanto questa mossa resta dietro alla scelta dell'esperto nei prossimi turni, o la supera.",
  cardsHelp: "Carte: di quanto questa mossa resta dietro alla scelta dell'esperto fino alla fine, o la supera.",
  turningPoints: "Momenti decisivi",
  none: "Nessuna mossa è costata molto.",
  turningPoint: (move: number, name: string) => `Mossa ${move}, ${name}`,
  was: (what: string) => `Giocata: ${what}.`,
  better: (what: string) => `Meglio: ${what}.`,
  byBoth: (points: number, share: number) => `Migliore di ${byPoints(points)}; ${percent(share)} di partite vinte in più.`,
  byPoints: (points: number) => `Migliore di ${byPoints(points)}.`,
  byWins: (share: number) => `${percent(share)} di partite vinte in più.`,
  setting: (bot: string, rounds: number) => `Giudizio: ${bot}, ${new Intl.NumberFormat("it").format(rounds)} prove per mossa. Le probabilità sono stime.`,
};
