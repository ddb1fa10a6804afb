import type { Messages } from "../en";

export const games: Messages["games"] = {
  "cafe-cards": {
    name: "Café International: il gioco di carte",
    short: "Café, carte",
    sentence: "Fai sedere ospiti di dodici nazioni a cinque tavolini che condividono le sedie: quella giusta rende più volte.",
    players: "2-5 giocatori",
    length: "circa 20 minuti",
  },
  "cafe-board": {
    name: "Café International per due",
    short: "Café, per due",
    sentence: "Dodici tavolini in cerchio, due ospiti per turno, jolly in mano e un bar che è gentile solo all'inizio.",
    players: "2 giocatori",
    length: "circa 25 minuti",
  },
  "face-to-face": {
    name: "The Game: Face to Face",
    short: "Face to Face",
    sentence: "Oro contro argento: una pila sale, una scende, e ogni tanto conviene aiutare chi sta di fronte.",
    players: "2 giocatori",
    length: "circa 15 minuti",
  },
};
