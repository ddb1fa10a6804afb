import type { Nation, Sex } from "../../wire/game";
import { plural, signed, table } from "./cards";

export const cafe = {
  floor: "The floor",
  zoomIn: "Look closer",
  zoomOut: "See the whole floor",
  guestPile: (count: number) => plural(count, { one: "# guest to draw", other: "# guests to draw" }),
  tablePile: (count: number) => plural(count, { one: "# table to come", other: "# tables to come" }),
  guestPileShort: (count: number) => plural(count, { one: "guest", other: "guests" }),
  tablePileShort: (count: number) => plural(count, { one: "table", other: "tables" }),
  bar: "The bar",
  barNext: (value: number) => `The bar's next stool: ${signed(value)}`,
  barTaken: (count: number, all: number) => `${count} of ${all} stools taken`,
  down: "Lay face down",
  downCount: (count: number) => plural(count, { one: "# card face down", other: "# cards face down" }),
  club: (nation: Nation | undefined, sex: Sex) =>
    `Form a ${sex === "f" ? "ladies'" : "gentlemen's"} club at ${table(nation)}`,
  clubShort: (sex: Sex): string => (sex === "f" ? "Ladies' club" : "Gentlemen's club"),
  clubOpen: (nation: Nation | undefined, sex: Sex) =>
    `${sex === "f" ? "Ladies'" : "Gentlemen's"} club at ${table(nation)}: fill every free seat.`,
  draw: "Draw",
  done: "Done",
  close: "Declare the game over",
  undo: "Take back",
  waitingNow: "Seat the partner now.",
  mayGoOn: "You may seat another guest, or stop.",
  mayClose: "Your hand is empty: end the turn, or declare the game over.",
  start: "Choose a card, or a seat.",
  startDraw: "Choose a card, or draw.",
  chooseSeat: "Choose one of the lit seats.",
  onlyDown: "This guest can only be laid face down.",
  chooseCard: "Choose one of the lit cards.",
  cardNowhere: "This guest finds no seat now.",
  seatNobody: "Nobody in your hand may sit there now.",
};
