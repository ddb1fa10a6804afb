import { expect, it } from "vitest";
import { pathOf, readPath } from "./router.svelte";

it.each(["/", "/me", "/table/k3x9", "/table/k3x9?invite=a%20d", "/people/k3x9", "/best", "/replay/7", "/replay/7?move=31&seat=all", "/rules/cafe-cards", "/best/face-to-face", "/new/cafe-board"])(
  "%s is read and written alike",
  (path) => expect(pathOf(readPath(...(path.split("?") as [string, string])))).toBe(path),
);

it.each(["/table", "/rules/chess", "/table/1/2", "/nowhere", "/table/%"])("%s is lost", (path) => {
  expect(readPath(path)).toEqual({ page: "lost", path });
});
