/* A refusal in words, shown where it was met, gone after a while or with the next choice. */

const LINGER = 6000;

export class Complaint {
  place = $state.raw<string | null>(null);
  #words = $state.raw<() => string>(() => "");
  /** Counts up, so that the same seat shakes again. */
  times = $state.raw(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** In the language spoken now, even if it changes meanwhile. */
  get sentence(): string {
    return this.#words();
  }

  say(place: string, words: () => string): void {
    clearTimeout(this.#timer);
    this.place = place;
    this.#words = words;
    this.times += 1;
    this.#timer = setTimeout(() => this.hush(), LINGER);
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.place = null;
    this.#words = () => "";
  }
}
