import { expect, it } from "vitest";
import { eventsAt, viewAt } from "./film";
import type { Frame } from "./messages";

const frames = [
  { view: { laid: 0, hands: [null, null], to_move: 0 }, own: { 0: { hands: [[2, 3], null] } }, moves: {} },
  { view: { laid: 1 }, own: { 0: { hands: [[3], null] } }, moves: {}, events: [{ event: "laid", player: 0, card: 2, pile: "+" }] },
  { view: { to_move: 1, hands: [null, null] }, own: {}, moves: {} },
] as unknown as Frame[];
const film = { game: "face-to-face", players: 2, options: {}, frames };

it("folds up what is new, frame by frame", () => {
  expect(viewAt(film, 0, 0)).toMatchObject({ game: "face-to-face", seat: 0, laid: 0, hands: [[2, 3], null] });
  expect(viewAt(film, 1, 0)).toMatchObject({ laid: 1, to_move: 0, hands: [[3], null] });
});

it("keeps what a seat owns, whatever everyone sees there", () => {
  expect(viewAt(film, 2, 0)).toMatchObject({ to_move: 1, hands: [[3], null] });
  expect(viewAt(film, 2, -1)).toMatchObject({ seat: -1, hands: [null, null] });
});

it("knows what led to a frame", () => {
  expect(eventsAt(film, 0)).toEqual([]);
  expect(eventsAt(film, 1)).toEqual([{ event: "laid", player: 0, card: 2, pile: "+" }]);
});
