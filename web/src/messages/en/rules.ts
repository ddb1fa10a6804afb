import type { RuleNumber } from "../../rules/contents";

export interface RuleText {
  title: string;
  text: string;
  list?: readonly string[];
}

export const rules: Record<RuleNumber, RuleText> = {
  S1: {
    title: "A table of one's own nation",
    text: "A seat holds one guest, and belongs to every table right beside it, never across a corner. A guest may take a free seat only if at least one of its tables is of the guest's own nation. A joker, in the game for two, fits every seat.",
  },
  S2: {
    title: "Women and men balance",
    text: "After a guest sits down, every table of the seat that now has two or more guests must have one of these, and nothing else:",
    list: ["a woman and a man", "a woman and two men", "two women and a man", "two women and two men"],
  },
  S3: {
    title: "Nobody sits alone",
    text: "A guest needs company, that is another guest at the same table, at one of the seat's tables at least. At its other tables it may be the only one.",
  },
  S4: {
    title: "The guest who waits",
    text: "The exception: a guest who finds no company anywhere may sit down if the very next guest you seat, in the same turn, joins it at one of its tables. So a partner must be in your hand and fit in every respect, and you must be allowed one more guest this turn. Until the partner sits, nothing else can be done and the turn can't end. The guest who waits is outlined in green.",
  },
  S5: {
    title: "A full table is cleared",
    text: "A table with guests on all four of its seats is full. Once the points are counted, every full table is cleared at once: its guests and the table card leave the game, guests on shared seats leave their other tables too, and the top card of the table pile is laid there. If one guest fills several tables, all are cleared first, then laid anew row by row, from left to right. You go on with what is left of your turn.",
  },
  S6: {
    title: "What stays behind",
    text: "What clearing leaves behind stands, even if it breaks S1 to S3: a guest alone, a guest at foreign tables only, two guests of one sex. Only a guest who sits down is judged, and only by S1 to S4.",
  },

  C1: {
    title: "What there is",
    text: "96 guests, four women and four men of each of the twelve nations, and 24 tables, two of each nation.",
  },
  C2: {
    title: "The deal",
    text: "Guests and tables are shuffled, each in a pile of their own. Everybody gets seven guests from the top, one player after another, beginning with the one who moves first. Five tables are laid row by row: two above, one in the middle, two below. The eight outer seats belong to one table, the four inner ones to three.",
  },
  C3: {
    title: "One of three things",
    text: "In a turn you do exactly one of these. Nobody ever has to seat a guest.",
    list: [
      "Seat one to three guests.",
      "Draw the top guest of the pile, if you hold fewer than twelve.",
      "Lay one guest face down in front of you, if you hold exactly twelve.",
    ],
  },
  C4: {
    title: "No seat without points",
    text: "Every guest you seat must earn points at once. Only the guest who waits for a partner (S4) earns none.",
  },
  C5: {
    title: "What a guest earns",
    text: "Each table of the seat that now has two or more guests pays as many points as it has guests: 2, 3 or 4. If all of them are of the table's own nation, it pays double: 4, 6 or 8. Each guest is counted when seated, before the next one.",
  },
  C6: {
    title: "When the turn ends",
    text: "The third guest ends the turn. After the first or the second you may stop.",
  },
  C7: {
    title: "An empty hand",
    text: "When your hand becomes empty you may declare the game over, there and then. Otherwise the turn ends as usual and the game goes on; your next turn can only be a draw.",
  },
  C8: {
    title: "When the game ends",
    text: "The game ends at once when one of these happens:",
    list: [
      "Tables must be replaced, and the pile has too few.",
      "The last guest of the pile is drawn.",
      "A player with an empty hand declares it over (C7).",
    ],
  },
  C9: {
    title: "The count",
    text: "From your points, 2 are taken for each card in hand and each card face down. Most points win. Of equals, those with fewer minus points win; if these are equal too, the win is shared.",
  },
  C10: {
    title: "Cards face down",
    text: "What you laid face down, only you know; the others see it when the game is over.",
  },

  V1: {
    title: "Forming a club",
    text: "Instead of seating guests in the usual way (C3) you may form a club at one table: fill all its free seats at once from your hand, with up to four guests, so that its four guests are all women or all men. Guests who sit there already must be of that sex.",
  },
  V2: {
    title: "What holds in a club",
    text: "Each guest of a club needs a table of its own nation at its seat (S1). Balance, company and points at once (S2, S3, C4) are not asked of them, at any table, and neighbouring tables pay nothing for them.",
  },
  V3: {
    title: "What a club earns",
    text: "A club earns 20 points, or 40 if all four are of the table's own nation. Then full tables are cleared (S5): any other table that is full by now as well, without points. The turn ends; with an empty hand you may still declare the game over (C7).",
  },

  B1: {
    title: "What there is",
    text: "96 guests, four women and four men of each of the twelve nations, four jokers (two women, two men), and 24 tables, two of each nation.",
  },
  B2: {
    title: "The deal",
    text: "Guests and tables are shuffled, each in a pile of their own. Both players get five guests from the top, first the one who begins. Twelve tables are laid in a ring, row by row; twelve stay in the pile. Of the 24 seats four belong to one table, sixteen to two and four to three.",
  },
  B3: {
    title: "One of two things",
    text: "In a turn you do exactly one of these. The bar is open to you at the start of every turn, needed or not; but a joker never goes there.",
    list: ["Seat one or two guests.", "Send one guest to the bar."],
  },
  B4: {
    title: "What a guest earns",
    text: "At each table of the seat, every guest who sat there already pays 2 points if the two count as of the same nation, otherwise 1. So a stranger who joins one, two or three guests earns 1, 2 or 3 points, a compatriot 2, 4 or 6.",
  },
  B5: {
    title: "Jokers",
    text: "A joker is a woman or a man, as printed on it. At every table it counts as a guest of that table's nation.",
  },
  B6: {
    title: "The stools at the bar",
    text: "The bar has 21 stools, taken in order. A guest earns the value of its stool, as shown here, and stays there to the end. By an option the bar has 17 stools: the first four are missing.",
  },
  B7: {
    title: "Drawing",
    text: "When the turn is over, you draw until you hold five guests again.",
  },
  B8: {
    title: "When the game ends",
    text: "The game ends at once when one of these happens:",
    list: [
      "The last stool at the bar is taken.",
      "Tables must be replaced, and the pile has too few.",
      "The last guest of the pile is drawn.",
    ],
  },
  B9: {
    title: "Who wins",
    text: "Most points win; equal points are a draw. Cards in hand cost nothing. The winner's score goes onto the list of best scores.",
  },
  B10: {
    title: "Both hands lie open",
    text: "With this option both players see all cards in hand.",
  },

  F1: {
    title: "Gold and silver",
    text: "Each player has 58 cards of one colour, gold or silver, numbered 2 to 59, and two piles: a rising one, which shows 1 at the start, and a falling one, which shows 60. You hold six cards; 52 wait in your draw pile. Only the top card of a pile counts, and all four piles are open to both.",
  },
  F2: {
    title: "At least two cards",
    text: "In a turn you lay at least two cards, and as many more as you like, one after another in any order.",
  },
  F3: {
    title: "On your own piles",
    text: "On your rising pile goes any higher card, or the one that is exactly ten lower. On your falling pile goes any lower card, or the one that is exactly ten higher. You may step back by ten as often as you can.",
  },
  F4: {
    title: "A gift must help",
    text: "At most one card a turn may go to the other side, at any moment of the turn, and it must help there: lower than their rising pile, or higher than their falling one. The step of ten plays no part there, an equal card helps nobody, and a pile that still shows 1 or 60 can't be helped.",
  },
  F5: {
    title: "One for yourself",
    text: "At least one card of a turn goes to your own piles.",
  },
  F6: {
    title: "Two, or up to six",
    text: "At the end of the turn you draw from your own pile: two cards if all went to your own piles, up to six in hand if one went across the table. If too few are left, you draw those.",
  },
  F7: {
    title: "Winning",
    text: "Whoever has laid all 58 cards wins at once. Gifts count.",
  },
  F8: {
    title: "Losing",
    text: "Whoever can't lay two cards loses at once. This is judged by looking ahead: a first card after which no second could follow is not allowed while some pair exists; if there is none, the player to move has lost.",
  },
  F9: {
    title: "The last card",
    text: "Two cards are due with an empty draw pile as well, and even with a single card left in hand: that player has lost. By an option that single card may be laid, on any pile it fits, and wins.",
  },
};
