import type { LibraryTexts } from "../en/library";
import { plural } from "./cards";

export const rulebook: LibraryTexts["rulebook"] = {
  title: (game) => `So spielt man ${game}`,
  aim: "Kurz gesagt",
  play: "Ein Spiel spielen",
  print: "Drucken",
  others: "Die anderen Spiele",
  contents: "Inhalt",
  search: "Regeln aller Spiele durchsuchen",
  found: (count) => plural(count, { one: "# Regel gefunden", other: "# Regeln gefunden" }),
  foundNone: "Davon spricht keine Regel. Versuch es mit einem kürzeren Wort.",
  rule: (number) => `Regel ${number}`,
  example: "Beispiel",
  seeAlso: "Siehe auch",
  examplesLost: "Die Beispiele waren nicht zu bekommen.",
  player: {
    play: "Abspielen",
    pause: "Anhalten",
    next: "Weiter",
    back: "Zurück",
    again: "Von vorn",
    ready: "Vor dem ersten Zug.",
    step: (number, all) => `${number} von ${all}`,
    tries: "Hier nicht erlaubt",
    tryIt: (what) => `Probier: ${what}`,
    tryThen: (what) => `Probier danach: ${what}`,
  },
  chapters: {
    cards: "Die Karten",
    turn: "Dein Zug",
    seating: "Wer darf wo sitzen",
    points: "Punkte",
    bar: "Die Bar",
    clearing: "Ein voller Tisch",
    end: "Das Ende",
    clubs: "Option: Damen- und Herrenrunden",
    openHands: "Option: offene Karten",
    piles: "Karten und Stapel",
    gift: "Eine Karte für drüben",
    drawing: "Nachziehen",
  },
  aims: {
    "cafe-cards":
      "Fünf Tische teilen sich ihre Stühle. Setz deine Gäste so, dass sie an möglichst vielen Tischen Punkte bringen, und behalte am Ende nur wenige Karten übrig.",
    "cafe-board":
      "Zwölf Tische im Ring, und ihr seid zu zweit. Pro Zug finden ein oder zwei Gäste ihren Stuhl, oder einer geht an die Bar, die nur am Anfang freundlich ist.",
    "face-to-face":
      "Leg vor der anderen Seite alle deine 58 Karten ab, auf einen Stapel, der steigt, und einen, der fällt; und bleib dabei immer zugfähig.",
  },
};
