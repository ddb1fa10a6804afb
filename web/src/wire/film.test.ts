import { expect, it } from "vitest";
import { eventsAt, movesAt, viewAt } from "./film";
import type { CafeView } from "./game";
import type { Film } from "./messages";

const film: Film = {
  game: "cafe-cards", players: 2, options: { clubs: false },
  frames: [
    {
      view: { guests: {}, hands: [null, null], down: [null, []], points: [0, 0], to_move: 0, over: false },
      own: { 0: { hands: [["DEf", "DEm"], null], down: [["ITf"], []] }, 1: { hands: [null, ["CUf"]], down: [null, []] } },
      moves: { "DEf@c2": { b2: 4 }, draw: {} },
    },
    {
      view: { guests: { c2: "DEf" }, points: [4, 0] }, own: { 0: { hands: [["DEm"], null], down: [["ITf"], []] } },
      moves: {}, move: "DEf@c2", player: 0,
      events: [{ event: "seated", player: 0, guest: "DEf", seat: "c2", points: { b2: 4 }, waits: false }],
    },
  ],
};
const cafe = (frame: number, seat: number | "all") => viewAt(film, frame, seat) as CafeView;

it("is folded up frame by frame", () => {
  expect(cafe(0, 0)).toMatchObject({ game: "cafe-cards", players: 2, options: { clubs: false }, guests: {}, points: [0, 0], to_move: 0 });
  expect(cafe(1, 0)).toMatchObject({ guests: { c2: "DEf" }, points: [4, 0], to_move: 0, over: false });
});

it("shows each seat its own cards, all of them, or nobody's", () => {
  expect(cafe(0, 0)).toMatchObject({ seat: 0, hands: [["DEf", "DEm"], null], down: [["ITf"], []] });
  expect(cafe(1, 0).hands).toEqual([["DEm"], null]);
  expect(cafe(1, 1)).toMatchObject({ seat: 1, hands: [null, ["CUf"]], down: [null, []] });
  expect(cafe(1, "all")).toMatchObject({ seat: -1, hands: [["DEm"], ["CUf"]], down: [["ITf"], []] });
  expect(cafe(1, -1)).toMatchObject({ seat: -1, hands: [null, null], down: [null, []] });
});

it("tells what led to a frame, and what may follow", () => {
  expect(eventsAt(film, 1)).toBe(film.frames[1]!.events);
  expect(eventsAt(film, 0)).toEqual([]);
  expect(movesAt(film, 0)).toEqual([{ move: "DEf@c2", points: { b2: 4 } }, { move: "draw", points: {} }]);
});
