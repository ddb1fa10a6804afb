/* How long things take: the chosen pace, and the wish for less motion. */

import type { Pace } from "../wire/game";

const FACTORS: Record<Pace, number> = { calm: 1.6, normal: 1, quick: 0.5, instant: 0 };

export const factorOf = (pace: Pace): number => FACTORS[pace];

export const TRAVEL = 220;
export const FLIGHT = 500;
export const LEAVE = 380;
export const TURN_OVER = 420;
/** An opponent's move is read before the next thing happens. */
export const READING = 550;

export const lessMotion = (): boolean =>
  typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
