/* Table talk, by the names that the house knows (wire/happenings.py). */
export const talk = {
  hello: "Γεια σου, χαίρομαι που σε βλέπω.",
  "good-luck": "Καλή τύχη.",
  "well-played": "Ωραία κίνηση.",
  thanks: "Ευχαριστώ.",
  oops: "Το είδα πολύ αργά.",
  "one-moment": "Μια στιγμή, σκέφτομαι.",
  "your-turn": "Η σειρά σου, με την ησυχία σου.",
  "what-a-guest": "Τι επισκέπτης κι αυτός.",
  "another-game": "Άλλο ένα;",
  goodbye: "Γεια, τα λέμε την άλλη φορά.",
};
