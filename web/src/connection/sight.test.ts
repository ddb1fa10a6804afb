import { describe, expect, it } from "vitest";
import type { Changed, Snapshot, Table } from "../wire/messages";
import { fitOf, fromSnapshot, movesIn, viewOf, withChange, withPresence } from "./sight";

const AT = "2026-01-02T10:00:00Z";

const table: Table = {
  id: "abcdefghij", game: "face-to-face", options: { last_card: "loses" }, status: "playing", host: "anna",
  public: false, hints: true, created: AT, promise: "8b52",
  seats: [{ kind: "person", name: "Anna", person: "anna" }, { kind: "bot", name: "regular", level: "regular" }],
};

export const snapshot: Snapshot = {
  snapshot: 3, table, yours: [0], invite: "mzxw6ytboi", log: [{ version: 3, at: AT, events: [{ event: "started", first: 0 }] }],
  present: ["anna"], watching: 0, view: { to_move: 0, hands: [null, null], laid: 0 }, own: { 0: { hands: [[2, 3], null] } },
  moves: { "2+": {}, "3-": { bar: 1 } },
};

const change = (version: number, more: Partial<Changed> = {}): Changed => ({
  version, at: AT, events: [{ event: "laid", player: 0, card: 2, pile: "+" }], ...more,
});

const first = fromSnapshot(snapshot, null);

describe("a snapshot", () => {
  it("is seen through the eyes of a seat", () => {
    expect(viewOf(first, 0)).toEqual({
      game: "face-to-face", players: 2, options: { last_card: "loses" }, seat: 0, to_move: 0, laid: 0, hands: [[2, 3], null],
    });
  });

  it("shows no hand to who only looks on", () => {
    expect(viewOf(first, -1)).toMatchObject({ seat: -1, hands: [null, null] });
  });

  it("has no view before the start", () => {
    expect(viewOf(fromSnapshot({ ...snapshot, view: undefined }, null), 0)).toBeNull();
  });

  it("after a gap goes on with the log we had", () => {
    const later = fromSnapshot({ ...snapshot, snapshot: 5, log: [{ version: 5, at: AT, events: [] }] }, first);
    expect(later.log.map(({ version }) => version)).toEqual([3, 5]);
    expect(fromSnapshot({ ...snapshot, snapshot: 3, log: [] }, first).log).toHaveLength(1);
  });

  it("lists moves with what they earn", () => {
    expect(movesIn(snapshot.moves)).toEqual([{ move: "2+", points: {} }, { move: "3-", points: { bar: 1 } }]);
  });
});

describe("a change", () => {
  it("adds what is new and keeps the rest", () => {
    const next = withChange(first, change(4, { view: { laid: 1 }, own: { 0: { hands: [[3], null] } }, moves: { "3-": {} }, undo: true }));
    expect(next.view).toEqual({ to_move: 0, hands: [null, null], laid: 1 });
    expect(viewOf(next, 0)).toMatchObject({ hands: [[3], null], laid: 1 });
    expect(next.moves).toEqual([{ move: "3-", points: {} }]);
    expect(next.undo).toBe(true);
    expect(next.version).toBe(4);
    expect(next.log).toHaveLength(2);
  });

  it("leaves no moves and no undo where it names none", () => {
    const next = withChange({ ...first, undo: true }, change(4));
    expect(next.moves).toEqual([]);
    expect(next.undo).toBe(false);
  });

  it("of talk alone leaves the view and its events as they are", () => {
    const played = withChange(first, change(4, { view: { laid: 1 } }));
    const talked = withChange(played, change(5, { events: [{ event: "said", player: 1, phrase: "hello" }] }));
    expect(talked.view).toBe(played.view);
    expect(talked.events).toBe(played.events);
  });

  it("of the table keeps the invitation, and knows which seats are ours", () => {
    const seats = [...table.seats.slice(0, 1), { kind: "friend" as const, name: "Ben", person: "anna" }];
    const next = withChange(first, change(4, { table: { ...table, seats }, yours: [0, 1] }));
    expect(next.invite).toBe("mzxw6ytboi");
    expect(next.yours).toEqual([0, 1]);
  });

  it("of the table without seats of ours leaves us looking on", () => {
    expect(withChange(first, change(4, { table })).yours).toEqual([]);
  });

  it("of the table brings the invitation to who sits down", () => {
    const before = { ...first, yours: [], invite: null };
    expect(withChange(before, change(4, { table, yours: [0], invite: "mzxw6ytboi" })).invite).toBe("mzxw6ytboi");
  });

  it("of the game alone leaves our seats as they are", () => {
    expect(withChange(first, change(4)).yours).toBe(first.yours);
  });

  it("of the table finds newcomers present", () => {
    const seats = [table.seats[0]!, { kind: "person" as const, name: "Ben", person: "ben" }];
    expect(withChange(first, change(4, { table: { ...table, seats } })).present).toEqual(["anna", "ben"]);
  });

  it("fits when it is the next one", () => {
    expect([2, 3, 4, 5].map((version) => fitOf(first, version))).toEqual(["known", "known", "next", "gap"]);
  });
});

it("presence changes nothing else", () => {
  const next = withPresence(first, { present: ["anna", "ben"], watching: 2 });
  expect(next).toEqual({ ...first, present: ["anna", "ben"], watching: 2 });
});
