import type { Nation, Sex } from "../../wire/game";
import { startOf } from "../words";
import { club, plural, signed, table } from "./cards";

export const cafe = {
  floor: "La salle",
  zoomIn: "Voir de plus près",
  zoomOut: "Voir toute la salle",
  guestPile: (count: number) => plural(count, { one: "# client dans la pioche", other: "# clients dans la pioche" }),
  tablePile: (count: number) => plural(count, { one: "# table à venir", other: "# tables à venir" }),
  guestPileShort: (count: number) => plural(count, { one: "client", other: "clients" }),
  tablePileShort: (count: number) => plural(count, { one: "table", other: "tables" }),
  bar: "Le bar",
  barNext: (value: number) => `Prochain tabouret du bar : ${signed(value)}`,
  barTaken: (count: number, all: number) =>
    plural(count, { one: `# tabouret pris sur ${all}`, other: `# tabourets pris sur ${all}` }),
  down: "Face cachée",
  downCount: (count: number) => plural(count, { one: "# carte face cachée", other: "# cartes face cachée" }),
  ownDown: "Tes cartes face cachée",
  club: (nation: Nation | undefined, sex: Sex) => `Faire de ${table(nation)} une ${club(sex)}`,
  clubShort: (sex: Sex) => startOf(club(sex)),
  clubOpen: (nation: Nation | undefined, sex: Sex) =>
    `${startOf(table(nation))} devient une ${club(sex)} : occupe toutes les places libres.`,
  draw: "Piocher",
  done: "Terminer",
  close: "Déclarer la partie terminée",
  undo: "Annuler",
  waitingNow: "Installe maintenant de la compagnie.",
  mayGoOn: "Tu peux installer encore un client, ou t'arrêter là.",
  mayClose: "Ta main est vide : termine ton tour, ou déclare la partie terminée.",
  start: "Choisis une carte, ou une place.",
  startDraw: "Choisis une carte, ou pioche.",
  chooseSeat: "Choisis une des places éclairées.",
  onlyBar: "Seul le bar a de la place pour cette carte : choisis le bar.",
  onlyDown: "Cette carte ne peut être que posée face cachée.",
  chooseCard: "Choisis une des cartes éclairées.",
  cardNowhere: "Aucune place pour cette carte en ce moment.",
  seatNobody: "Personne dans ta main ne peut s'asseoir là en ce moment.",
  noSeatEnd: "Personne d'autre ne trouve de place.",
  noSeatDraw: "Personne ne trouve de place : pioche.",
  noSeatBar: "Personne ne trouve de place : envoie quelqu'un au bar.",
  noSeatDown: "Personne ne trouve de place : pose une carte face cachée.",
};
