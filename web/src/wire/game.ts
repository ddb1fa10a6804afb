/* What the rule books tell a page: views, legal moves, events, refusals. Names are the notation's. */

export const NATIONS = [
  "CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US",
] as const;

export type Nation = (typeof NATIONS)[number];
export type Sex = "f" | "m";
/** `DEf`, `JKm` */
export type Guest = `${Nation | "JK"}${Sex}`;
/** A table or a seat of a floor plan: `c2`. */
export type Place = string;
export type CafeGame = "cafe-cards" | "cafe-board";
export type Game = CafeGame | "face-to-face";
export const GAMES: readonly Game[] = ["cafe-cards", "cafe-board", "face-to-face"];

export type Points = Record<string, number>;

export interface LegalMove {
  move: string;
  points: Points;
}

interface AnyView {
  players: number;
  options: Record<string, unknown>;
  /** Whose eyes these are; -1 for somebody who only looks on. */
  seat: number;
  hand_sizes: number[];
  to_move: number;
  over: boolean;
}

export interface CafeView extends AnyView {
  game: CafeGame;
  tables: Record<Place, Nation>;
  guests: Record<Place, Guest>;
  hands: (Guest[] | null)[];
  points: number[];
  placed: number;
  waiting: Place | null;
  guest_pile: number;
  table_pile: number;
  /** cafe-board: who has gone to the bar, in order. */
  bar?: Guest[];
  /** cafe-cards: what lies face down; null where it is not ours to know. */
  down?: (Guest[] | null)[];
  down_sizes?: number[];
  /** cafe-cards with clubs: `b2 f` while one is being filled. */
  club?: string | null;
}

export interface DuelPiles {
  up: number;
  down: number;
}

export interface DuelView extends AnyView {
  game: "face-to-face";
  piles: DuelPiles[];
  hands: (number[] | null)[];
  draw: number[];
  laid: number;
  given: number;
}

export type View = CafeView | DuelView;

export type GameEvent =
  | { event: "seated"; player: number; guest: Guest; seat: Place; points: Points; waits: boolean }
  | { event: "club-started"; player: number; table: Place; sex: Sex }
  | { event: "laid-down"; player: number }
  | { event: "went-to-bar"; player: number; guest: Guest; points: number }
  | { event: "laid"; player: number; card: number; pile: "+" | "-" }
  | { event: "gave"; player: number; card: number; pile: "+" | "-" }
  | { event: "closed"; player: number }
  | { event: "moved"; player: number; points: Points }
  | { event: "cleared"; tables: Place[]; nations: Nation[] }
  | { event: "table-laid"; table: Place; nation: Nation }
  | { event: "drawn"; player: number; count: number }
  | { event: "turn-ended"; player: number; next: number }
  | { event: "taken-back"; player: number }
  | { event: "game-over"; scores: number[]; minus: number[]; winners: number[] };

export interface Result {
  scores: number[];
  minus: number[];
  winners: number[];
}

export const REASONS = [
  "occupied", "nation", "balance", "alone", "partner", "not-in-hand", "not-now", "hand-full",
  "direction", "helps-not", "one-gift", "two-cards", "joker-bar", "over", "syntax",
] as const;

export type Reason = (typeof REASONS)[number];

export interface Refusal {
  reason: Reason;
  place?: Place | null;
}

export interface Player {
  name: string;
  kind: "person" | "computer";
  present: boolean;
  gaveUp?: boolean;
  /** The house plays for them: they gave up, or are away. */
  playedFor?: boolean;
  /** Milliseconds left, and whether the clock is running; null without clocks. */
  clock?: { left: number; running: boolean } | null;
  /** Whether turns at this table have a limit: then there is a place for a clock, also while none runs. */
  timed?: boolean;
}

export type Pace = "calm" | "normal" | "quick" | "instant";
export type Sorting = "nation" | "sex" | "playable";

export interface BoardSettings {
  pace: Pace;
  sorting: Sorting;
  /** Single letters act as shortcuts. */
  keys: boolean;
  sound: boolean;
}

export const nationOf = (guest: Guest): Nation | "JK" => guest.slice(0, 2) as Nation | "JK";
export const sexOf = (guest: Guest): Sex => guest.slice(2) as Sex;
export const isCafe = (view: View): view is CafeView => view.game !== "face-to-face";
