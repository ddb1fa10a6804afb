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
  title: "Wer darf wo sitzen",
  text: [
    "Ein Stuhl gehört zu jedem Tisch, an dem er steht. Ein Gast darf einen freien Stuhl nehmen, wenn mindestens einer dieser Tische zu seiner Nation gehört.",
    "Damen und Herren halten sich die Waage. Zu zweit sitzen eine Dame und ein Herr am Tisch; zu dritt zwei Damen und ein Herr oder umgekehrt; zu viert zwei und zwei. Das gilt für jeden Tisch des Stuhls.",
    "Niemand sitzt allein. Ein neuer Gast braucht Gesellschaft, an mindestens einem Tisch des Stuhls.",
    "Die einzige Ausnahme: Ein Gast darf sich allein setzen, wenn gleich dein nächster Gast, noch im selben Zug, an denselben Tisch kommt. Wer wartet, ist grün umrandet.",
  ],
};

const clearing: Chapter = {
  title: "Ein voller Tisch",
  text: [
    "Mit vier Gästen ist ein Tisch voll. Erst werden die Punkte gezählt, dann gehen die Gäste nach Hause, die Tischkarte kommt weg, und eine neue wird aufgedeckt. Danach geht dein Zug weiter, wenn noch etwas davon übrig ist.",
    "Gäste auf geteilten Stühlen verlassen auch ihre anderen Tische. Was zurückbleibt, bleibt, auch wenn es seltsam aussieht: Geprüft wird nur, wer sich setzt.",
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
  title: (game) => `So spielt man ${game}`,
  aim: "Kurz gesagt",
  more: "Eine ausführlichere Seite mit Beispielen zum Ausprobieren ist unterwegs.",
  play: "Ein Spiel spielen",
  others: "Die anderen Spiele",
  books: {
    "cafe-cards": {
      aim: "Fünf Tische teilen sich ihre Stühle. Setz deine Gäste so, dass sie an möglichst vielen Tischen Punkte bringen, und behalt am Ende wenige Karten übrig.",
      chapters: [
        {
          title: "Dein Zug",
          text: [
            "Tu eines davon: Setz einen bis drei Gäste; oder zieh einen Gast, wenn du weniger als zwölf hast; oder leg, mit genau zwölf, einen verdeckt vor dir ab.",
            "Niemand muss einen Gast setzen. Der dritte Gast beendet den Zug; nach dem ersten oder zweiten darfst du aufhören.",
            "Ist deine Hand leer, darfst du das Spiel auf der Stelle für beendet erklären.",
          ],
        },
        seating,
        {
          title: "Punkte",
          text: [
            "Jeder Gast muss sofort Punkte bringen, außer er wartet auf Gesellschaft. Jeder Tisch des Stuhls, an dem nun mindestens zwei sitzen, zahlt so viele Punkte, wie er Gäste hat: 2, 3 oder 4.",
            "Gehören alle Gäste eines Tisches zu dessen Nation, zahlt er doppelt: 4, 6 oder 8.",
          ],
        },
        clearing,
        {
          title: "Das Ende",
          text: [
            "Das Spiel endet sofort, wenn Tische zu ersetzen sind und der Stapel nicht reicht, wenn der letzte Gast gezogen ist oder wenn jemand mit leerer Hand es für beendet erklärt.",
            "Jede Karte auf der Hand und jede verdeckt abgelegte kostet 2 Punkte. Die meisten Punkte gewinnen; bei Gleichstand die wenigeren Minuspunkte; danach wird der Sieg geteilt.",
          ],
        },
        {
          title: "Option: Damen- und Herrenrunden",
          text: [
            "Statt wie sonst Gäste zu setzen, darfst du alle freien Stühle eines Tisches auf einmal besetzen, sodass dort vier Damen oder vier Herren sitzen. Jeder Gast muss zur Nation eines Tisches seines Stuhls gehören.",
            "Eine Runde bringt 20 Punkte, oder 40, wenn alle vier zur Nation des Tisches gehören. Die Nachbartische stört das nicht, und sie zahlen auch nichts.",
          ],
        },
      ],
    },
    "cafe-board": {
      aim: "Zwölf Tische im Ring, zwei am Spiel. Pro Zug finden zwei Gäste ihren Stuhl, oder einer geht an die Bar, die nur am Anfang freundlich ist.",
      chapters: [
        {
          title: "Dein Zug",
          text: [
            "Setz einen oder zwei Gäste, oder schick einen an die Bar. Zu Beginn eines Zuges ist die Bar immer erlaubt.",
            "Am Ende des Zuges ziehst du wieder auf fünf Gäste nach.",
          ],
        },
        seating,
        {
          title: "Punkte",
          text: [
            "An jedem Tisch des Stuhls zahlt jeder Gast, der schon dort saß: 2 Punkte, wenn beide als dieselbe Nation gelten, sonst 1.",
            "Ein Joker ist Dame oder Herr, wie aufgedruckt, und gilt an jedem Tisch als Gast aus dessen Nation. An die Bar geht ein Joker nie.",
          ],
        },
        {
          title: "Die Bar",
          text: [
            "Ihre 21 Hocker werden der Reihe nach besetzt und zahlen erst 1 bis 5; dann kosten sie, immer mehr, bis −16. Wer dort sitzt, bleibt.",
          ],
        },
        clearing,
        {
          title: "Das Ende",
          text: [
            "Das Spiel endet sofort, wenn der letzte Hocker an der Bar besetzt ist, wenn Tische zu ersetzen sind und der Stapel nicht reicht oder wenn der letzte Gast gezogen ist.",
            "Die meisten Punkte gewinnen; bei gleich vielen steht es unentschieden. Karten auf der Hand kosten nichts.",
          ],
        },
      ],
    },
    "face-to-face": {
      aim: "Leg als Erstes alle deine 58 Karten ab, auf einen Stapel, der steigt, und einen, der fällt; und bleib dabei immer zugfähig.",
      chapters: [
        {
          title: "Deine Stapel",
          text: [
            "Jede Seite hat einen aufsteigenden Stapel, der bei 1 beginnt, und einen absteigenden, der bei 60 beginnt. Nur die oberste Karte zählt.",
            "Auf deinen aufsteigenden Stapel passt jede höhere Karte, oder die genau zehn niedrigere. Auf den absteigenden jede niedrigere, oder die genau zehn höhere. Diesen Rückwärtstrick darfst du beliebig oft nutzen.",
          ],
        },
        {
          title: "Dein Zug",
          text: [
            "Leg mindestens zwei Karten ab, gern auch mehr, eine nach der anderen. Mindestens eine kommt auf deine eigenen Stapel.",
            "Eine Karte pro Zug darf zur anderen Seite, und dort muss sie helfen: niedriger als der aufsteigende Stapel drüben, oder höher als der absteigende. Einem Stapel, der noch 1 oder 60 zeigt, ist nicht zu helfen, und der Rückwärtstrick gilt dort nicht.",
          ],
        },
        {
          title: "Nachziehen",
          text: [
            "Gingen alle Karten auf deine eigenen Stapel, ziehst du zwei. Ging eine nach drüben, ziehst du auf sechs Handkarten nach. Darum lohnt sich das Helfen.",
          ],
        },
        {
          title: "Das Ende",
          text: [
            "Wer alle 58 Karten abgelegt hat, gewinnt sofort; Geschenke zählen mit. Wer keine zwei Karten legen kann, verliert sofort, auch mit einer einzigen Karte auf der Hand. Als Option darf diese eine Karte gelegt werden und gewinnt.",
          ],
        },
      ],
    },
  },
};
