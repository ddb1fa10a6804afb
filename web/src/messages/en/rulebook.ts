import type { Game } from "../../wire/game";

interface Chapter {
  title: string;
  text: readonly string[];
}

interface Book {
  aim: string;
  chapters: readonly Chapter[];
}

const seating: Chapter = {
  title: "Who may sit where",
  text: [
    "A chair belongs to every table next to it. A guest may take a free chair if at least one of its tables is of the guest's own nation.",
    "Women and men balance. A table with two guests has a woman and a man; with three, two of one and one of the other; with four, two and two. This holds for every table of the chair.",
    "Nobody sits alone. A new guest needs company at one of the chair's tables at least.",
    "The one exception: a guest may sit down alone if your very next guest, in the same turn, joins the same table. The one who waits is outlined in green.",
  ],
};

const clearing: Chapter = {
  title: "A full table",
  text: [
    "A table with four guests is full. Its points are counted, then its guests leave, the table card goes away and a new one is turned over. You go on with what is left of your turn.",
    "Guests at shared chairs leave their other tables as well. What stays behind stays, even if it looks odd: only guests who sit down are judged.",
  ],
};

export const rulebook: {
  title: (game: string) => string;
  aim: string;
  more: string;
  play: string;
  others: string;
  books: Record<Game, Book>;
} = {
  title: (game) => `How to play ${game}`,
  aim: "In short",
  more: "A longer page, with examples to try, is on its way.",
  play: "Play a game",
  others: "The other games",
  books: {
    "cafe-cards": {
      aim: "Five tables share their chairs. Seat your guests so that they earn points at as many tables as possible, and be left with few cards at the end.",
      chapters: [
        {
          title: "Your turn",
          text: [
            "Do one of these: seat one to three guests; or draw a guest, if you hold fewer than twelve; or, with exactly twelve, lay one face down in front of you.",
            "Nobody has to seat a guest. The third guest ends the turn; after the first or second you may stop.",
            "With an empty hand you may declare the game over on the spot.",
          ],
        },
        seating,
        {
          title: "Points",
          text: [
            "Every guest must earn points at once, except one who waits for a partner. Each table of the chair with two or more guests now pays as many points as it has guests: 2, 3 or 4.",
            "If all guests at a table are of the table's own nation, it pays double: 4, 6 or 8.",
          ],
        },
        clearing,
        {
          title: "The end",
          text: [
            "The game ends at once when tables must be replaced and there are too few, when the last guest is drawn, or when a player with an empty hand declares it over.",
            "Each card in hand and each card face down costs 2 points. Most points win; of equals, fewer minus points; after that, the win is shared.",
          ],
        },
        {
          title: "Option: clubs",
          text: [
            "Instead of seating guests the usual way you may fill all free chairs of one table at once, so that all four are women or all four are men. Each must be of a nation of one of the chair's tables.",
            "A club earns 20 points, or 40 if all four are of the table's own nation. Neighbouring tables neither mind nor pay.",
          ],
        },
      ],
    },
    "cafe-board": {
      aim: "Twelve tables in a ring, two players. Two guests a turn find their chairs, or one goes to the bar, which is friendly only at first.",
      chapters: [
        {
          title: "Your turn",
          text: [
            "Seat one or two guests, or send one guest to the bar. The bar is always allowed at the start of a turn.",
            "At the end of the turn you draw up to five guests again.",
          ],
        },
        seating,
        {
          title: "Points",
          text: [
            "At each table of the chair, every guest who sat there already pays: 2 points if both count as of the same nation, otherwise 1.",
            "A joker keeps its printed sex, and counts at every table as a guest of that table's nation. A joker never goes to the bar.",
          ],
        },
        {
          title: "The bar",
          text: [
            "Its 21 stools are taken in order and pay 1 to 5 first; then they cost, more and more, down to −16. Whoever goes there stays.",
          ],
        },
        clearing,
        {
          title: "The end",
          text: [
            "The game ends at once when the last stool at the bar is taken, when tables must be replaced and there are too few, or when the last guest is drawn.",
            "Most points win; equal points are a draw. Cards in hand cost nothing.",
          ],
        },
      ],
    },
    "face-to-face": {
      aim: "Be the first to lay all 58 of your cards, on a pile that climbs and a pile that falls; and stay able to move.",
      chapters: [
        {
          title: "Your piles",
          text: [
            "Each player has a rising pile, which begins at 1, and a falling pile, which begins at 60. Only the top card counts.",
            "On your rising pile goes any higher card, or the card exactly ten lower. On your falling pile any lower card, or the card exactly ten higher. The step of ten back may be used any number of times.",
          ],
        },
        {
          title: "Your turn",
          text: [
            "Lay at least two cards, as many more as you like, one after another. At least one goes to your own piles.",
            "One card a turn may go to the other side, and it must help there: lower than their rising pile, or higher than their falling one. A pile that still shows 1 or 60 can't be helped, and the step of ten plays no part there.",
          ],
        },
        {
          title: "Drawing",
          text: [
            "If all your cards went to your own piles you draw two. If one went across the table you draw up to six in hand. That is why helping pays.",
          ],
        },
        {
          title: "The end",
          text: [
            "Who has laid all 58 cards wins at once; gifts count. Who can't lay two cards loses at once, even with a single card left in hand. By an option, that single card may be laid and wins.",
          ],
        },
      ],
    },
  },
};
