import type { Game } from "../../wire/game";

interface About {
  name: string;
  short: string;
  sentence: string;
  players: string;
  length: string;
}

export const games: Record<Game, About> = {
  "cafe-cards": {
    name: "Café International: das Kartenspiel",
    short: "Café, Karten",
    sentence: "Gäste aus zwölf Nationen, fünf Tische, die sich ihre Stühle teilen: Lass jeden Stuhl doppelt zählen.",
    players: "2 bis 5 Personen",
    length: "etwa 20 Minuten",
  },
  "cafe-board": {
    name: "Café International für zwei",
    short: "Café, zu zweit",
    sentence: "Zwölf Tische im Ring, zwei Gäste pro Zug, Joker auf der Hand und eine Bar, die nur am Anfang freundlich ist.",
    players: "2 Personen",
    length: "etwa 25 Minuten",
  },
  "face-to-face": {
    name: "The Game: Face to Face",
    short: "Face to Face",
    sentence: "Gold gegen Silber: Ein Stapel steigt, einer fällt, und ab und zu lohnt es sich, der anderen Seite zu helfen.",
    players: "2 Personen",
    length: "etwa 15 Minuten",
  },
};
