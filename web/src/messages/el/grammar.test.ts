import { describe, expect, it } from "vitest";
import { type Who } from "../words";
import words from ".";

const you: Who = { name: "Anna", you: true };
const anna: Who = { name: "Άννα", you: false };
const paid = [{ place: "c2", nation: "IT" as const, points: 4 }, { place: "bar", nation: null, points: 2 }];
const { advice, events, refusals } = words;

describe("Greek grammar", () => {
  it("declines guests and tables", () => {
    expect(refusals.twoAlready("GB", "m")).toBe("Στο βρετανικό τραπέζι κάθονται ήδη δύο άνδρες.");
    expect(events.seated(anna, "FRm", "c2", paid, false)).toBe("Άννα βάζει έναν Γάλλο: 4\u00a0Ιταλία, 2\u00a0στο μπαρ.");
    expect(events.seated(you, "TRf", "c2", [], true)).toBe("Βάζεις μια Τουρκάλα, που περιμένει παρέα.");
    expect(refusals.notInHand("RUm")).toBe("Ένας Ρώσος δεν είναι στο χέρι σου.");
    expect(events.cleared(["GB", "IT"])).toBe("Το βρετανικό και το ιταλικό τραπέζι γέμισαν και μαζεύονται.");
    expect(events.cleared(["GB", "GB"])).toBe("Τα βρετανικά τραπέζια γέμισαν και μαζεύονται.");
    expect(advice.seat("INm", ["IN"])).toBe("ένας Ινδός στο ινδικό τραπέζι");
    expect(refusals.nation("DEf", ["US"])).toBe("Η θέση ανήκει στο αμερικανικό τραπέζι· οι επισκέπτες από τη Γερμανία κάθονται στο δικό τους.");
  });

  it("keeps the ν of the article before a vowel", () => {
    expect(events.laid(you, 12, "+", 3)).toBe("Βάζεις το 12 στην αύξουσα στοίβα, κενό 3.");
    expect(events.laid(you, 12, "-", -10)).toBe("Βάζεις το 12 στη φθίνουσα στοίβα, δέκα πίσω.");
  });
});
