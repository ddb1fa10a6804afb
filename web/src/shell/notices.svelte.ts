/* Short sentences to the person at the screen, gone after a while. */

import { tongue } from "../messages/index.svelte";
import { reasonOf } from "../connection/http";

const LINGER = 7000;

class Notices {
  text = $state.raw("");
  #offlineTold = false;
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

  /** Whether the page itself says that the house doesn't answer; once is enough. */
  offlineIsTold(told: boolean): void {
    this.#offlineTold = told;
    if (told && this.text === troubleText("offline")) this.hush();
  }

  /** Something did not work. */
  trouble(error: unknown): void {
    const reason = reasonOf(error);
    if (reason !== "offline" || !this.#offlineTold) this.say(troubleText(reason));
  }
}

export const troubleText = (reason: string): string => {
  const { known, other } = tongue.words.troubles;
  return known[reason] ?? other;
};

export const notices = new Notices();
