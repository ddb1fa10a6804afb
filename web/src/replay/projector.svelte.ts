/* Goes through a film: by step, by jump, or by itself at the chosen pace. */

import { factorOf } from "../motion/pace";
import { lengthOfAll } from "../table/pacing.svelte";
import type { GameEvent, Pace } from "../wire/game";

// After a move has been shown, it is looked at for a moment. Without animations that is all there is.
const LOOK = 450;
const LOOK_INSTANT = 700;

export class Projector {
  frame = $state.raw(0);
  playing = $state.raw(false);
  /** Whether this frame came right after the one before it: then its move is shown as it was made. */
  onward = $state.raw(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly last: number,
    private readonly eventsAt: (frame: number) => readonly GameEvent[],
    private readonly pace: () => Pace,
    frame = 0,
  ) {
    this.frame = this.#within(frame);
  }

  get atEnd(): boolean {
    return this.frame === this.last;
  }

  go(frame: number): void {
    const next = this.#within(frame);
    if (next !== this.frame) {
      this.onward = next === this.frame + 1;
      this.frame = next;
    }
    if (this.playing) this.#wait();
  }

  step(by: number): void {
    this.go(this.frame + by);
  }

  /** From the end it begins again. */
  play(): void {
    if (this.atEnd) this.go(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.atEnd) return this.pause();
    this.#timer = setTimeout(() => this.step(1), this.#length());
  }

  #length(): number {
    const factor = factorOf(this.pace());
    if (!factor) return LOOK_INSTANT;
    return (LOOK + (this.onward ? lengthOfAll(this.eventsAt(this.frame)) : 0)) * factor;
  }

  #within(frame: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(frame) || 0));
  }
}
