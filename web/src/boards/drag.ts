/* Tells a drag from a tap, and from a sideways scroll of the hand. */

interface Told<Card> {
  start: (card: Card) => void;
  move: (card: Card, x: number, y: number, width: number) => void;
  end: (card: Card, place: string | null) => void;
  cancel: () => void;
}

const SLACK = 8;

/** What lies under the pointer and takes a card. */
export const dropAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null;

export class DragLatch<Card> {
  #held: { card: Card; x: number; y: number; width: number } | null = null;
  #dragging = false;
  #justDragged = false;

  constructor(private readonly told: Told<Card>) {}

  down(event: PointerEvent, card: Card): void {
    if (event.button !== 0) return;
    const node = event.currentTarget as HTMLElement;
    node.setPointerCapture(event.pointerId); // A quick hand has left the card before it is seen to move.
    this.#held = { card, x: event.clientX, y: event.clientY, width: node.offsetWidth };
    this.#dragging = this.#justDragged = false;
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (!held) return;
    if (!this.#dragging) {
      const [x, y] = [Math.abs(event.clientX - held.x), Math.abs(event.clientY - held.y)];
      if (Math.hypot(x, y) < SLACK || (event.pointerType !== "mouse" && x >= y)) return; // A finger that goes sideways scrolls.
      this.#dragging = true;
      this.told.start(held.card);
    }
    this.told.move(held.card, event.clientX, event.clientY, held.width);
  }

  up(event: PointerEvent): void {
    const held = this.#held;
    this.#held = null;
    if (!held || !this.#dragging) return;
    this.#dragging = false;
    this.#justDragged = true;
    this.told.end(held.card, dropAt(event.clientX, event.clientY));
  }

  cancel(): void {
    if (this.#dragging) this.told.cancel();
    this.#held = null;
    this.#dragging = false;
  }

  /** Whether a click is one: the end of a drag is none. */
  click(): boolean {
    const dragged = this.#justDragged;
    this.#justDragged = false;
    return !dragged;
  }
}
