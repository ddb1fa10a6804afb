import type { Nation, Sex } from "../../wire/game";
import { startOf } from "../words";
import { only, plural, signed, table } from "./cards";

const TO = { f: "alle signore", m: "ai signori" } as const;

export const cafe = {
  floor: "La sala",
  zoomIn: "Guarda da vicino",
  zoomOut: "Guarda tutta la sala",
  guestPile: (count: number) => plural(count, { one: "# ospite nel mazzo", other: "# ospiti nel mazzo" }),
  tablePile: (count: number) => plural(count, { one: "# tavolino nel mazzo", other: "# tavolini nel mazzo" }),
  guestPileShort: (count: number) => plural(count, { one: "ospite", other: "ospiti" }),
  tablePileShort: (count: number) => plural(count, { one: "tavolino", other: "tavolini" }),
  bar: "Il bar",
  barNext: (value: number) => `Prossimo sgabello al bar: ${signed(value)}`,
  barTaken: (count: number, all: number) =>
    plural(count, { one: `# sgabello occupato su ${all}`, other: `# sgabelli occupati su ${all}` }),
  down: "Posa coperta",
  downCount: (count: number) => plural(count, { one: "# carta coperta", other: "# carte coperte" }),
  ownDown: "Le tue carte coperte",
  club: (nation: Nation | undefined, sex: Sex) => `Riserva ${table(nation)} ${TO[sex]}`,
  clubShort: (sex: Sex) => startOf(only(sex)),
  clubOpen: (nation: Nation | undefined, sex: Sex) =>
    `${startOf(table(nation))} è per ${only(sex)}: occupa tutti i posti liberi.`,
  draw: "Pesca",
  done: "Fatto",
  close: "Dichiara finita la partita",
  undo: "Annulla",
  waitingNow: "Ora fai sedere la compagnia.",
  mayGoOn: "Puoi far sedere un altro ospite, o fermarti.",
  mayClose: "Non hai più carte: chiudi il turno, o dichiara finita la partita.",
  start: "Scegli una carta, o un posto.",
  startDraw: "Scegli una carta, o pesca.",
  chooseSeat: "Scegli uno dei posti illuminati.",
  onlyBar: "Solo al bar c'è posto per questa carta: scegli il bar.",
  onlyDown: "Questa carta si può solo posare coperta.",
  chooseCard: "Scegli una delle carte illuminate.",
  cardNowhere: "Ora non c'è posto per questa carta.",
  seatNobody: "Nessuno dei tuoi ospiti può sedersi lì adesso.",
  noSeatEnd: "Nessun altro trova posto.",
  noSeatDraw: "Nessuno trova posto: pesca.",
  noSeatBar: "Nessuno trova posto: mandane uno al bar.",
  noSeatDown: "Nessuno trova posto: posa una carta coperta.",
};
