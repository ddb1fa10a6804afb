import { startOf, type Who } from "../words";
import { list, plural } from "./cards";

export const table = {
  players: "Players",
  you: "you",
  computer: "computer",
  away: "away",
  gaveUp: "gave up",
  youGaveUp: "You have given up; the computer plays for you.",
  toMove: "to move",
  yourTurn: "Your turn",
  yourTurnTitle: "Your turn · Stammtisch",
  turnOf: (name: string) => `${name} is to move`,
  hand: "Your hand",
  handOf: (name: string) => `${name}'s hand`,
  handEmpty: "Your hand is empty.",
  lookingOn: "You are looking on.",
  sort: "Sort",
  sortBy: { nation: "by nation", sex: "by women and men", playable: "by what can be played" },
  log: "What happened",
  logEmpty: "Nothing has happened yet.",
  logOpen: "Show all",
  logClose: "Fold away",
  talk: "Table talk",
  talkEmpty: "Nobody has said anything yet.",
  talkSay: "Say",
  clock: (name: string, time: string) => `${name}: ${time} left`,
  clockOut: "Time is up",
  hint: "Hint",
  resign: "Give up",
  rematch: "Play again",
  replay: "See it again",
  help: "Keys and help",
};

export const count = {
  title: "The count",
  player: "Player",
  earned: "Earned",
  minusPoints: "Minus points",
  total: "Total",
  laid: "Cards laid",
  laidOf: (laid: number, all: number) => `${laid} of ${all}`,
  minusOf: (cards: number) => plural(cards, { one: "# card left, 2 points", other: "# cards left, 2 points each" }),
  won: (winners: readonly Who[]) => {
    if (winners.length === 1) return winners[0]?.you ? "You have won." : `${winners[0]?.name} has won.`;
    return startOf(`${list(winners.map((who) => (who.you ? "you" : who.name)))} share the win.`);
  },
  draw: "It is a draw.",
  fewerMinus: "Equal points: the fewer minus points decide.",
  stillEqual: "Equal points and equal minus points: the win is shared.",
  couldNot: (who: Who) =>
    who.you ? "You could not lay two cards, and that decides it." : `${who.name} could not lay two cards, and that decides it.`,
  laidAll: (who: Who) => (who.you ? "You have laid all 58 cards." : `${who.name} has laid all 58 cards.`),
  why: {
    bar: "The last stool at the bar is taken.",
    tables: "The tables have run out.",
    guests: "The last guest is drawn.",
    closed: (who: Who) => (who.you ? "You declared the game over." : `${who.name} declared the game over.`),
  },
};

export const curtain = {
  title: (name: string) => `The table is ${name}'s now`,
  text: (name: string) => `Please hand the screen to ${name}. Everybody else looks away for a moment.`,
  ready: (name: string) => `I am ${name}: show my cards`,
};
