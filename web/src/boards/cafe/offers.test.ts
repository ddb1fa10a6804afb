import { describe, expect, it } from "vitest";
import { best, guestsFor, hintOf, playable, readOffers, seatsFor, total } from "./offers";

const offers = readOffers([
  { move: "DEf@c2", points: { b2: 4, c3: 2 } },
  { move: "DEf@b1", points: { b2: 4 } },
  { move: "ITm@c2", points: {} },
  { move: "bar DEf", points: { bar: -4 } },
  { move: "down ITm", points: {} },
  { move: "club b2 f", points: {} },
  { move: "draw", points: {} },
]);

describe("offers", () => {
  it("are found by guest and by seat", () => {
    expect([...seatsFor(offers, "DEf").keys()]).toEqual(["c2", "b1"]);
    expect(guestsFor(offers, "c2")).toEqual(new Set(["DEf", "ITm"]));
    expect(guestsFor(offers, "e2").size).toBe(0);
  });

  it("keep the bar, clubs and plain words apart", () => {
    expect(offers.bar.get("DEf")).toBe(-4);
    expect(offers.down).toEqual(new Set(["ITm"]));
    expect(offers.clubs).toEqual([{ move: "club b2 f", table: "b2", sex: "f" }]);
    expect([offers.draw, offers.end, offers.close]).toEqual([true, false, false]);
  });

  it("know what a guest earns at best", () => {
    expect(total({ b2: 4, c3: 2 })).toBe(6);
    expect([best(offers, "DEf"), best(offers, "ITm"), best(offers, "USm")]).toEqual([6, 0, -1]);
    expect(playable(offers)).toEqual(new Set(["DEf", "ITm"]));
  });
});

it("reads the card and the place of a hint", () => {
  expect(hintOf("DEf@c2")).toEqual({ guest: "DEf", place: "c2" });
  expect(hintOf("bar JKm")).toEqual({ guest: "JKm", place: "bar" });
  expect(hintOf("end")).toBeNull();
});
