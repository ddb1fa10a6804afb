/* The language now spoken. A change of language changes every sentence on the page, without a reload. */

import en, { type Messages } from "./en";

export type { Messages } from "./en";

/** Every language there is, in its own words. A new one is a folder beside `en` and a line in each of these. */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano", el: "Ελληνικά" } as const;

export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => Promise.resolve({ default: en }),
  de: () => import("./de"),
  fr: () => import("./fr"),
  it: () => import("./it"),
  el: () => import("./el"),
};

/** What the page says of itself, to screen readers and to who links to it. */
function tell(language: Language, description: string): void {
  document.documentElement.lang = language;
  document.querySelector<HTMLMetaElement>("meta[name=description]")?.setAttribute("content", description);
}

class Tongue {
  language = $state<Language>("en");
  words = $state.raw<Messages>(en);

  #wish: Language = "en";

  /** Changes the language, and answers whether its words can be had; the last wish holds. */
  async speak(language: Language): Promise<boolean> {
    this.#wish = language;
    const loaded = await LOADERS[language]().catch(() => null);
    if (!loaded || this.#wish !== language) return loaded !== null;
    const { default: words } = loaded;
    this.language = language;
    this.words = words;
    if (typeof document !== "undefined") tell(language, words.shell.description);
    return true;
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value).replace("-", "\u2212");
  }

  /** With one place after the point, always: in a column 3 stands as 3.0 below 2.8. */
  tenths(value: number): string {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return new Intl.NumberFormat(this.language, digits).format(value).replace("-", "\u2212");
  }

  date(value: Date): string {
    const clock = this.language === "en" ? {} : { hourCycle: "h23" as const };
    return this.#calendar({ dateStyle: "medium", timeStyle: "short", ...clock }).format(value);
  }

  day(value: Date): string {
    return this.#calendar({ dateStyle: "medium" }).format(value);
  }

  /** `2–18 Jan 2026` */
  days(since: Date, until: Date): string {
    return this.#calendar({ dateStyle: "medium" }).formatRange(since, until);
  }

  /** As dates are written where the reader lives, if they read this language there. */
  #calendar(how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const wishes = typeof navigator === "undefined" ? [] : navigator.languages;
    const locale = wishes.find((wish) => wish.startsWith(`${this.language}-`)) ?? this.language;
    return new Intl.DateTimeFormat(locale, how);
  }
}

export const tongue = new Tongue();

export const isLanguage = (text: string): text is Language => text in LANGUAGES;

/** The reader's first wish among the languages we speak. */
export function preferredLanguage(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? "en";
}
