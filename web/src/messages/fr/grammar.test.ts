import { describe, expect, it } from "vitest";
import { NATIONS, type Guest } from "../../wire/game";
import fr from ".";
import library from "./library";

const anna = { name: "Anna", you: false };
const you = { name: "Eva", you: true };
const paid = [{ place: "b2", nation: "IT", points: 4 }, { place: "c3", nation: "FR", points: 2 }] as const;
const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, " ").replaceAll("\u2019", "'");

describe("French", () => {
  it("tells a move", () => {
    expect(plain(fr.events.seated(anna, "ITf", "c2", paid, false))).toBe("Anna installe une Italienne : 4 Italie, 2 France.");
    expect(plain(fr.events.seated(you, "JKm", "c2", [], true))).toBe("Tu installes un joker homme, qui attend de la compagnie.");
    expect(plain(fr.events.gave(anna, you, 8, "+"))).toBe("Anna t'offre le 8 sur ta pile montante.");
    expect(plain(fr.events.gameOver([you, anna]))).toBe("La partie est terminée : Anna et toi partagez la victoire.");
  });

  it("joins tables", () => {
    expect(plain(fr.advice.seat("ITf", ["GB", "IT"]))).toBe("installer une Italienne aux tables britannique et italienne");
    expect(plain(fr.advice.seat("ITm", ["GB"]))).toBe("installer un Italien à la table britannique");
    expect(plain(fr.events.cleared(["RU", "RU"]))).toBe("Les deux tables russes sont complètes : on débarrasse.");
    expect(plain(fr.events.cleared(["IT", "RU", "IT"]))).toBe("Les deux tables italiennes et la table russe sont complètes : on débarrasse.");
    expect(plain(fr.events.cleared([]))).toBe("Une table est complète : on débarrasse.");
  });

  it("agrees in number and sex", () => {
    expect(plain(fr.refusals.twoAlready("GB", "f"))).toBe("Deux femmes sont déjà assises à la table britannique.");
    expect(fr.cards.points(0)).toBe("0\u00a0point");
    expect(plain(fr.analysis.byPoints(1.5))).toBe("Meilleur de 1,5 point.");
    expect(plain(fr.analysis.byPoints(1.96))).toBe("Meilleur de 2,0 points.");
    expect(fr.nations.TR.man).toBe("un Turc");
  });

  it("is set as French is", () => {
    expect(fr.setup.begins).toBe("Qui commence\u202f?");
    expect(fr.setup.kinds.bot).toBe("L\u2019ordinateur");
    expect(JSON.stringify(library)).not.toMatch(/ [:;!?»]|'/);
  });
});

it("gives every nation a woman and a man", () => {
  for (const nation of NATIONS)
    for (const sex of ["f", "m"] as const)
      expect(fr.cards.guest(`${nation}${sex}` satisfies Guest)).toMatch(sex === "f" ? /^une [A-ZÉ]/ : /^un [A-ZÉ]/);
});
