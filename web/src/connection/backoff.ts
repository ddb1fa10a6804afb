/* How long to wait before the next try: soon at first, then longer, never in step with everybody else. */

const FIRST = 400;
const LONGEST = 15_000;

export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(longest * (0.5 + chance / 2));
}
