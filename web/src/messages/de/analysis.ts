import { besideOf, decimalOf, percentOf } from "../words";
import { plural } from "./cards";

const percent = percentOf("de");
const decimal = decimalOf("de");
const beside = besideOf("de");
const byPoints = (points: number): string => `${decimal(points)} Punkte`;

export const analysis = {
  title: "Analyse",
  offer: "Der Profi kann dieses Spiel Zug für Zug durchgehen, jedes Mal nur mit dem, was man damals wissen konnte.",
  start: "Spiel analysieren",
  waiting: (before: number) => plural(before, { one: "Wartet: # andere Analyse kommt vorher.", other: "Wartet: # andere Analysen kommen vorher." }),
  waitingNext: "Wartet: Es geht gleich los.",
  running: (done: number, total: number) => `${done} von ${total} Zügen angesehen`,
  begun: "Wird vorbereitet",
  stopped: "Die Analyse wurde abgebrochen. Du kannst sie noch einmal starten.",
  course: "Verlauf des Spiels",
  measure: "Anzeige",
  wins: "Gewinnaussicht",
  scores: "Erwartete Punkte",
  at: (move: number, told: string) => (move ? `Nach Zug ${move}: ${told}` : `Am Anfang: ${told}`),
  share: (name: string, share: number) => `${name}: ${percent(share)}`,
  score: (name: string, score: number) => `${name}: ${decimal(score)}`,
  figures: "Die Zahlen",
  movesMade: "Züge gemacht",
  considered: (name: string) => `Möglichkeiten für ${name}`,
  atEnd: "Hier endet das Spiel.",
  played: "gespielt",
  best: "Wahl des Profis",
  move: "Zug",
  points: "Punkte",
  cards: "Karten",
  percent,
  decimal,
  beside,
  pointsHelp: "Punkte: wie weit dieser Zug in den nächsten Zügen hinter der Wahl des Profis zurückbleibt oder sie übertrifft.",
  cardsHelp: "Karten: wie weit dieser Zug bis zum Ende hinter der Wahl des Profis zurückbleibt oder sie übertrifft.",
  turningPoints: "Wendepunkte",
  none: "Kein Zug hat viel gekostet.",
  turningPoint: (move: number, name: string) => `Zug ${move}, ${name}`,
  was: (what: string) => `Gespielt: ${what}.`,
  better: (what: string) => `Besser: ${what}.`,
  byBoth: (points: number, share: number) => `Um ${byPoints(points)} besser; ${percent(share)} mehr gewonnene Spiele.`,
  byPoints: (points: number) => `Um ${byPoints(points)} besser.`,
  byWins: (share: number) => `${percent(share)} mehr gewonnene Spiele.`,
  setting: (bot: string, rounds: number) => `Beurteilt von: ${bot}, ${new Intl.NumberFormat("de").format(rounds)} Durchgänge pro Zug. Gewinnaussichten sind geschätzt.`,
};
