/* Lets one change be seen before the next one comes: others' moves wait for each other, ours never wait. */

import { FLIGHT, LEAVE, READING, TRAVEL, TURN_OVER } from "../motion/pace";
import type { GameEvent } from "../wire/game";

// Who has missed more than this is brought up to date at once.
const MOST_WAITING = 6;

/** How long a board shows an event, in milliseconds at its normal pace. */
function lengthOf(event: GameEvent): number {
  switch (event.event) {
    case "seated":
      return 2 * TRAVEL + Object.keys(event.points).length * FLIGHT + READING;
    case "went-to-bar":
      return 2 * TRAVEL + FLIGHT + READING;
    case "laid":
    case "gave":
      return 2 * TRAVEL + READING;
    case "cleared":
      return 200 + LEAVE;
    case "table-laid":
      return TURN_OVER;
    case "drawn":
    case "laid-down":
      return FLIGHT;
    default:
      return 0;
  }
}

export const lengthOfAll = (events: readonly GameEvent[]): number => events.reduce((sum, event) => sum + lengthOf(event), 0);

const moverIn = (events: readonly GameEvent[]): number | null => {
  const found = events.find((event) => "player" in event);
  return found && "player" in found ? found.player : null;
};

/** Something that changes step by step, seen by whoever sits on `yours`. */
export interface Paced {
  version: number;
  events: readonly GameEvent[];
  yours: readonly number[];
}

export class Pacing<Sight extends Paced> {
  shown = $state.raw<Sight | null>(null);
  #queue: Sight[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #freeAt = 0;

  /** A new sight has come; `factor` is the chosen pace, 0 for at once. */
  follow(sight: Sight, factor: number): void {
    const ours = this.#isOurs(sight);
    // Ours is shown at once, and what comes after it waits until it has been seen.
    if (ours || this.#mustHurry(sight, factor)) return this.#catchUp(sight, ours ? lengthOfAll(sight.events) * factor : 0);
    this.#queue.push(sight);
    this.#next(factor);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #last(): Sight | null {
    return this.#queue.at(-1) ?? this.shown;
  }

  #isOurs(sight: Sight): boolean {
    const last = this.#last;
    const mover = last && sight.events !== last.events ? moverIn(sight.events) : null;
    return mover !== null && sight.yours.includes(mover);
  }

  #mustHurry(sight: Sight, factor: number): boolean {
    const last = this.#last;
    const jumped = !last || sight.version > last.version + 1 || !sight.events.length;
    return !factor || jumped || this.#queue.length >= MOST_WAITING || (typeof document !== "undefined" && document.hidden);
  }

  #catchUp(sight: Sight, length: number): void {
    this.stop();
    this.#timer = undefined;
    this.#queue = [];
    this.#freeAt = 0;
    this.#show(sight, length);
  }

  #next(factor: number): void {
    if (this.#timer !== undefined) return;
    const wait = this.#freeAt - performance.now();
    if (wait <= 0) return this.#showNext(factor);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#showNext(factor);
    }, wait);
  }

  #showNext(factor: number): void {
    const sight = this.#queue.shift();
    if (!sight) return;
    const news = sight.events !== this.shown?.events;
    this.#show(sight, news ? lengthOfAll(sight.events) * factor : 0);
    if (this.#queue.length) this.#next(factor);
  }

  #show(sight: Sight, length: number): void {
    this.shown = sight;
    if (length) this.#freeAt = performance.now() + length;
  }
}
