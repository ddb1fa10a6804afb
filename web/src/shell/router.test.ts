import { expect, it } from "vitest";
import { pathOf, readPath } from "./router.svelte";

it.each(["/", "/me", "/table/k3x9", "/table/k3x9?invite=a%20d", "/people/k3x9", "/best", "/replay/7", "/replay/7?move=31&seat=all", "/rules/cafe-cards", "/learn/cafe-board", "/best/face-to-face", "/new/cafe-board", "/statistics/cafe-cards"])(
  "%s is read and written alike",
  (path) => expect(pathOf(readPath(...(path.split("?") as [string, string])))).toBe(path),
);

it("reads the rule that a link points at", () => {
  expect(readPath("/rules/cafe-cards", "", "#S4")).toEqual({ page: "rules", game: "cafe-cards", at: "S4" });
  expect(readPath("/rules/cafe-cards", "", "#cards-23")).toEqual({ page: "rules", game: "cafe-cards", at: "cards-23" });
  expect(readPath("/rules/cafe-cards", "", "#content")).toEqual({ page: "rules", game: "cafe-cards" });
  expect(pathOf({ page: "rules", game: "cafe-board", at: "B10" })).toBe("/rules/cafe-board#B10");
});

it.each(["/table", "/rules/chess", "/statistics", "/learn/chess", "/learn", "/table/1/2", "/nowhere", "/table/%"])("%s is lost", (path) => {
  expect(readPath(path)).toEqual({ page: "lost", path });
});
