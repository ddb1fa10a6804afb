import type { LibraryTexts } from "../en/library";
import { plural } from "./cards";

export const rulebook: LibraryTexts["rulebook"] = {
  title: (game) => `Come si gioca a ${game}`,
  aim: "In breve",
  play: "Gioca una partita",
  print: "Stampa",
  others: "Gli altri giochi",
  contents: "Indice",
  search: "Cerca in tutte le regole",
  found: (count) => plural(count, { one: "# regola trovata", other: "# regole trovate" }),
  foundNone: "Nessuna regola ne parla. Prova con una parola più corta.",
  rule: (number) => `Regola ${number}`,
  example: "Esempio",
  seeAlso: "Vedi anche",
  examplesLost: "Non è stato possibile caricare gli esempi.",
  player: {
    play: "Avvia",
    pause: "Pausa",
    next: "Avanti",
    back: "Indietro",
    again: "Dall'inizio",
    ready: "Prima della prima mossa.",
    step: (number, all) => `${number} di ${all}`,
    tries: "Qui non si può",
    tryIt: (what) => `Prova: ${what}`,
    tryThen: (what) => `Poi prova: ${what}`,
  },
  chapters: {
    cards: "Le carte",
    turn: "Il tuo turno",
    seating: "Chi siede dove",
    points: "I punti",
    bar: "Il bar",
    clearing: "Un tavolino al completo",
    end: "La fine",
    clubs: "Variante: in pasticceria e al solito bar",
    openHands: "Opzione: carte scoperte",
    piles: "Carte e pile",
    gift: "Una carta per chi sta di fronte",
    drawing: "Pescare",
  },
  aims: {
    "cafe-cards":
      "Cinque tavolini condividono le sedie. Fai sedere i tuoi ospiti in modo da fare punti a più tavolini possibile, e resta con poche carte alla fine.",
    "cafe-board":
      "Dodici tavolini in cerchio, due giocatori. A ogni turno uno o due ospiti trovano una sedia, o uno va al bar, che è gentile solo all'inizio.",
    "face-to-face":
      "Posa tutte le tue 58 carte prima di chi ti sta di fronte, su una pila che sale e una che scende; e tieniti sempre una mossa.",
  },
};
