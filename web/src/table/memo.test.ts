import { expect, it } from "vitest";
import { fromSnapshot, withChange } from "../connection/sight";
import type { Snapshot } from "../wire/messages";
import { leftOn, rememberView } from "./memo";

const AT = "2026-01-02T10:00:00Z";
const snapshot = {
  snapshot: 1, yours: [0], log: [], present: [], watching: 0, view: { laid: 0 }, own: { 0: { hands: [[2], null] } },
  table: { id: "abcdefghij", game: "face-to-face", options: {}, status: "playing", seats: [] },
} as unknown as Snapshot;

it("gives the same view as long as nothing in it is new", () => {
  const view = rememberView();
  const first = fromSnapshot(snapshot, null);
  const talked = withChange(first, { version: 2, at: AT, events: [{ event: "said", player: 0, phrase: "hello" }] });
  const played = withChange(talked, { version: 3, at: AT, events: [], view: { laid: 1 } });
  expect(view(talked, 0)).toBe(view(first, 0));
  expect(view(played, 0)).not.toBe(view(first, 0));
  expect(view(played, -1)).toMatchObject({ seat: -1, laid: 1 });
});

it("lets a clock run on by our own time", () => {
  const clock = { since: AT, now: "2026-01-02T10:00:20Z", until: "2026-01-02T10:01:00Z" };
  expect(leftOn(clock, 1000)).toBe(40_000);
  expect(leftOn(clock, 6000)).toBe(35_000);
  expect(leftOn({ since: AT, now: AT })).toBeNull();
});
