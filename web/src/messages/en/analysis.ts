import { besideOf, decimalOf, percentOf } from "../words";
import { plural } from "./cards";

const percent = percentOf("en-GB");
const decimal = decimalOf("en-GB");
const beside = besideOf("en-GB");
const byPoints = (points: number): string => `${decimal(points)} points`;

export const analysis = {
  title: "Analysis",
  offer: "The expert can go through this game move by move, each time from what the player knew then.",
  start: "Analyse this game",
  waiting: (before: number) => plural(before, { one: "Waiting: # other analysis comes first.", other: "Waiting: # other analyses come first." }),
  waitingNext: "Waiting: it begins in a moment.",
  running: (done: number, total: number) => `${done} of ${total} moves looked at`,
  begun: "Getting ready",
  stopped: "The analysis was broken off. You can start it again.",
  course: "The course of the game",
  measure: "Shown",
  wins: "Chance to win",
  scores: "Expected score",
  at: (move: number, told: string) => (move ? `After move ${move}: ${told}` : `At the start: ${told}`),
  share: (name: string, share: number) => `${name} ${percent(share)}`,
  score: (name: string, score: number) => `${name} ${decimal(score)}`,
  figures: "The figures",
  movesMade: "Moves made",
  considered: (name: string) => `What ${name} could have done`,
  atEnd: "The game ends here.",
  played: "played",
  best: "the expert's choice",
  move: "Move",
  points: "Points",
  cards: "Cards",
  percent,
  decimal,
  beside,
  pointsHelp: "Points: how far this move stays behind the expert's choice within the next turns, or gets ahead of it.",
  cardsHelp: "Cards: how far this move stays behind the expert's choice until the end, or gets ahead of it.",
  turningPoints: "Turning points",
  none: "No move cost much.",
  turningPoint: (move: number, name: string) => `Move ${move}, ${name}`,
  was: (what: string) => `Played: ${what}.`,
  better: (what: string) => `Better: ${what}.`,
  byBoth: (points: number, share: number) => `Better by ${byPoints(points)}; ${percent(share)} more games won.`,
  byPoints: (points: number) => `Better by ${byPoints(points)}.`,
  byWins: (share: number) => `${percent(share)} more games won.`,
  setting: (bot: string, rounds: number) => `Judged by: ${bot}, ${new Intl.NumberFormat("en-GB").format(rounds)} rounds a move. Win chances are estimates.`,
};
