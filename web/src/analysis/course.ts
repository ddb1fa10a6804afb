/* The course of a game as lines: where they go, and which move lies under the pointer. */

import { ticksFor } from "../plots/scale";
import type { Analysis } from "../wire/messages";

export type Measure = "wins" | "scores";

/** For each player the value before every move, and at the end. */
export function linesOf(analysis: Analysis, measure: Measure): number[][] {
  return analysis.players.map((_, player) => analysis.course.map((stand) => stand[measure][player]!));
}

/** What is told of the lines: chances in whole percents that add up to 100 before each move; each rounded alone, 50.5 and 49.5 make 101. */
export function toldOf(lines: readonly number[][], measure: Measure): number[][] {
  if (measure === "scores") return [...lines];
  const stands = (lines[0] ?? []).map((_, at) => addingUp(lines.map((line) => line[at]!)));
  return lines.map((_, player) => stands.map((stand) => stand[player]!));
}

/** Shares of one whole in hundredths: what is missing when all are rounded down goes to those that lost most. */
export function addingUp(shares: readonly number[]): number[] {
  const hundredths = shares.map((share) => Math.floor(share * 100));
  const lost = (player: number): number => shares[player]! * 100 - hundredths[player]!;
  const missing = 100 - hundredths.reduce((sum, one) => sum + one, 0);
  const raised = shares.map((_, player) => player).sort((one, other) => lost(other) - lost(one)).slice(0, missing);
  return hundredths.map((one, player) => (one + Number(raised.includes(player))) / 100);
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const ALL: Scale = { low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
const TICKS = 4;

/** Chances lie between nothing and everything; scores have round figures around them. */
export function scaleOf(lines: readonly (readonly number[])[], measure: Measure): Scale {
  if (measure === "wins") return ALL;
  const [least, most] = [Math.min(...lines.flat()), Math.max(...lines.flat())];
  const step = roundUp((most - least) / TICKS || 1);
  const low = step * Math.floor(least / step);
  const count = Math.max(1, Math.ceil((most - low) / step));
  return { low, high: low + count * step, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}

/** The next of 1, 2, 5, 10, 20 ... */
function roundUp(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return power * [1, 2, 5, 10].find((factor) => power * factor >= step * 0.999)!;
}

/** The numbers of moves made that stand below the lines. */
export const movesOn = (last: number): number[] => ticksFor(0, last, 6, 1).filter((tick) => tick <= last);

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const xOf = (frame: Frame, at: number, last: number): number =>
  frame.left + ((frame.width - frame.left - frame.right) * at) / Math.max(1, last);

export const yOf = (frame: Frame, scale: Scale, value: number): number =>
  frame.top + ((frame.height - frame.top - frame.bottom) * (scale.high - value)) / (scale.high - scale.low);

export const pathOf = (frame: Frame, scale: Scale, line: readonly number[]): string =>
  line.map((value, at) => `${at ? "L" : "M"}${xOf(frame, at, line.length - 1).toFixed(1)} ${yOf(frame, scale, value).toFixed(1)}`).join("");

/** The number of moves made at a place from left to right. */
export function moveAt(frame: Frame, x: number, last: number): number {
  const share = (x - frame.left) / (frame.width - frame.left - frame.right);
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

const STEPS: Record<string, number> = {
  ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10, End: Infinity, Home: -Infinity,
};

/** Where a key goes from here; null if it is none of ours. */
export function keyGoes(key: string, at: number, last: number): number | null {
  const step = STEPS[key];
  return step === undefined ? null : Math.min(last, Math.max(0, at + step));
}
