/* Runs a film: step by step, or by itself. */

import type { Film } from "../wire/messages";

/** Time to read what happened before the next move, in milliseconds. */
const READING = 1100;

export class Projector {
  frame = $state(0);
  playing = $state(false);
  /** The board is still showing the last step. */
  busy = $state(false);
  /** Only what goes on is shown in motion. */
  forward = $state.raw(true);

  constructor(readonly film: Film) {
    $effect(() => this.#run());
  }

  get last(): number {
    return this.film.frames.length - 1;
  }

  to(frame: number): void {
    this.playing = false;
    this.forward = frame === this.frame + 1;
    this.frame = Math.max(0, Math.min(frame, this.last));
  }

  /** Plays on, from the start if it is over; or stops. */
  toggle(): void {
    if (!this.playing && this.frame === this.last) this.to(0);
    this.playing = !this.playing;
  }

  #run(): (() => void) | void {
    if (!this.playing || this.busy) return;
    if (this.frame === this.last) {
      this.playing = false;
      return;
    }
    const timer = setTimeout(() => this.#next(), this.frame ? READING : 250);
    return () => clearTimeout(timer);
  }

  #next(): void {
    this.forward = true;
    this.frame += 1;
  }
}
