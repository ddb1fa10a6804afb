/* Bringing a record along: it is sent, checked by the house, and then shown; or it is said why not. */

import { house } from "../connection/house";
import { NotDone } from "../connection/http";
import { myself } from "../connection/me.svelte";
import type { Messages } from "../messages/en";
import { notices } from "../shell/notices.svelte";
import { router } from "../shell/router.svelte";

const LARGEST = 1 << 20;

export class Bringing {
  busy = $state.raw(false);
  refusal = $state.raw<NotDone | null>(null);

  async take(file: File | undefined): Promise<void> {
    if (!file || this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      if (file.size > LARGEST) throw new NotDone("too-large", 413, "");
      await myself.known();
      const { id } = await house.bringRecord(file);
      router.go({ page: "replay", id });
    } catch (error) {
      this.#refused(error);
    }
    this.busy = false;
  }

  #refused(error: unknown): void {
    if (error instanceof NotDone && (error.reason.startsWith("record-") || error.reason === "too-large")) this.refusal = error;
    else notices.trouble(error);
  }
}

/** Why a record was not taken, in a sentence. */
export const whyNot = ({ reason, place }: NotDone, words: Messages["replay"]): string =>
  reason === "record-move" ? words.refusedMove(place ?? "?") : (words.refused[reason] ?? words.refused["record-wrong"] ?? "");
