/* What has just happened, in words: for the live region and the folded log. */

import { tongue } from "../messages/index.svelte";
import { announce, chronicle, type Entry, type Whos } from "../table/telling";
import type { GameEvent, View } from "../wire/game";

export class News {
  #entries = $state.raw<Entry[]>([]);
  #before: View;
  #events: readonly GameEvent[];

  constructor(view: View, events: readonly GameEvent[]) {
    this.#before = view;
    this.#events = events;
  }

  follow(view: View, events: readonly GameEvent[]): void {
    if (events !== this.#events) this.#entries = chronicle(this.#before, events, 0);
    this.#before = view;
    this.#events = events;
  }

  said(who: Whos, mover: Whos = who): string {
    return announce(this.#entries, tongue.words, who, mover);
  }
}
