import { expect, it } from "vitest";
import { NOTHING, readProgress, withDone } from "./progress";

it("is read as it was written", () => {
  const progress = { at: "waiting", moves: ["FRf@d1"], done: ["seat"] };
  expect(readProgress(JSON.stringify(progress))).toEqual(progress);
});

it.each([null, "", "7", "null", "{", "[]", '{"at": 3}', '{"at": "seat", "moves": [1], "done": []}', '{"at": "seat", "moves": []}'])(
  "%s is no progress",
  (text) => expect(readProgress(text)).toBe(NOTHING),
);

it("counts a lesson once", () => {
  const once = withDone(NOTHING, "seat");
  expect(once.done).toEqual(["seat"]);
  expect(withDone(once, "seat")).toBe(once);
});
