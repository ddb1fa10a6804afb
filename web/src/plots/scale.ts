/* Numbers to places: round steps for an axis, lines and bands for a pen. */

const ROUND = [1, 2, 5, 10];

/** A step of 1, 2 or 5 times a power of ten, so that there are about `wanted` of them. */
export function stepFor(span: number, wanted: number, least = 0): number {
  if (span <= 0) return Math.max(1, least);
  const power = 10 ** Math.floor(Math.log10(span / wanted));
  return Math.max(least, power * ROUND.find((round) => power * round * wanted >= span)!);
}

/** Round numbers that reach from below the lowest to above the highest. */
export function ticksFor(low: number, high: number, wanted = 4, least = 0): number[] {
  const step = stepFor(high - low, wanted, least);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Where a number lies between two places. */
export const between = (value: number, low: number, high: number, from: number, to: number): number =>
  high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);

export type Spot = readonly [x: number, y: number];

const pair = ([x, y]: Spot): string => `${x.toFixed(1)},${y.toFixed(1)}`;

export const lineThrough = (spots: readonly Spot[]): string => (spots.length ? `M${spots.map(pair).join("L")}` : "");

/** The area between two lines, from left to right along the first and back along the second. */
export const areaBetween = (above: readonly Spot[], below: readonly Spot[]): string =>
  above.length ? `${lineThrough([...above, ...[...below].reverse()])}Z` : "";
