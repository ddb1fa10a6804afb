import type { ChapterName } from "../../rules/contents";
import type { Game } from "../../wire/game";
import { plural } from "./cards";

const chapters: Record<ChapterName, string> = {
  cards: "The cards",
  turn: "Your turn",
  seating: "Who may sit where",
  points: "Points",
  bar: "The bar",
  clearing: "A full table",
  end: "The end",
  clubs: "Option: ladies' and gentlemen's tables",
  openHands: "Option: open hands",
  piles: "Cards and piles",
  gift: "A card for the other side",
  drawing: "Drawing",
};

const aims: Record<Game, string> = {
  "cafe-cards":
    "Five tables share their seats. Seat your guests so that they earn points at as many tables as possible, and be left with few cards at the end.",
  "cafe-board":
    "Twelve tables in a ring, two players. One or two guests a turn find their seats, or one goes to the bar, which is friendly only at first.",
  "face-to-face":
    "Be the first to lay all 58 of your cards, on a pile that climbs and a pile that falls; and stay able to move.",
};

export const rulebook = {
  title: (game: string) => `How to play ${game}`,
  aim: "In short",
  play: "Play a game",
  print: "Print",
  others: "The other games",
  contents: "Contents",
  search: "Search the rules of all games",
  found: (count: number) => plural(count, { one: "# rule found", other: "# rules found" }),
  foundNone: "No rule speaks of that. Try a shorter word.",
  rule: (number: string) => `Rule ${number}`,
  example: "Example",
  seeAlso: "See also",
  examplesLost: "The examples could not be fetched.",
  player: {
    play: "Play",
    pause: "Pause",
    next: "Next",
    back: "Back",
    again: "From the start",
    ready: "Before the first move.",
    step: (number: number, all: number) => `${number} of ${all}`,
    tries: "Not allowed here",
    tryIt: (what: string) => `Try: ${what}`,
    tryThen: (what: string) => `Then try: ${what}`,
  },
  chapters,
  aims,
};
