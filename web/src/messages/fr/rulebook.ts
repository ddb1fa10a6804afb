import type { LibraryTexts } from "../en/library";
import { plural } from "./cards";

export const rulebook: LibraryTexts["rulebook"] = {
  title: (game) => `Comment jouer : ${game}`,
  aim: "En bref",
  play: "Jouer une partie",
  print: "Imprimer",
  others: "Les autres jeux",
  contents: "Sommaire",
  search: "Chercher dans toutes les règles",
  found: (count) => plural(count, { one: "# règle trouvée", other: "# règles trouvées" }),
  foundNone: "Aucune règle n'en parle. Essaie un mot plus court.",
  rule: (number) => `Règle ${number}`,
  example: "Exemple",
  seeAlso: "Voir aussi",
  examplesLost: "Les exemples n'ont pas pu être chargés.",
  player: {
    play: "Lecture",
    pause: "Pause",
    next: "Suivant",
    back: "Précédent",
    again: "Depuis le début",
    ready: "Avant le premier coup.",
    step: (number, all) => `${number} sur ${all}`,
    tries: "Pas permis ici",
    tryIt: (what) => `Essaie : ${what}`,
    tryThen: (what) => `Essaie ensuite : ${what}`,
  },
  chapters: {
    cards: "Les cartes",
    turn: "Ton tour",
    seating: "Qui s'assoit où",
    points: "Les points",
    bar: "Le bar",
    clearing: "Une table complète",
    end: "La fin",
    clubs: "Variante : tables de dames, tables d'hommes",
    openHands: "Option : mains ouvertes",
    piles: "Cartes et piles",
    gift: "Une carte pour en face",
    drawing: "La pioche",
  },
  aims: {
    "cafe-cards":
      "Cinq tables partagent leurs chaises. Installe tes clients pour marquer à autant de tables que possible, et garde peu de cartes à la fin.",
    "cafe-board":
      "Douze tables en cercle, deux joueurs. À chaque tour, un ou deux clients trouvent une chaise, ou un seul va au bar, qui n'est accueillant qu'au début.",
    "face-to-face":
      "Pose tes 58 cartes avant l'autre camp, sur une pile qui monte et une pile qui descend ; et garde toujours de quoi jouer.",
  },
};
