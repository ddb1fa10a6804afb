import { describe, expect, it } from "vitest";
import { letterOf } from "./keys";

describe("the letter of a key", () => {
  it("is what is typed", () => expect(letterOf({ key: "H", code: "KeyH" })).toBe("h"));
  it("follows the print, not the place, on other Latin keyboards", () => expect(letterOf({ key: "q", code: "KeyA" })).toBe("q"));
  it("is the Latin one on a Greek keyboard", () => expect(letterOf({ key: "η", code: "KeyH" })).toBe("h"));
  it("leaves signs alone", () => expect(letterOf({ key: "?", code: "Slash" })).toBe("?"));
});
