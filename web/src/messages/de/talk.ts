/* Table talk, by the names that the house knows (wire/happenings.py). */
export const talk = {
  hello: "Hallo, schön, dich zu sehen.",
  "good-luck": "Viel Glück.",
  "well-played": "Gut gespielt.",
  thanks: "Danke.",
  oops: "Das habe ich zu spät gesehen.",
  "one-moment": "Moment, ich überlege.",
  "your-turn": "Du bist dran, keine Eile.",
  "what-a-guest": "Was für ein Gast.",
  "another-game": "Noch eine Runde?",
  goodbye: "Tschüss, bis zum nächsten Mal.",
};
