import { describe, expect, it } from "vitest";
import { NATIONS, type Guest } from "../../wire/game";
import words from ".";

const anna = { name: "Anna", you: false };
const bruno = { name: "Bruno", you: false };
const you = { name: "Eva", you: true };
const paid = [{ place: "b2", nation: "IT", points: 4 }, { place: "c3", nation: "FR", points: 2 }] as const;
const plain = (text: string): string => text.replaceAll("\u00a0", " ").replaceAll("\u2019", "'");

describe("Italian", () => {
  it("tells a move", () => {
    expect(plain(words.events.seated(anna, "ITf", "c2", paid, false))).toBe("Anna ha fatto sedere un'italiana: 4 Italia, 2 Francia.");
    expect(plain(words.events.laid(you, 8, "+", 3))).toBe("Hai posato l'8 sulla pila crescente, scarto di 3.");
    expect(plain(words.events.gave(bruno, anna, 12, "-"))).toBe("Bruno ha regalato il 12 ad Anna, sulla pila decrescente.");
    expect(plain(words.events.gameOver([anna, you]))).toBe("La partita è finita: tu e Anna vi dividete la vittoria.");
  });

  it("agrees with who is laid face down", () => {
    expect(words.advice.down("INf")).toBe("posare un\u2019indiana coperta");
    expect(words.advice.down("JKf")).toBe("posare un jolly donna coperto");
  });

  it("joins tables", () => {
    expect(plain(words.advice.seat("ESm", ["GB", "IT"]))).toBe("far sedere uno spagnolo ai tavolini inglese e italiano");
    expect(plain(words.events.cleared(["DE", "DE"]))).toBe("I due tavolini tedeschi sono al completo: si sparecchia.");
    expect(plain(words.refusals.twoAlready("GB", "m"))).toBe("Al tavolino inglese siedono già due uomini.");
  });
});

it("gives every nation a woman and a man, with the right article", () => {
  const articles = { f: /^(una [b-df-hj-np-tv-z]|un'[aeiou])/, m: /^(uno s[^aeiou]|un (?!s[^aeiou]))/ };
  for (const nation of NATIONS)
    for (const sex of ["f", "m"] as const)
      expect(plain(words.cards.guest(`${nation}${sex}` satisfies Guest))).toMatch(articles[sex]);
});
