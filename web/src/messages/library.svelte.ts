/* The texts of the rules pages, in the language now spoken. They are long, so they come when they are wanted. */

import type { LibraryTexts } from "./en/library";
import { tongue, type Language } from "./index.svelte";

export type { LibraryTexts } from "./en/library";

const LOADERS = import.meta.glob<{ default: LibraryTexts }>("./*/library.ts");

export class Library {
  texts = $state.raw<LibraryTexts | null>(null);
  lost = $state.raw(false);

  /** Fetches the texts; those of another language stay until these are here. */
  async open(language: Language): Promise<void> {
    const loaded = await LOADERS[`./${language}/library.ts`]!().catch(() => null);
    if (tongue.language !== language) return;
    this.lost = !loaded;
    if (loaded) this.texts = loaded.default;
  }
}
