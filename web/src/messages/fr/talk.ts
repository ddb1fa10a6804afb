/* Table talk, by the names that the house knows (wire/happenings.py). */
export const talk = {
  hello: "Bonjour à toi.",
  "good-luck": "Bonne chance.",
  "well-played": "Bien joué.",
  thanks: "Merci.",
  oops: "Je l'ai vu trop tard.",
  "one-moment": "Un instant, je réfléchis.",
  "your-turn": "C'est à toi, prends ton temps.",
  "what-a-guest": "Quel client.",
  "another-game": "On remet ça ?",
  goodbye: "Au revoir, à la prochaine.",
};
