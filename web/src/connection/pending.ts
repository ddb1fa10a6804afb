/* Requests under way: each has a number, and its answer repeats it. */

import type { Answer } from "../wire/messages";
import { NotDone } from "./http";

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: NotDone) => void;
}

export class Pending {
  #last = 0;
  #waiting = new Map<number, Waiting>();

  get count(): number {
    return this.#waiting.size;
  }

  /** A new number, and the promise of its answer. */
  next(): { id: number; answer: Promise<Answer> } {
    const id = (this.#last += 1);
    const answer = new Promise<Answer>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    return { id, answer };
  }

  has(id: number): boolean {
    return this.#waiting.has(id);
  }

  settle(answer: Answer): void {
    const id = "id" in answer ? answer.id : null;
    const waiting = id == null ? undefined : this.#waiting.get(id);
    if (id == null || !waiting) return;
    this.#waiting.delete(id);
    if ("refused" in answer) waiting.reject(new NotDone(answer.refused, 409, answer.sentence, answer.place));
    else waiting.resolve(answer);
  }

  /** Nobody will answer any more. */
  drop(reason: string): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of all) reject(new NotDone(reason));
  }
}
