import type { Guest, Nation, Sex } from "../../wire/game";
import { startOf } from "../words";
import { club, guest, oneOf, plural, sexesWord, tables } from "./cards";
import { nations } from "./nations";

const OTHER = { f: "m", m: "f" } as const;
const NONE = { f: "keine Dame", m: "kein Herr" } as const;
const PILES = { "+": "aufsteigende", "-": "absteigende" } as const;

/** Whom one joins: `zu ihr`, `zu ihm`; a joker is a `he` in German. */
const beside = (code: Guest): string => (code.endsWith("f") && !code.startsWith("JK") ? "zu ihr" : "zu ihm");

export const refusals = {
  rule: (number: string) => `Regel ${number}, auf einer eigenen Seite`,
  occupied: (sitting: Guest) => `Dort sitzt schon ${guest(sitting)}.`,
  nation: (code: Guest, all: readonly Nation[]) => {
    if (!all.length) return "Dort steht kein Tisch.";
    const { from } = nations[code.slice(0, 2) as Nation];
    return `Dieser Platz gehört ${tables("zum", all)}; Gäste aus ${from} sitzen an ihrem eigenen.`;
  },
  twoAlready: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${tables("am", [nation])} sitzen schon zwei ${sexesWord(sex)}.`),
  oneAlready: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${tables("am", [nation])} sitzt schon ${oneOf(sex)}; dort fehlt als Nächstes ${oneOf(OTHER[sex])}.`),
  unbalanced: (nation: Nation | undefined) =>
    startOf(`${tables("am", [nation])} wären Damen und Herren nicht mehr im Gleichgewicht.`),
  clubOther: (nation: Nation | undefined, sex: Sex) =>
    startOf(`${tables("am", [nation])} sitzt ${oneOf(OTHER[sex])}; eine ${club(sex)} kommt dort nicht zustande.`),
  clubOnly: (sex: Sex) => `Das ist eine ${club(sex)}: Da setzt sich ${NONE[OTHER[sex]]} dazu.`,
  alone: "An diesen Tischen sitzt niemand, und in diesem Zug könnte auch niemand mehr dazukommen.",
  partnerFirst: (waiting: Guest) =>
    startOf(`${guest(waiting)} wartet: Erst setzt sich jemand ${beside(waiting)} an denselben Tisch.`),
  noPartner: "An diesen Tischen sitzt noch niemand, und auf deiner Hand passt niemand dazu.",
  noClub: "Für alle freien Plätze dieser Runde fehlen dir Gäste auf der Hand.",
  notInHand: (code: Guest) => startOf(`${guest(code)} ist nicht auf deiner Hand.`),
  numberNotInHand: (card: number) => `Die ${card} ist nicht auf deiner Hand.`,
  handFull: "Mehr als zwölf Karten hält keine Hand: Setz einen Gast, oder leg einen verdeckt ab.",
  direction: (card: number, pile: "+" | "-", top: number) => {
    const [on, back] = pile === "+" ? ["höhere", "niedriger"] : ["niedrigere", "höher"];
    return `Dein ${PILES[pile]}r Stapel zeigt ${top}: Darauf passt eine ${on} Karte oder eine, die genau zehn ${back} ist, aber nicht die ${card}.`;
  },
  helpsNot: (card: number, pile: "+" | "-", top: number) =>
    `Der ${PILES[pile]} Stapel drüben zeigt ${top}: Dort hilft nur eine ${pile === "+" ? "niedrigere" : "höhere"} Karte, und die ${card} ist keine.`,
  helpsNothing: "Auf diesem Stapel liegt noch nichts, also kann ihm nichts helfen.",
  oneGift: "Nur eine Karte pro Zug darf nach drüben, und eine ist schon dort.",
  endTooSoon: (missing: number) =>
    `Zu einem Zug gehören mindestens zwei Karten: ${plural(missing, { one: "Eine fehlt", other: "# fehlen" })} noch.`,
  ownPileToo: "Mindestens eine Karte pro Zug kommt auf deine eigenen Stapel.",
  noSecond: (card: number) => `Nach der ${card} könnte keine zweite Karte folgen; fang mit einer anderen an.`,
  jokerBar: "Ein Joker geht nie an die Bar.",
  over: "Das Spiel ist aus.",
  notYourTurn: (name: string) => `${name} ist dran.`,
  nowhere: "Das geht gerade nicht.",
  notNow: {
    end: "Bevor ein Zug endet, geschieht etwas darin: Setz zum Beispiel einen Gast.",
    drawLater: "Ein Gast sitzt schon: Setz noch einen, oder beende den Zug.",
    draw: "Der Gästestapel ist leer.",
    close: "Das Spiel beenden kannst du nur in dem Moment, in dem deine Hand leer wird.",
    down: "Verdeckt ablegen geht nur zu Beginn eines Zuges und mit zwölf Karten auf der Hand.",
    bar: "An die Bar geht es nur zu Beginn eines Zuges, bevor jemand sitzt.",
    club: "Eine Runde nur für Damen oder Herren bildest du zu Beginn eines Zuges.",
    clubFirst: "Erst werden alle Plätze der Runde besetzt.",
    seat: "In diesem Zug setzt sich niemand mehr.",
  },
};
