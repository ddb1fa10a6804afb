import type { Messages } from "../en";

export const games: Messages["games"] = {
  "cafe-cards": {
    name: "Café International : le jeu de cartes",
    short: "Café, cartes",
    sentence: "Installe des clients de douze nations à cinq tables aux chaises partagées : une chaise bien choisie rapporte plusieurs fois.",
    players: "2 à 5 joueurs",
    length: "environ 20 minutes",
  },
  "cafe-board": {
    name: "Café International à deux",
    short: "Café, à deux",
    sentence: "Douze tables en cercle, deux clients par tour, des jokers en main et un bar qui n'est accueillant qu'au début.",
    players: "2 joueurs",
    length: "environ 25 minutes",
  },
  "face-to-face": {
    name: "The Game : Face to Face",
    short: "Face to Face",
    sentence: "L'or contre l'argent : une pile monte, une pile descend, et il est parfois payant d'aider l'autre camp.",
    players: "2 joueurs",
    length: "environ 15 minutes",
  },
};
