import { expect, it } from "vitest";
import en from "../messages/en";
import type { Sight } from "../connection/sight";
import type { Seat } from "../wire/messages";
import { countsFor, isHere, namesIn, namesOf, plainNamesIn, playersOf, whyPlayedFor } from "./seats";

const anna: Seat = { kind: "person", name: "Anna", person: "a" };
const bot: Seat = { kind: "bot", name: "regular", level: "regular" };

it("names bots for their level, and numbers who has a name that is taken", () => {
  expect(namesOf([anna, bot, bot, { ...anna, person: "b" }], en.levels)).toEqual(["Anna", "Regular", "Regular 2", "Anna 2"]);
  expect(namesOf([{ kind: "open" }, { kind: "open" }], en.levels)).toEqual(["", ""]);
});

it("sets apart who is written from right to left, so that figures beside them stay where they belong", () => {
  expect(namesOf([{ ...anna, name: "אברהם" }, anna], en.levels)).toEqual(["\u2068אברהם\u2069", "Anna"]);
  expect(namesIn(["سارة", "سارة", "greedy", "Ζωή 🎲"], en.levels)).toEqual(["\u2068سارة\u2069", "\u2068سارة 2\u2069", "Beginner", "Ζωή 🎲"]);
});

it("hands names on as they are: the house takes no signs that turn text around", () => {
  expect(plainNamesIn(["سارة", "سارة", "greedy"], en.levels)).toEqual(["سارة", "سارة", "Beginner"]);
});

it("knows who is here", () => {
  expect(isHere(bot, [])).toBe(true);
  expect(isHere(anna, ["a"])).toBe(true);
  expect(isHere(anna, [])).toBe(false);
  expect(isHere({ ...anna, away: true }, ["a"])).toBe(false);
});

it("knows where scores count", () => {
  expect(countsFor({ seats: [anna, bot] })).toBe("lists and strengths");
  expect(countsFor({ seats: [anna, { ...anna, kind: "friend" }] })).toBe("lists");
  expect(countsFor({ seats: [anna, bot], origin: { table: "abcdefghij", move: 31, names: [] } })).toBe("nothing");
});

it("gives the clock to who has to hurry", () => {
  const sight = { table: { seats: [anna, bot] }, present: ["a"] } as unknown as Sight;
  expect(playersOf(sight, en.levels, { seat: 0, left: 5000 }).map(({ clock }) => clock)).toEqual([{ left: 5000, running: true }, null]);
});

it("tells who gave up from who is away", () => {
  const sight = { table: { seats: [{ ...anna, resigned: true }, { ...anna, away: true }, bot] }, present: ["a"] } as unknown as Sight;
  const players = playersOf(sight, en.levels, null);
  expect(players.map(({ gaveUp }) => gaveUp)).toEqual([true, false, false]);
  expect(players.map(({ playedFor }) => playedFor)).toEqual([true, true, false]);
  expect(players.slice(0, 2).map((player) => whyPlayedFor(player, en))).toEqual([en.table.youGaveUp, "The computer is playing for you."]);
});
