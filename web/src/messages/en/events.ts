import type { Guest, Nation, Place, Sex } from "../../wire/game";
import { startOf, type Paid, type Who } from "../words";
import { guest, list, paid, plural, signed, table, tables } from "./cards";

/** `You seat`, `Anna seats` */
function does(who: Who, verb: string, third = `${verb}s`): string {
  return who.you ? `You ${verb}` : `${who.name} ${third}`;
}

const whose = (who: Who): string => (who.you ? "your" : `${who.name}'s`);
const CLUBS = { f: "ladies'", m: "gentlemen's" } as const;
const PILES = { "+": "rising", "-": "falling" } as const;

export const events = {
  seated: (who: Who, code: Guest, _seat: Place, earned: readonly Paid[], waits: boolean) => {
    const seats = `${does(who, "seat")} ${guest(code)}`;
    if (waits) return `${seats}, to be joined at once.`;
    return earned.length ? `${seats}: ${paid(earned)}.` : `${seats}.`;
  },
  clubStarted: (who: Who, nation: Nation | undefined, sex: Sex) =>
    `${does(who, "form")} a ${CLUBS[sex]} club at ${table(nation)}.`,
  laidDown: (who: Who) => `${does(who, "lay")} a guest face down.`,
  wentToBar: (who: Who, code: Guest, points: number) =>
    `${does(who, "send")} ${guest(code)} to the bar: ${signed(points)}.`,
  laid: (who: Who, card: number, pile: "+" | "-", gap: number) => {
    const how = gap > 0 ? `a gap of ${gap}` : `a step of ten back`;
    return `${does(who, "lay")} the ${card} on the ${PILES[pile]} pile, ${how}.`;
  },
  gave: (who: Who, other: Who, card: number, pile: "+" | "-") =>
    `${does(who, "give")} the ${card} to ${whose(other)} ${PILES[pile]} pile.`,
  closed: (who: Who) => `${does(who, "declare")} the game over.`,
  moved: (who: Who, earned: readonly Paid[]) =>
    `${does(who, "move")}${earned.length ? `: ${paid(earned)}` : ""}.`,
  cleared: (all: readonly Nation[]) =>
    startOf(`${all.length ? tables(all) : "a table"} ${all.length > 1 ? "are" : "is"} full, and cleared.`),
  tableLaid: (nation: Nation) => startOf(`${table(nation)} is laid.`),
  drawnGuests: (who: Who, count: number) =>
    `${does(who, "draw")} ${plural(count, { one: "a guest", other: "# guests" })}.`,
  drawnCards: (who: Who, count: number) =>
    `${does(who, "draw")} ${plural(count, { one: "a card", other: "# cards" })}.`,
  turnOf: (who: Who) => (who.you ? "Your turn." : `${who.name} is to move.`),
  takenBack: (who: Who) => `${does(who, "take")} the last move back.`,
  gameOver: (winners: readonly Who[]) => {
    const [first] = winners;
    if (!first) return "The game is over.";
    if (winners.length > 1) return `The game is over: ${list(winners.map((w) => (w.you ? "you" : w.name)))} share the win.`;
    return `The game is over: ${first.you ? "you have won" : `${first.name} has won`}.`;
  },
};
