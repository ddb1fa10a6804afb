/* The moves that could have been made, as the page lists them. */

import { adviceOf, type Scene } from "../table/advising";
import type { Messages } from "../messages/en";
import { startOf } from "../messages/words";
import type { Game, Nation, Place } from "../wire/game";
import type { Analysis } from "../wire/messages";

type Advice = Messages["advice"];
type Considered = Analysis["moves"][number]["considered"][number];
export type TurningPoint = Analysis["turning_points"][number];

export interface Choice {
  move: string;
  label: string;
  /** Beside the best one. */
  points: number;
  win: number;
  /** How long its bar is, in percent: the best one's is whole. */
  bar: number;
  played: boolean;
  best: boolean;
}

/** So much less value, and nothing is left of the bar but its beginning. */
const SPAN = 0.15;
const SHORTEST = 4;

/** What could have been done after so many moves, the best first, then by value; nothing at the end of the game. */
export function choicesAt(analysis: Analysis, at: number, words: Advice): Choice[] {
  const judged = analysis.moves[at];
  if (!judged) return [];
  const [best, ...others] = judged.considered as [Considered, ...Considered[]];
  const listed = [best, ...others.sort((one, other) => other.value - one.value)];
  const labels = labelsOf(sceneAt(analysis, at), listed.map(({ move }) => move), words);
  return listed.map(({ move, value, points, win }, index) => ({
    move, points: points - best.points, win, label: labels[index]!, bar: barOf(best.value - value), played: move === judged.move, best: index === 0,
  }));
}

const barOf = (less: number): number => Math.min(100, Math.max(SHORTEST, 100 * (1 - less / SPAN)));

/** What was played at a turning point, and what was better. */
export function turnOf(analysis: Analysis, point: TurningPoint, words: Advice): { was: string; better: string } {
  const [was, better] = labelsOf(sceneAt(analysis, point.number - 1), [point.move, point.better], words);
  return { was: lower(was!), better: lower(better!) };
}

export const tablesAt = (analysis: Analysis, at: number): Record<Place, Nation> =>
  (analysis.moves[at]?.tables ?? {}) as Record<Place, Nation>;

const sceneAt = (analysis: Analysis, at: number): Scene => ({ game: analysis.game as Game, tables: tablesAt(analysis, at) });

/** Moves in words; where two sound alike, each names its place. */
export function labelsOf(scene: Scene, moves: readonly string[], words: Advice): string[] {
  const told = moves.map((move) => startOf(adviceOf(scene, { move }, words)));
  return told.map((text, index) => {
    const [, place] = moves[index]!.split("@");
    const alike = told.filter((other) => other === text).length > 1;
    return alike && place ? `${text} (${place})` : text;
  });
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
