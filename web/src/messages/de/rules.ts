import type { LibraryTexts } from "../en/library";

export const rules: LibraryTexts["rules"] = {
  S1: {
    title: "Ein Tisch der eigenen Nation",
    text: "Auf einem Stuhl sitzt ein Gast, und ein Stuhl gehört zu jedem Tisch direkt daneben, nie über Eck. Ein Gast darf einen freien Stuhl nur nehmen, wenn mindestens einer dieser Tische zu seiner Nation gehört. Ein Joker, im Spiel zu zweit, passt auf jeden Stuhl.",
  },
  S2: {
    title: "Damen und Herren im Gleichgewicht",
    text: "Hat sich ein Gast gesetzt, muss es an jedem Tisch seines Stuhls, an dem nun mindestens zwei sitzen, so aussehen und nicht anders:",
    list: ["eine Dame und ein Herr", "eine Dame und zwei Herren", "zwei Damen und ein Herr", "zwei Damen und zwei Herren"],
  },
  S3: {
    title: "Niemand sitzt allein",
    text: "Ein Gast braucht Gesellschaft, also einen anderen Gast am selben Tisch, an mindestens einem Tisch seines Stuhls. An den anderen darf er der einzige sein.",
  },
  S4: {
    title: "Wer auf Gesellschaft wartet",
    text: "Die Ausnahme: Ein Gast, der nirgends Gesellschaft findet, darf sich setzen, wenn gleich dein nächster Gast, noch im selben Zug, an einen seiner Tische kommt. Dazu muss jemand auf deiner Hand sein, der in jeder Hinsicht passt, und du musst in diesem Zug noch einen Gast setzen dürfen. Bis dahin geht nichts anderes, und der Zug kann nicht enden. Wer wartet, ist grün umrandet.",
  },
  S5: {
    title: "Ein voller Tisch wird abgeräumt",
    text: "Sitzen auf allen vier Stühlen eines Tisches Gäste, ist er voll. Sind die Punkte gezählt, wird jeder volle Tisch sofort abgeräumt: Seine Gäste und die Tischkarte verlassen das Spiel, Gäste auf geteilten Stühlen auch ihre anderen Tische, und die oberste Karte vom Tischstapel kommt an die Stelle. Füllt ein Gast mehrere Tische, werden erst alle abgeräumt und dann neu gedeckt, Reihe für Reihe von links nach rechts. Danach geht dein Zug weiter, wenn noch etwas davon übrig ist.",
  },
  S6: {
    title: "Was zurückbleibt",
    text: "Was nach dem Abräumen zurückbleibt, darf so bleiben, auch wenn es gegen S1 bis S3 verstößt: ein Gast allein, ein Gast nur an fremden Tischen, zwei Damen oder zwei Herren. Geprüft wird nur, wer sich setzt, und nur nach S1 bis S4.",
  },

  C1: {
    title: "Was es gibt",
    text: "96 Gäste, vier Damen und vier Herren aus jeder der zwölf Nationen, und 24 Tische, zwei für jede Nation.",
  },
  C2: {
    title: "Das Geben",
    text: "Gäste und Tische werden gemischt, jeweils als eigener Stapel. Alle bekommen sieben Gäste von oben, eine Hand nach der anderen, zuerst wer beginnt. Fünf Tische werden Reihe für Reihe ausgelegt: zwei oben, einer in der Mitte, zwei unten. Die acht äußeren Stühle gehören zu einem Tisch, die vier inneren zu dreien.",
  },
  C3: {
    title: "Eines von dreien",
    text: "In einem Zug tust du genau eines davon. Einen Gast setzen muss man nie.",
    list: [
      "Einen bis drei Gäste setzen.",
      "Den obersten Gast vom Stapel ziehen, wenn du weniger als zwölf auf der Hand hast.",
      "Einen Gast verdeckt vor dir ablegen, wenn du genau zwölf auf der Hand hast.",
    ],
  },
  C4: {
    title: "Kein Platz ohne Punkte",
    text: "Jeder Gast, den du setzt, muss sofort Punkte bringen. Nur wer auf Gesellschaft wartet (S4), bringt keine.",
  },
  C5: {
    title: "Was ein Gast bringt",
    text: "Jeder Tisch des Stuhls, an dem nun mindestens zwei sitzen, zahlt so viele Punkte, wie er Gäste hat: 2, 3 oder 4. Gehören sie alle zur Nation des Tisches, zahlt er doppelt: 4, 6 oder 8. Jeder Gast zählt, sobald er sitzt, vor dem nächsten.",
  },
  C6: {
    title: "Wann der Zug endet",
    text: "Der dritte Gast beendet den Zug. Nach dem ersten oder zweiten darfst du aufhören.",
  },
  C7: {
    title: "Eine leere Hand",
    text: "Wird deine Hand leer, darfst du das Spiel auf der Stelle für beendet erklären. Sonst endet der Zug wie immer, und das Spiel geht weiter; in deinem nächsten Zug kannst du dann nur ziehen.",
  },
  C8: {
    title: "Wann das Spiel endet",
    text: "Dreierlei beendet das Spiel auf der Stelle:",
    list: [
      "Tische sind zu ersetzen, und der Stapel reicht nicht.",
      "Der letzte Gast vom Stapel ist gezogen.",
      "Jemand mit leerer Hand erklärt es für beendet (C7).",
    ],
  },
  C9: {
    title: "Die Abrechnung",
    text: "Von deinen Punkten gehen 2 ab für jede Karte auf der Hand und jede verdeckt abgelegte. Es gewinnt, wer die meisten Punkte hat, bei Gleichstand, wer weniger Minuspunkte hat; sind auch diese gleich, wird der Sieg geteilt.",
  },
  C10: {
    title: "Verdeckte Karten",
    text: "Was du verdeckt abgelegt hast, weißt nur du; die anderen sehen es, wenn das Spiel aus ist.",
  },

  V1: {
    title: "Eine Runde bilden",
    text: "Statt wie sonst Gäste zu setzen (C3), darfst du an einem Tisch eine Damen- oder Herrenrunde bilden: Du besetzt alle seine freien Stühle auf einmal von der Hand, mit bis zu vier Gästen, sodass dort vier Damen oder vier Herren sitzen. Auch wer schon dort sitzt, muss von diesem Geschlecht sein.",
  },
  V2: {
    title: "Was in einer Runde gilt",
    text: "Jeder Gast der Runde braucht an seinem Stuhl einen Tisch seiner Nation (S1). Gleichgewicht, Gesellschaft und sofortige Punkte (S2, S3, C4) werden von ihm nicht verlangt, an keinem Tisch, und die Nachbartische zahlen nichts für ihn.",
  },
  V3: {
    title: "Was eine Runde bringt",
    text: "Eine Runde bringt 20 Punkte, oder 40, wenn alle vier zur Nation des Tisches gehören. Dann werden volle Tische abgeräumt (S5), auch jeder andere, der nun voll ist, ohne Punkte. Der Zug ist zu Ende; mit leerer Hand darfst du noch das Spiel für beendet erklären (C7).",
  },

  B1: {
    title: "Was es gibt",
    text: "96 Gäste, vier Damen und vier Herren aus jeder der zwölf Nationen, vier Joker (zwei Damen, zwei Herren) und 24 Tische, zwei für jede Nation.",
  },
  B2: {
    title: "Das Geben",
    text: "Gäste und Tische werden gemischt, jeweils als eigener Stapel. Beide bekommen fünf Gäste von oben, zuerst wer beginnt. Zwölf Tische werden Reihe für Reihe im Ring ausgelegt; zwölf bleiben im Stapel. Von den 24 Stühlen gehören vier zu einem Tisch, sechzehn zu zweien und vier zu dreien.",
  },
  B3: {
    title: "Eines von zweien",
    text: "In einem Zug tust du genau eines davon. Zu Beginn eines Zuges steht dir die Bar immer offen, ob nötig oder nicht; ein Joker aber geht nie dorthin.",
    list: ["Einen oder zwei Gäste setzen.", "Einen Gast an die Bar schicken."],
  },
  B4: {
    title: "Was ein Gast bringt",
    text: "An jedem Tisch des Stuhls zahlt jeder Gast, der schon dort saß: 2 Punkte, wenn beide als dieselbe Nation gelten, sonst 1. Ein Fremder bei einem, zwei oder drei Gästen bringt also 1, 2 oder 3 Punkte, ein Landsmann oder eine Landsfrau 2, 4 oder 6.",
  },
  B5: {
    title: "Joker",
    text: "Ein Joker ist Dame oder Herr, wie aufgedruckt. An jedem Tisch gilt er als Gast aus dessen Nation.",
  },
  B6: {
    title: "Die Hocker an der Bar",
    text: "Die Bar hat 21 Hocker, die der Reihe nach besetzt werden. Ein Gast bringt den Wert seines Hockers, wie er hier steht, und bleibt bis zum Ende. Als Option hat die Bar 17 Hocker: Die ersten vier fehlen.",
  },
  B7: {
    title: "Nachziehen",
    text: "Ist der Zug zu Ende, ziehst du nach, bis du wieder fünf Gäste hast.",
  },
  B8: {
    title: "Wann das Spiel endet",
    text: "Dreierlei beendet das Spiel auf der Stelle:",
    list: [
      "Der letzte Hocker an der Bar ist besetzt.",
      "Tische sind zu ersetzen, und der Stapel reicht nicht.",
      "Der letzte Gast vom Stapel ist gezogen.",
    ],
  },
  B9: {
    title: "Wer gewinnt",
    text: "Es gewinnt, wer mehr Punkte hat; bei gleich vielen ist es unentschieden. Karten auf der Hand kosten nichts. Die Punkte der Siegerseite kommen auf die Bestenliste.",
  },
  B10: {
    title: "Beide Hände liegen offen",
    text: "Mit dieser Option sehen beide alle Handkarten.",
  },

  F1: {
    title: "Gold und Silber",
    text: "Jede Seite hat 58 Karten einer Farbe, Gold oder Silber, mit den Zahlen 2 bis 59, und zwei Stapel: einen aufsteigenden, der am Anfang 1 zeigt, und einen absteigenden, der 60 zeigt. Sechs Karten hast du auf der Hand, 52 warten in deinem Nachziehstapel. Von einem Stapel zählt nur die oberste Karte, und alle vier Stapel liegen für beide offen.",
  },
  F2: {
    title: "Mindestens zwei Karten",
    text: "In einem Zug legst du mindestens zwei Karten ab, gern auch mehr, eine nach der anderen in beliebiger Reihenfolge.",
  },
  F3: {
    title: "Auf die eigenen Stapel",
    text: "Auf deinen aufsteigenden Stapel passt jede höhere Karte, oder die genau zehn niedrigere. Auf den absteigenden passt jede niedrigere, oder die genau zehn höhere. Das ist der Rückwärtstrick, und du darfst ihn nutzen, sooft du kannst.",
  },
  F4: {
    title: "Ein Geschenk muss helfen",
    text: "Höchstens eine Karte pro Zug darf zur anderen Seite, wann du willst, und dort muss sie helfen: niedriger als der aufsteigende Stapel drüben, oder höher als der absteigende. Der Rückwärtstrick gilt dort nicht, eine gleiche Karte hilft niemandem, und einem Stapel, der noch 1 oder 60 zeigt, ist nicht zu helfen.",
  },
  F5: {
    title: "Eine für dich selbst",
    text: "Mindestens eine Karte pro Zug kommt auf deine eigenen Stapel.",
  },
  F6: {
    title: "Zwei, oder auf sechs",
    text: "Am Ende des Zuges ziehst du von deinem Stapel nach: zwei Karten, wenn alle auf deine eigenen Stapel gingen; auf sechs Handkarten, wenn eine nach drüben ging. Sind dafür zu wenige übrig, ziehst du diese.",
  },
  F7: {
    title: "Gewinnen",
    text: "Wer alle 58 Karten abgelegt hat, gewinnt sofort. Geschenke zählen mit.",
  },
  F8: {
    title: "Verlieren",
    text: "Wer keine zwei Karten legen kann, verliert sofort. Dafür wird vorausgeschaut: Eine erste Karte, nach der keine zweite mehr folgen könnte, ist nicht erlaubt, solange es ein Paar gibt; gibt es keins, hat verloren, wer am Zug ist.",
  },
  F9: {
    title: "Die letzte Karte",
    text: "Die zwei Karten sind auch bei leerem Nachziehstapel fällig und selbst mit einer einzigen Karte auf der Hand: Dann ist das Spiel verloren. Als Option darf diese eine Karte gelegt werden, auf jeden Stapel, auf den sie passt, und gewinnt.",
  },
};
