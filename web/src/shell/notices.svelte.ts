/* Short sentences to the person at the screen, gone after a while. */

import { tongue } from "../messages/index.svelte";
import { reasonOf } from "../connection/http";

const LINGER = 7000;

class Notices {
  text = $state.raw("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.#timer = setTimeout(() => this.hush(), LINGER);
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.text = "";
  }

  /** Something did not work. */
  trouble(error: unknown): void {
    this.say(troubleText(reasonOf(error)));
  }
}

export const troubleText = (reason: string): string => {
  const { known, other } = tongue.words.troubles;
  return known[reason] ?? other;
};

export const notices = new Notices();
