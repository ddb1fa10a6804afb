import type { Game } from "../../wire/game";

interface About {
  name: string;
  short: string;
  sentence: string;
  players: string;
  length: string;
}

export const games: Record<Game, About> = {
  "cafe-cards": {
    name: "Café International: το παιχνίδι με κάρτες",
    short: "Café, κάρτες",
    sentence: "Επισκέπτες από δώδεκα χώρες, πέντε τραπέζια που μοιράζονται τις καρέκλες τους: κάνε κάθε καρέκλα να μετρήσει διπλά.",
    players: "2 έως 5 παίκτες",
    length: "περίπου 20 λεπτά",
  },
  "cafe-board": {
    name: "Café International για δύο",
    short: "Café, για δύο",
    sentence: "Δώδεκα τραπέζια σε κύκλο, δύο επισκέπτες τη φορά, μπαλαντέρ στο χέρι κι ένα μπαρ φιλικό μόνο στην αρχή.",
    players: "2 παίκτες",
    length: "περίπου 25 λεπτά",
  },
  "face-to-face": {
    name: "The Game: Face to Face",
    short: "Face to Face",
    sentence: "Χρυσό εναντίον ασημιού: μια στοίβα ανεβαίνει, μια κατεβαίνει, και πότε πότε συμφέρει να βοηθήσεις απέναντι.",
    players: "2 παίκτες",
    length: "περίπου 15 λεπτά",
  },
};
