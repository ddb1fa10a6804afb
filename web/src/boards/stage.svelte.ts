/* Shows one change after another at the chosen pace. New things never wait for old ones: a second change,
   or a click, lets everything under way land at once. */

import { factorOf, lessMotion } from "../motion/pace";
import { Sky, boxOf, type Box, type Cargo } from "../motion/sky.svelte";
import type { GameEvent, Pace, View } from "../wire/game";

export abstract class Stage<V extends View> {
  readonly sky = new Sky();
  shown: V = $state.raw(undefined as unknown as V);
  busy = $state.raw(false);
  #target: V;
  #told: readonly GameEvent[];
  #factor = 1;
  #hurry: (() => void)[] = [];
  #run = 0;
  /** Which card of the hand was meant, of two alike. */
  meant: string | null = null;
  /** Told of every event as it is shown. */
  heard: (event: GameEvent) => void = () => {};

  constructor(view: V, events: readonly GameEvent[], protected readonly root: () => HTMLElement | undefined) {
    this.shown = this.#target = view;
    this.#told = events;
  }

  protected abstract act(event: GameEvent, seat: number): Promise<void>;

  /** A new view has come; its events are played if they are news, and if we look through the same eyes. */
  follow(view: V, events: readonly GameEvent[], pace: Pace): void {
    if (view === this.#target) return;
    const same = view.seat === this.#target.seat;
    const news = events !== this.#told && same;
    if (!news && same && this.busy) {
      this.#target = view; // Told again while it is still being shown: nothing to hurry for.
      return;
    }
    this.finish();
    this.#target = view;
    this.#told = events;
    this.#factor = factorOf(pace);
    if (!news || !this.#factor) this.shown = view;
    if (news && !this.#factor && events[0]) this.heard(events[0]);
    if (!news || !this.#factor) return;
    void this.#play(view, events);
  }

  async #play(view: V, events: readonly GameEvent[]): Promise<void> {
    const run = ++this.#run;
    this.busy = true;
    for (const event of events) {
      if (run !== this.#run) return;
      this.heard(event);
      await this.act(event, view.seat);
    }
    if (run === this.#run) this.finish();
  }

  /** Everything is as the last view says, now. */
  finish(): void {
    this.#run += 1;
    this.busy = false;
    this.sky.clear();
    for (const resolve of this.#hurry.splice(0)) resolve();
    this.shown = this.#target;
    this.settle();
  }

  protected settle(): void {}

  protected wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms * this.#factor);
      this.#hurry.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  protected box(...anchors: string[]): Box | null {
    for (const anchor of anchors) {
      const found = boxOf(this.root(), anchor);
      if (found) return found;
    }
    return null;
  }

  protected async send(cargo: Cargo, from: Box | null, to: Box | null, ms: number): Promise<void> {
    if (!from || !to || lessMotion()) return;
    await this.sky.fly(cargo, from, to, ms * this.#factor);
  }
}
