import { startOf, type Who } from "../words";
import { list, nameOf, plural } from "./cards";

export const table = {
  players: "Am Tisch",
  you: "du",
  computer: "Computer",
  away: "nicht da",
  gaveUp: "aufgegeben",
  youGaveUp: "Du hast aufgegeben; der Computer spielt für dich.",
  toMove: "ist dran",
  yourTurn: "Du bist dran",
  yourTurnTitle: "Du bist dran · Stammtisch",
  turnOf: (name: string) => `${name} ist dran`,
  hand: "Deine Hand",
  handOf: (name: string) => `${nameOf(name)} Hand`,
  handEmpty: "Deine Hand ist leer.",
  lookingOn: "Du schaust zu.",
  sort: "Sortieren",
  sortBy: { nation: "nach Nation", sex: "nach Damen und Herren", playable: "nach Spielbarkeit" },
  log: "Verlauf",
  logEmpty: "Noch ist nichts geschehen.",
  logOpen: "Aufklappen",
  logClose: "Einklappen",
  talk: "Tischgespräch",
  talkEmpty: "Noch hat niemand etwas gesagt.",
  talkSay: "Sagen",
  clock: (name: string, time: string) => `${name}: noch ${time}`,
  clockOut: "Die Zeit ist um",
  hint: "Tipp",
  resign: "Aufgeben",
  rematch: "Noch einmal spielen",
  replay: "Noch einmal ansehen",
  help: "Tasten und Hilfe",
};

export const count = {
  title: "Abrechnung",
  player: "Wer",
  earned: "Verdient",
  minusPoints: "Minuspunkte",
  total: "Summe",
  laid: "Abgelegt",
  laidOf: (laid: number, all: number) => `${laid} von ${all}`,
  minusOf: (cards: number) => plural(cards, { one: "# Karte übrig, 2 Punkte", other: "# Karten übrig, je 2 Punkte" }),
  won: (winners: readonly Who[]) => {
    const [first] = winners;
    if (first && winners.length === 1) return first.you ? "Du hast gewonnen." : `${first.name} hat gewonnen.`;
    return startOf(`gemeinsam gewonnen: ${list(winners.map((who) => (who.you ? "du" : who.name)))}.`);
  },
  draw: "Unentschieden.",
  fewerMinus: "Gleich viele Punkte: Es entscheidet, wer weniger Minuspunkte hat.",
  stillEqual: "Punkte und Minuspunkte sind gleich: Der Sieg wird geteilt.",
  couldNot: (who: Who) =>
    who.you ? "Du konntest keine zwei Karten legen, und das entscheidet." : `${who.name} konnte keine zwei Karten legen, und das entscheidet.`,
  laidAll: (who: Who) => (who.you ? "Du hast alle 58 Karten abgelegt." : `${who.name} hat alle 58 Karten abgelegt.`),
  why: {
    bar: "Der letzte Hocker an der Bar ist besetzt.",
    tables: "Es gibt nicht mehr genug Tische.",
    guests: "Der letzte Gast ist gezogen.",
    closed: (who: Who) => (who.you ? "Du hast das Spiel für beendet erklärt." : `${who.name} hat das Spiel für beendet erklärt.`),
  },
};

export const curtain = {
  title: (name: string) => `Jetzt ist ${name} dran`,
  text: (name: string) => `Bitte gib den Bildschirm an ${name}. Alle anderen schauen kurz weg.`,
  ready: (name: string) => `Ich bin ${name}: Zeig meine Karten`,
};
