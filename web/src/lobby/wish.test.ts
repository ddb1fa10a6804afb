import { expect, it } from "vitest";
import { beginsAtOnce, firstWish, mustBePublic, opponent, tableFor, usualOptions } from "./wish";

const usual = (number: number): string => `Friend ${number}`;

it("is a game against the computer at first", () => {
  expect(tableFor(firstWish("cafe-cards"), usual)).toEqual({
    game: "cafe-cards", seats: [{ kind: "me" }, { kind: "bot", level: "regular" }], options: {}, public: false, limit: null, hints: true,
  });
});

it("seats us last where somebody else begins, and by chance otherwise", () => {
  const wish = { ...firstWish("cafe-cards"), opponents: [opponent("invited"), opponent("open")] };
  const kinds = (begins: "me" | "other" | "chance", chance = 0) => tableFor({ ...wish, begins }, usual, chance).seats.map(({ kind }) => kind);
  expect(kinds("other")).toEqual(["invited", "open", "me"]);
  expect(kinds("chance", 0.2)[0]).toBe("me");
  expect(kinds("chance", 0.9)[0]).toBe("invited");
});

it("names friends at this screen", () => {
  const opponents = [{ ...opponent("friend"), name: " Ben " }, opponent("friend")];
  expect(tableFor({ ...firstWish("cafe-cards"), opponents }, usual).seats.slice(1)).toEqual([
    { kind: "friend", name: "Ben" }, { kind: "friend", name: "Friend 2" },
  ]);
});

it("is public where a seat is for anybody", () => {
  const opponents = [opponent("open")];
  expect(mustBePublic({ opponents })).toBe(true);
  expect(beginsAtOnce({ opponents })).toBe(false);
  expect(beginsAtOnce({ opponents: [opponent("bot"), opponent("friend")] })).toBe(true);
  expect(tableFor({ ...firstWish("cafe-board"), opponents }, usual).public).toBe(true);
});

it("takes the usual choice of each option", () => {
  const facts = { game: "cafe-board", players: [2, 2] as [number, number], options: { bar: [21, 17], open_hands: [false, true] }, levels: [] };
  expect(usualOptions(facts)).toEqual({ bar: 21, open_hands: false });
});
