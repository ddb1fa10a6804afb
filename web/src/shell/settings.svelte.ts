/* What a person likes, kept in their browser. */

import { isLanguage, preferredLanguage, tongue, type Language } from "../messages/index.svelte";
import type { BoardSettings, Pace, Sorting } from "../wire/game";

export type Theme = "auto" | "morning" | "evening";

const KEY = "stammtisch.settings";

interface Kept extends BoardSettings {
  theme: Theme;
  language: Language | null;
  /** The browser calls when it is one's turn. */
  calls: boolean;
}

const USUAL: Kept = { theme: "auto", sound: true, language: null, pace: "normal", sorting: "nation", keys: true, calls: false };

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL; // Storage can be forbidden; the house is open all the same.
  }
}

class Settings implements BoardSettings {
  #kept = $state.raw<Kept>(typeof localStorage === "undefined" ? USUAL : read());

  get theme(): Theme {
    return this.#kept.theme;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get pace(): Pace {
    return this.#kept.pace;
  }
  get sorting(): Sorting {
    return this.#kept.sorting;
  }
  get keys(): boolean {
    return this.#kept.keys;
  }
  get calls(): boolean {
    return this.#kept.calls;
  }

  change(some: Partial<Omit<Kept, "language">>): void {
    this.#keep(some);
    if (some.theme) this.dress();
  }

  /** Speaks another language from now on, and answers whether it can. */
  async speak(language: Language): Promise<boolean> {
    const spoken = await tongue.speak(language);
    if (tongue.language === language) this.#keep({ language });
    return spoken;
  }

  #keep(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Then it holds until the page is left.
    }
  }

  /** Puts the chosen light onto the page. */
  dress(): void {
    const { dataset } = document.documentElement;
    if (this.theme === "auto") delete dataset.theme;
    else dataset.theme = this.theme;
  }

  /** Done once the reader's language is there, or can't be had. */
  async start(): Promise<void> {
    this.dress();
    const { language } = this.#kept;
    await tongue.speak(language && isLanguage(language) ? language : preferredLanguage(navigator.languages));
  }
}

export const settings = new Settings();
