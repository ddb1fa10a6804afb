/* What went wrong between the page and the house: what happened, and what can be done now. */

const known = {
  offline: "La casa non risponde. Controlla la connessione; continuiamo a provare.",
  "our-fault": "Qualcosa è andato storto nella casa. Riprova.",
  "not-saved": "Non è stato possibile salvare. Riprova.",
  "too-many": "Un po' troppo in fretta. Aspetta un momento e riprova.",
  "too-many-tables": "Hai già molti tavoli. Prima finiscine o lasciane uno.",
  "too-many-bots": "Hai tanti programmi quanti la casa ne permette. Prima eliminane uno.",
  "bad-input": "La casa non è riuscita a leggerlo. Un nome ha da 1 a 40 lettere, senza andare a capo.",
  code: "Questo codice non va. Un codice vale dieci minuti, una volta sola; creane uno nuovo.",
  "no-table": "Questo tavolo non esiste.",
  "no-person": "Nessuno ha questo nome.",
  closed: "Il tavolo è stato chiuso.",
  nobody: "La casa non riconosce più questo browser. Ricarica la pagina.",
  "no-seat": "Non hai un posto a questo tavolo.",
  "not-host": "Può farlo solo chi ha aperto il tavolo.",
  "not-now": "Adesso non si può.",
  "not-started": "La partita non è cominciata.",
  "not-your-turn": "È il turno di qualcun altro.",
  "not-yours": "Non è il tuo posto.",
  "old-version": "Intanto il tavolo è andato avanti. Guarda di nuovo.",
  over: "La partita è finita.",
  "played-for": "Il computer gioca al tuo posto. Prima riprendi il posto.",
  "seats-free": "Ci sono ancora posti liberi.",
  "seats-taken": "Ormai tutti i posti sono occupati.",
  "not-invited": "Questo posto è per chi ha il link.",
  "not-over": "Questa partita è ancora in corso.",
  "no-record": "Questa partita non esiste.",
  "too-many-records": "La casa conserva già molte partite tue. Prima eliminane una.",
  "too-large": "È troppo grande per questa casa.",
  "no-hints": "A questo tavolo non ci sono suggerimenti.",
};

export const troubles = {
  known: known as Record<string, string>,
  other: "Non ha funzionato. Riprova.",
};
