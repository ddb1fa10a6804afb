/* Table talk, by the names that the house knows (wire/happenings.py). */
export const talk = {
  hello: "Ciao, ben trovati.",
  "good-luck": "Buona fortuna.",
  "well-played": "Bella mossa.",
  thanks: "Grazie.",
  oops: "L'ho visto troppo tardi.",
  "one-moment": "Un momento, ci penso.",
  "your-turn": "Tocca a te, con calma.",
  "what-a-guest": "Che ospite.",
  "another-game": "Ne facciamo un'altra?",
  goodbye: "Ciao, alla prossima.",
};
