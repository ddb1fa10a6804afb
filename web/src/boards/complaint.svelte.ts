/* A refusal in words, shown where it was met, gone after a while or with the next choice. */

const LINGER = 6000;

export class Complaint {
  place = $state.raw<string | null>(null);
  sentence = $state.raw("");
  /** Counts up, so that the same seat shakes again. */
  times = $state.raw(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(place: string, sentence: string): void {
    clearTimeout(this.#timer);
    this.place = place;
    this.sentence = sentence;
    this.times += 1;
    this.#timer = setTimeout(() => this.hush(), LINGER);
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.place = null;
    this.sentence = "";
  }
}
