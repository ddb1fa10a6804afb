/* A language's fine print, in one place: every sentence passes through it, so that no message can forget it. */

type Mend = (text: string) => string;

/** The same messages, with every string mended, those that functions answer too. */
export function typeset<T>(messages: T, mend: Mend): T {
  return set(messages, mend) as T;
}

function set(part: unknown, mend: Mend): unknown {
  if (typeof part === "string") return mend(part);
  if (typeof part === "function") return (...told: unknown[]): unknown => set(part(...told), mend);
  if (Array.isArray(part)) return part.map((one) => set(one, mend));
  if (typeof part === "object" && part !== null)
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, set(one, mend)]));
  return part;
}

/** `l'ami` with the curved apostrophe of print. */
export const apostrophes: Mend = (text) => text.replaceAll("'", "\u2019");

/** `20 points`: a figure stays with its word. */
export const figures: Mend = (text) => text.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");

/** Italian: apostrophes and figures. */
export const italian: Mend = (text) => figures(apostrophes(text));

/** French: a narrow space that doesn't break before : ; ! ? and inside « ». */
export const french: Mend = (text) =>
  figures(apostrophes(text)).replace(/ ([:;!?»])/g, "\u202f$1").replace(/« /g, "«\u202f");
