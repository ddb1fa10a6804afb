import { startOf, type Who } from "../words";
import { plural, to } from "./cards";
import { sharing } from "./events";

export const table = {
  players: "Giocatori",
  you: "tu",
  computer: "computer",
  away: "non c'è",
  gaveUp: "abbandono",
  youGaveUp: "Hai abbandonato; il computer gioca al tuo posto.",
  toMove: "di turno",
  yourTurn: "Tocca a te",
  yourTurnTitle: "Tocca a te · Stammtisch",
  turnOf: (name: string) => `Tocca ${to(name)}`,
  hand: "Le tue carte",
  handOf: (name: string) => `Le carte di ${name}`,
  handEmpty: "Non hai carte in mano.",
  lookingOn: "Stai guardando la partita.",
  sort: "Ordina",
  sortBy: { nation: "per nazione", sex: "donne e uomini", playable: "prima le giocabili" },
  log: "Che cosa è successo",
  logEmpty: "Non è ancora successo niente.",
  logOpen: "Mostra",
  logClose: "Chiudi",
  talk: "Chiacchiere",
  talkEmpty: "Nessuno ha ancora detto niente.",
  talkSay: "Dillo",
  clock: (name: string, time: string) => `${name}: ancora ${time}`,
  clockOut: "Tempo finito",
  hint: "Suggerimento",
  resign: "Abbandona",
  rematch: "Gioca ancora",
  replay: "Rivedi",
  help: "Tasti e aiuto",
};

export const count = {
  title: "Il conteggio",
  player: "Giocatore",
  earned: "Guadagnati",
  minusPoints: "Penalità",
  total: "Totale",
  laid: "Carte posate",
  laidOf: (laid: number, all: number) => `${laid} su ${all}`,
  minusOf: (cards: number) =>
    plural(cards, { one: "# carta rimasta, 2 punti", other: "# carte rimaste, 2 punti l'una" }),
  won: (winners: readonly Who[]) => {
    if (winners.length === 1) return winners[0]?.you ? "Hai vinto." : `Ha vinto ${winners[0]?.name}.`;
    return startOf(`${sharing(winners)}.`);
  },
  draw: "È patta.",
  fewerMinus: "A pari punti decide la penalità più piccola.",
  stillEqual: "Pari i punti e pari le penalità: la vittoria è divisa.",
  couldNot: (who: Who) =>
    who.you
      ? "Non potevi posare due carte, e questo decide."
      : `${who.name} non poteva posare due carte, e questo decide.`,
  laidAll: (who: Who) => (who.you ? "Hai posato tutte le 58 carte." : `${who.name} ha posato tutte le 58 carte.`),
  why: {
    bar: "L'ultimo sgabello del bar è occupato.",
    tables: "I tavolini sono finiti.",
    guests: "L'ultimo ospite è pescato.",
    closed: (who: Who) =>
      who.you ? "Hai dichiarato finita la partita." : `${who.name} ha dichiarato finita la partita.`,
  },
};

export const curtain = {
  title: (name: string) => `Tocca ${to(name)}`,
  text: (name: string) => `Passa lo schermo ${to(name)}. Gli altri guardano altrove per un momento.`,
  ready: (name: string) => `Sono ${name}: mostra le mie carte`,
};
