import { describe, expect, it } from "vitest";
import { FLOORS, around, neighbour, seatAt, seatsOf, tablesOf } from "./floor";

const board = FLOORS["cafe-board"];
const cards = FLOORS["cafe-cards"];

describe("the floor plans", () => {
  it("have the tables and seats of the rules", () => {
    expect(cards.tables.map(({ place }) => place)).toEqual(["b2", "d2", "c3", "b4", "d4"]);
    expect([cards.seats.length, board.tables.length, board.seats.length]).toEqual([12, 12, 24]);
  });

  it("share seats as the rules say", () => {
    const shared = (floor: typeof board) =>
      [1, 2, 3].map((count) => floor.seats.filter((seat) => tablesOf(seat).length === count).length);
    expect(shared(cards)).toEqual([8, 0, 4]);
    expect(shared(board)).toEqual([4, 16, 4]);
  });

  it("give four seats to every table", () => {
    for (const floor of [cards, board])
      for (const table of floor.tables) expect(seatsOf(floor, table.place)).toHaveLength(4);
  });

  it("know on which side a seat's tables stand", () => {
    expect(seatAt(cards, "c2")?.towards).toEqual({ left: "b2", right: "d2", down: "c3" });
  });
});

describe("walking over the floor", () => {
  const step = (from: string, side: "up" | "down" | "left" | "right") =>
    neighbour(board.seats, seatAt(board, from)!, side)?.place;

  it("goes to the nearest seat", () => {
    expect(step("e1", "down")).toBe("e3");
    expect(step("b4", "right")).toBe("d4");
    expect(step("e1", "left")).toBe("d2");
    expect(step("a5", "left")).toBeUndefined();
  });

  it("goes straight across the ring, and back", () => {
    expect(step("c5", "right")).toBe("g5");
    expect(step("g5", "left")).toBe("c5");
    expect(step("e3", "down")).toBe("e7");
    expect(step("e7", "up")).toBe("e3");
  });

  it("reaches every seat from every other", () => {
    for (const floor of [cards, board]) {
      const seen = new Set([floor.seats[0]!.place]);
      for (const place of seen)
        for (const side of ["up", "down", "left", "right"] as const) {
          const next = neighbour(floor.seats, seatAt(floor, place)!, side);
          if (next) seen.add(next.place);
        }
      expect(seen.size).toBe(floor.seats.length);
    }
  });
});

it("finds the middle of some spots", () => {
  expect(around([])).toBeNull();
  expect(around([{ place: "a1", x: 0.5, y: 0.5 }, { place: "c3", x: 2.5, y: 2.5 }])).toEqual({ x: 1.5, y: 1.5 });
});
