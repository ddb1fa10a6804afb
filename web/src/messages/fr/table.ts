import { startOf, type Who } from "../words";
import { plural } from "./cards";
import { sharing } from "./events";

export const table = {
  players: "Joueurs",
  you: "toi",
  computer: "ordinateur",
  away: "pas là",
  gaveUp: "abandon",
  youGaveUp: "Tu as abandonné ; l'ordinateur joue à ta place.",
  toMove: "doit jouer",
  yourTurn: "À toi de jouer",
  yourTurnTitle: "À toi de jouer · Stammtisch",
  turnOf: (name: string) => `À ${name} de jouer`,
  hand: "Ta main",
  handOf: (name: string) => `Cartes en main : ${name}`,
  handEmpty: "Ta main est vide.",
  lookingOn: "Tu regardes la partie.",
  sort: "Trier",
  sortBy: { nation: "par nation", sex: "femmes et hommes", playable: "jouables d'abord" },
  log: "Le fil de la partie",
  logEmpty: "Il ne s'est encore rien passé.",
  logOpen: "Voir le fil",
  logClose: "Replier",
  talk: "Bavardages",
  talkEmpty: "Personne n'a encore rien dit.",
  talkSay: "Dire",
  clock: (name: string, time: string) => `${name} : encore ${time}`,
  clockOut: "Temps écoulé",
  hint: "Conseil",
  resign: "Abandonner",
  rematch: "Rejouer",
  replay: "Revoir",
  help: "Touches et aide",
};

export const count = {
  title: "Le décompte",
  player: "Joueur",
  earned: "Gagnés",
  minusPoints: "Malus",
  total: "Total",
  laid: "Cartes posées",
  laidOf: (laid: number, all: number) => `${laid} sur ${all}`,
  minusOf: (cards: number) =>
    plural(cards, { one: "# carte restante, 2 points", other: "# cartes restantes, 2 points chacune" }),
  won: (winners: readonly Who[]) => {
    if (winners.length === 1) return winners[0]?.you ? "Tu as gagné." : `${winners[0]?.name} a gagné.`;
    return startOf(`${sharing(winners)}.`);
  },
  draw: "Partie nulle.",
  fewerMinus: "À égalité de points, le plus petit malus l'emporte.",
  stillEqual: "Mêmes points et même malus : la victoire est partagée.",
  couldNot: (who: Who) =>
    who.you
      ? "Tu ne pouvais pas poser deux cartes, et c'est ce qui décide."
      : `${who.name} ne pouvait pas poser deux cartes, et c'est ce qui décide.`,
  laidAll: (who: Who) => (who.you ? "Tu as posé tes 58 cartes." : `${who.name} a posé ses 58 cartes.`),
  why: {
    bar: "Le dernier tabouret du bar est pris.",
    tables: "Il n'y a plus assez de tables.",
    guests: "Le dernier client est pioché.",
    closed: (who: Who) =>
      who.you ? "Tu as déclaré la partie terminée." : `${who.name} a déclaré la partie terminée.`,
  },
};

export const curtain = {
  title: (name: string) => `À ${name} de jouer`,
  text: (name: string) => `Passe l'écran à ${name}. Les autres regardent ailleurs un instant.`,
  ready: (name: string) => `Je suis ${name} : montrer mes cartes`,
};
