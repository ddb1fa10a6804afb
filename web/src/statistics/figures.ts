/* What the house tells of results, as the plots want it. */

import type { ScoreBand } from "../wire/messages";

export interface Range {
  from: number;
  to: number;
  count: number;
}

/** Every range between the lowest and the highest result of games with so many players, empty ones too. */
export function rangesOf(bands: readonly ScoreBand[], players: number): Range[] {
  const ours = bands.filter((band) => band.players === players);
  if (!ours.length) return [];
  const width = ours[0]!.most - ours[0]!.least + 1;
  const from = Math.min(...ours.map(({ least }) => least));
  const many = (Math.max(...ours.map(({ least }) => least)) - from) / width + 1;
  return Array.from({ length: many }, (_, index) => {
    const least = from + index * width;
    return { from: least, to: least + width - 1, count: ours.find((band) => band.least === least)?.results ?? 0 };
  });
}

/** The numbers of players there are results for, that with the most results first. */
export function tablesOf(bands: readonly ScoreBand[]): number[] {
  const many = new Map<number, number>();
  for (const { players, results } of bands) many.set(players, (many.get(players) ?? 0) + results);
  return [...many].sort(([, one], [, other]) => other - one).map(([players]) => players);
}

/** `31 %`, rounded so that a rare thing doesn't read as none. */
export function shareText(part: number, whole: number, language: string): string {
  const digits = whole && part && part / whole < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(whole ? part / whole : 0);
}
