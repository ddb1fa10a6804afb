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
    name: "Café International: the card game",
    short: "Café, cards",
    sentence: "Seat guests from twelve nations at five tables that share their chairs, and let every chair pay twice.",
    players: "2 to 5 players",
    length: "about 20 minutes",
  },
  "cafe-board": {
    name: "Café International for two",
    short: "Café, for two",
    sentence: "A ring of twelve tables, two at a time, jokers in the hand, and a bar that is friendly only at first.",
    players: "2 players",
    length: "about 25 minutes",
  },
  "face-to-face": {
    name: "The Game: Face to Face",
    short: "Face to Face",
    sentence: "Gold against silver: one pile climbs, one falls, and now and then it pays to help the other side.",
    players: "2 players",
    length: "about 15 minutes",
  },
};
