/* What went wrong between the page and the house: what happened, and what can be done now. */

const known = {
  offline: "Das Haus antwortet nicht. Prüf deine Verbindung; wir versuchen es weiter.",
  "our-fault": "Im Haus ist etwas schiefgegangen. Bitte versuch es noch einmal.",
  "not-saved": "Das ließ sich nicht speichern. Bitte versuch es noch einmal.",
  "too-many": "Das ging ein bisschen schnell. Warte kurz und versuch es noch einmal.",
  "too-many-tables": "Du sitzt schon an vielen Tischen. Spiel erst einen zu Ende, oder verlass einen.",
  "too-many-bots": "Mehr Programme erlaubt das Haus dir nicht. Lösch erst eines.",
  "bad-input": "Das konnte das Haus nicht lesen. Ein Name hat 1 bis 40 Zeichen und keinen Zeilenumbruch.",
  code: "Dieser Code gilt nicht. Codes halten zehn Minuten und gehen einmal; erstell einen neuen.",
  "no-table": "Diesen Tisch gibt es nicht.",
  "no-person": "Hier gibt es niemanden mit diesem Namen.",
  closed: "Der Tisch wurde geschlossen.",
  nobody: "Das Haus kennt diesen Browser nicht mehr. Lade die Seite neu.",
  "no-seat": "Du sitzt nicht an diesem Tisch.",
  "not-host": "Das darf nur, wer den Tisch gedeckt hat.",
  "not-now": "Das geht gerade nicht.",
  "not-started": "Das Spiel hat noch nicht begonnen.",
  "not-your-turn": "Gerade ist jemand anders dran.",
  "not-yours": "Das ist nicht dein Platz.",
  "old-version": "Am Tisch ist es inzwischen weitergegangen. Schau noch einmal hin.",
  over: "Das Spiel ist aus.",
  "played-for": "Der Computer spielt für dich. Nimm zuerst deinen Platz zurück.",
  "seats-free": "Es sind noch Plätze frei.",
  "seats-taken": "Inzwischen sind alle Plätze besetzt.",
  "not-invited": "Dieser Platz ist für jemanden mit dem Link.",
  "not-over": "Dieses Spiel läuft noch.",
  "no-record": "Dieses Spiel oder diese Mitschrift gibt es nicht.",
  "too-many-records": "Mehr Mitschriften behält das Haus nicht für dich. Lösch erst eine.",
  "too-large": "Das ist zu groß für dieses Haus.",
  "no-hints": "An diesem Tisch gibt es keine Tipps.",
};

export const troubles = {
  known: known as Record<string, string>,
  other: "Das hat nicht geklappt. Bitte versuch es noch einmal.",
};
