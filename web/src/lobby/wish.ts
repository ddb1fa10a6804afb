/* A table as somebody wishes it, and the message that lays it. Pure. */

import type { GameFacts, Limit, NewTable, SeatWish } from "../wire/messages";

export type Kind = "bot" | "invited" | "friend" | "open";
export const KINDS: readonly Kind[] = ["bot", "invited", "friend", "open"];
export type Begins = "me" | "other" | "chance";
export const BEGINS: readonly Begins[] = ["me", "other", "chance"];

export interface Opponent {
  id: number;
  kind: Kind;
  level: string;
  name: string;
}

export interface Wish {
  game: string;
  opponents: readonly Opponent[];
  begins: Begins;
  options: Readonly<Record<string, boolean | number | string>>;
  limit: Limit | null;
  hints: boolean;
  public: boolean;
}

let made = 0;
export const opponent = (kind: Kind = "bot"): Opponent => ({ id: (made += 1), kind, level: "regular", name: "" });

export const firstWish = (game: string): Wish => ({
  game, opponents: [opponent()], begins: "me", options: {}, limit: null, hints: true, public: false,
});

/** Every option of a game with what is usual for it. */
export const usualOptions = ({ options }: GameFacts): Wish["options"] =>
  Object.fromEntries(Object.entries(options).map(([name, choices]) => [name, choices[0]!]));

export const mustBePublic = ({ opponents }: Pick<Wish, "opponents">): boolean => opponents.some(({ kind }) => kind === "open");

/** Whether the game can begin at once, with nobody to wait for. */
export const beginsAtOnce = ({ opponents }: Pick<Wish, "opponents">): boolean =>
  opponents.every(({ kind }) => kind === "bot" || kind === "friend");

function seatFor({ kind, level, name }: Opponent, usual: string): SeatWish {
  if (kind === "bot") return { kind, level };
  return kind === "friend" ? { kind, name: name.trim() || usual } : { kind };
}

export function tableFor(wish: Wish, usualName: (number: number) => string, chance: number = Math.random()): NewTable {
  let friends = 0;
  const others = wish.opponents.map((one) => seatFor(one, one.kind === "friend" ? usualName((friends += 1)) : ""));
  const first = wish.begins === "me" || (wish.begins === "chance" && chance < 1 / (others.length + 1));
  const me: SeatWish = { kind: "me" };
  return {
    game: wish.game,
    seats: first ? [me, ...others] : [...others, me],
    options: { ...wish.options },
    public: wish.public || mustBePublic(wish),
    limit: wish.limit,
    hints: wish.hints,
  };
}
