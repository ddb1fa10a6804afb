import type { Guest, Nation, Sex } from "../../wire/game";
import { startOf } from "../words";
import { guest, plural, sexesWord, sexWord, table, tables } from "./cards";
import { nations } from "./nations";

const OTHER = { f: "m", m: "f" } as const;
const CLUBS = { f: "ladies'", m: "gentlemen's" } as const;
const PILES = { "+": "rising", "-": "falling" } as const;

export const refusals = {
  rule: (number: string) => `Rule ${number}, on a page of its own`,
  occupied: (sitting: Guest) => startOf(`${guest(sitting)} sits there already.`),
  nation: (code: Guest, all: readonly Nation[]) => {
    if (!all.length) return "No table is laid there.";
    const from = nations[code.slice(0, 2) as Nation].from;
    return `This seat belongs to ${tables(all)}; guests from ${from} sit at their own.`;
  },
  twoAlready: (nation: Nation | undefined, sex: Sex) =>
    `Two ${sexesWord(sex)} already sit at ${table(nation)}.`,
  oneAlready: (nation: Nation | undefined, sex: Sex) =>
    `A ${sexWord(sex)} already sits at ${table(nation)}; a ${sexWord(OTHER[sex])} comes next there.`,
  unbalanced: (nation: Nation | undefined) =>
    `Women and men would be out of balance at ${table(nation)}.`,
  clubOther: (nation: Nation | undefined, sex: Sex) =>
    `A ${sexWord(OTHER[sex])} sits at ${table(nation)}, so this club can't meet there.`,
  clubOnly: (sex: Sex) => `This is a ${CLUBS[sex]} club: no ${sexWord(OTHER[sex])} joins it.`,
  alone: "Nobody sits at these tables, and no partner could follow this turn.",
  partnerFirst: (waiting: Guest) =>
    startOf(`${guest(waiting)} is waiting: first somebody joins the same table.`),
  noPartner: "Nobody sits at these tables yet, and no partner in your hand would fit there.",
  noClub: "Your hand has no guests for all the free seats of that club.",
  notInHand: (code: Guest) => startOf(`${guest(code)} is not in your hand.`),
  numberNotInHand: (card: number) => `The ${card} is not in your hand.`,
  handFull: "Twelve in hand are the most: seat a guest, or lay one face down.",
  direction: (card: number, pile: "+" | "-", top: number) => {
    const [on, back] = pile === "+" ? ["higher", "lower"] : ["lower", "higher"];
    return `Your ${PILES[pile]} pile shows ${top}: it takes a ${on} card, or the one exactly ten ${back}, but not the ${card}.`;
  },
  helpsNot: (card: number, pile: "+" | "-", top: number) =>
    `The ${PILES[pile]} pile over there shows ${top}: only a ${pile === "+" ? "lower" : "higher"} card would help, and the ${card} is not.`,
  helpsNothing: "Nothing lies on that pile yet, so nothing can help it.",
  oneGift: "One card a turn may go across the table, and one has gone already.",
  endTooSoon: (missing: number) =>
    `A turn takes two cards at least: ${plural(missing, { one: "one more", other: "# more" })} to go.`,
  ownPileToo: "At least one card of a turn goes to your own piles.",
  noSecond: (card: number) => `After the ${card} no second card could follow; begin with another one.`,
  jokerBar: "A joker never goes to the bar.",
  over: "The game is over.",
  notYourTurn: (name: string) => `It is ${name}'s turn.`,
  nowhere: "That can't be done just now.",
  notNow: {
    end: "Before a turn ends, something is done in it: seat a guest, for instance.",
    drawLater: "A guest is seated already: seat another one, or end the turn.",
    draw: "The pile of guests is empty.",
    close: "A game is declared over only at the moment when the hand is empty.",
    down: "A guest is laid face down only at the start of a turn, with twelve in hand.",
    bar: "The bar is for the start of a turn, before anybody is seated.",
    club: "A club is formed at the start of a turn.",
    clubFirst: "First all seats of the club are filled.",
    seat: "No more guests are seated this turn.",
  },
};
