/* One attempt at a lesson: the moves made in it, and what the house shows of the table. */

import { movesIn } from "../connection/sight";
import { Pacing, type Paced } from "../table/pacing.svelte";
import { chronicle, type Entry } from "../table/telling";
import { eventsAt, viewAt } from "../wire/film";
import type { LegalMove, View } from "../wire/game";
import type { PracticeAnswer } from "../wire/messages";

export const LEARNER = 0;

export interface Moment extends Paced {
  view: View;
  moves: readonly LegalMove[];
}

export type Ask = (moves: readonly string[]) => Promise<PracticeAnswer>;

function momentAt(answer: PracticeAnswer, frame: number): Moment {
  return {
    version: frame,
    yours: [LEARNER],
    view: viewAt(answer, frame, LEARNER),
    events: eventsAt(answer, frame),
    moves: movesIn(answer.frames[frame]?.moves),
  };
}

export class Practice {
  readonly #pacing = new Pacing<Moment>();
  readonly #ask: Ask;
  answer = $state.raw<PracticeAnswer | null>(null);
  moves = $state.raw<readonly string[]>([]);

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** What the board shows now: others' moves are shown one after another. */
  get shown(): Moment | null {
    return this.#pacing.shown;
  }

  get done(): boolean {
    return this.answer?.done ?? false;
  }

  /** Whether everything has been shown that has happened. */
  get settled(): boolean {
    return this.answer !== null && this.shown?.version === this.answer.frames.length - 1;
  }

  /** From the beginning, or where one left. */
  async open(moves: readonly string[], factor: number): Promise<void> {
    const answer = await this.#ask(moves);
    this.#take(answer, moves);
    const first = moves.length ? answer.frames.length - 1 : 0;
    this.#show(answer, first, factor);
  }

  /** Throws what the house says against it. */
  async play(move: string, factor: number): Promise<void> {
    const before = this.answer?.frames.length ?? 0;
    const moves = [...this.moves, move];
    const answer = await this.#ask(moves);
    this.#take(answer, moves);
    this.#show(answer, before, factor);
  }

  /** Asks why a move may not be made; throws the refusal. */
  async why(move: string): Promise<void> {
    await this.#ask([...this.moves, move]);
  }

  async undo(): Promise<void> {
    const moves = this.moves.slice(0, -1);
    const answer = await this.#ask(moves);
    this.#take(answer, moves);
    this.#pacing.follow({ ...momentAt(answer, answer.frames.length - 1), events: [] }, 0);
  }

  stop(): void {
    this.#pacing.stop();
  }

  /** What the learner's own moves did, to be told again when it is done. */
  get counted(): Entry[] {
    const answer = this.answer;
    if (!answer) return [];
    return answer.frames.flatMap(({ player }, frame) =>
      frame && player === LEARNER ? chronicle(viewAt(answer, frame - 1, LEARNER), eventsAt(answer, frame), 0) : [],
    );
  }

  #take(answer: PracticeAnswer, moves: readonly string[]): void {
    this.answer = answer;
    this.moves = moves;
  }

  #show(answer: PracticeAnswer, first: number, factor: number): void {
    for (let frame = first; frame < answer.frames.length; frame += 1) this.#pacing.follow(momentAt(answer, frame), factor);
  }
}
