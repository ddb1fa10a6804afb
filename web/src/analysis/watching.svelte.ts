/* An analysis of the house: asked for, waited for, there. */

import { house } from "../connection/house";
import { reasonOf } from "../connection/http";
import { myself } from "../connection/me.svelte";
import type { AnalysisState } from "../wire/messages";

const EVERY = 1000; // milliseconds between two looks

export class Watching {
  state = $state.raw<AnalysisState | null>(null);
  trouble = $state.raw<string | null>(null);
  /** It had begun, and is gone: the house was stopped meanwhile, or it failed. */
  stopped = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(readonly id: string) {}

  /** How things stand, and from then on until it is there. */
  look = (): Promise<void> => this.#ask(() => house.analysis(this.id));

  start = (): Promise<void> =>
    this.#ask(async () => {
      await myself.known();
      return house.analyse(this.id);
    });

  /** Nobody looks any more. */
  leave = (): void => {
    this.#left = true;
    clearTimeout(this.#timer);
  };

  async #ask(question: () => Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.#timer);
    const wasMade = this.#isMade();
    try {
      this.state = await question();
      this.trouble = null;
      this.stopped = wasMade && this.state.status === "none";
    } catch (error) {
      this.trouble = reasonOf(error);
    }
    if (this.#isMade() && !this.#left) this.#timer = setTimeout(() => void this.look(), EVERY);
  }

  /** Whether it is being made, or is to be. */
  #isMade(): boolean {
    return this.state?.status === "waiting" || this.state?.status === "running";
  }
}
