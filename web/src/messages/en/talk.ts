/* Table talk, by the names that the house knows (wire/happenings.py). */
export const talk = {
  hello: "Hello, good to see you.",
  "good-luck": "Good luck.",
  "well-played": "Well played.",
  thanks: "Thank you.",
  oops: "I saw that too late.",
  "one-moment": "One moment, I am thinking.",
  "your-turn": "It is your turn, no hurry.",
  "what-a-guest": "What a guest.",
  "another-game": "One more game?",
  goodbye: "Goodbye, until next time.",
};
