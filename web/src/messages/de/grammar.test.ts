import { describe, expect, it } from "vitest";
import { type Who } from "../words";
import words from ".";

const you: Who = { name: "Anna", you: true };
const anna: Who = { name: "Anna", you: false };
const max: Who = { name: "Max", you: false };
const paid = [{ place: "c2", nation: "IT" as const, points: 4 }, { place: "bar", nation: null, points: 2 }];
const { advice, events, refusals } = words;

describe("German grammar", () => {
  it("declines guests and tables", () => {
    expect(refusals.twoAlready("GB", "m")).toBe("Am britischen Tisch sitzen schon zwei Herren.");
    expect(refusals.twoAlready(undefined, "f")).toBe("An diesem Tisch sitzen schon zwei Damen.");
    expect(events.seated(anna, "DEm", "c2", paid, false)).toBe("Anna setzt einen Deutschen: 4\u00a0Italien, 2\u00a0an der Bar.");
    expect(refusals.occupied("DEm")).toBe("Dort sitzt schon ein Deutscher.");
    expect(refusals.nation("TRf", ["GB", "IT"])).toBe("Dieser Platz gehört zum britischen und zum italienischen Tisch; Gäste aus der Türkei sitzen an ihrem eigenen.");
    expect(events.cleared(["GB"])).toBe("Der britische Tisch ist voll und wird abgeräumt.");
    expect(events.cleared(["GB", "GB"])).toBe("Die britischen Tische sind voll und werden abgeräumt.");
    expect(advice.seat("FRm", ["FR", "IT", "RU"])).toBe("einen Franzosen an den französischen, an den italienischen und an den russischen Tisch setzen");
    expect(refusals.partnerFirst("JKf")).toBe("Ein weiblicher Joker wartet: Erst setzt sich jemand zu ihm an denselben Tisch.");
  });

  it("knows whose pile it is", () => {
    expect(events.gave(anna, max, 12, "+")).toBe("Anna schenkt die 12 her, auf Max\u2019 aufsteigenden Stapel.");
    expect(events.gave(anna, you, 12, "-")).toBe("Anna schenkt die 12 her, auf deinen absteigenden Stapel.");
  });
});
