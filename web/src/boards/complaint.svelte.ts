/* A refusal in words, shown where it was met, gone after a while or with the next choice. */

import type { Cited } from "../rules/citing";

const LINGER = 8000;

export class Complaint {
  place = $state.raw<string | null>(null);
  /** The rule it comes from; none where it is not a matter of rules. */
  cited = $state.raw<Cited | null>(null);
  #words = $state.raw<() => string>(() => "");
  /** Counts up, so that the same seat shakes again. */
  times = $state.raw(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** In the language spoken now, even if it changes meanwhile. */
  get sentence(): string {
    return this.#words();
  }

  say(place: string, words: () => string, cited: Cited | null = null): void {
    this.place = place;
    this.cited = cited;
    this.#words = words;
    this.times += 1;
    this.linger();
  }

  /** It goes after a while. */
  linger(): void {
    this.stay();
    this.#timer = setTimeout(() => this.hush(), LINGER);
  }

  /** It stays, for somebody who is about to follow its link. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  hush(): void {
    this.stay();
    this.place = null;
    this.cited = null;
    this.#words = () => "";
  }
}
