import { expect, it } from "vitest";
import { shelves } from "./stools";

const values = (fields: number) => shelves(fields).flat().map(({ value }) => value);

it("has 21 stools, or 17", () => {
  expect(values(21)).toEqual([1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14, -16]);
  expect(values(17)).toEqual(values(21).slice(4));
  expect(shelves(17).flat().map(({ number }) => number)).toEqual([...Array(17).keys()]);
});
