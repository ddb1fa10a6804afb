import { beforeEach, expect, it } from "vitest";
import { DragLatch } from "./drag";

let told: string[];
let latch: DragLatch<string>;
const pointer = (x: number, y: number, pointerType: string): PointerEvent =>
  ({ button: 0, clientX: x, clientY: y, pointerType, pointerId: 1, currentTarget: { setPointerCapture: () => undefined, offsetWidth: 60 } }) as unknown as PointerEvent;

beforeEach(() => {
  told = [];
  latch = new DragLatch<string>({
    start: (card) => told.push(`start ${card}`),
    move: () => told.push("move"),
    end: () => told.push("end"),
    cancel: () => told.push("cancel"),
  });
});

it("a finger that goes sideways scrolls the hand and drags nothing", () => {
  latch.down(pointer(100, 100, "touch"), "DEf");
  latch.move(pointer(80, 96, "touch"));
  latch.cancel();
  expect(told).toEqual([]);
});

it("a finger that goes up drags the card", () => {
  latch.down(pointer(100, 100, "touch"), "DEf");
  latch.move(pointer(97, 95, "touch"));
  latch.move(pointer(95, 80, "touch"));
  expect(told).toEqual(["start DEf", "move"]);
});

it("a mouse drags wherever it goes", () => {
  latch.down(pointer(100, 100, "mouse"), "DEf");
  latch.move(pointer(80, 100, "mouse"));
  expect(told).toEqual(["start DEf", "move"]);
});
