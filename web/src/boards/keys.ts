/* Letters as shortcuts. They are silent while somebody types, and can be switched off. */

export type Shortcut = "hand" | "floor" | "bar" | "done" | "undo" | "sort" | "help" | "drop";

const LETTERS: Record<string, Shortcut> = {
  h: "hand", f: "floor", b: "bar", d: "done", u: "undo", o: "sort", "?": "help",
};

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** The letter of a key; on a Greek keyboard, the Latin one that is printed beside it. */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): string =>
  /^[^\p{ASCII}]$/u.test(key) && code.startsWith("Key") ? code.slice(3).toLowerCase() : key.toLowerCase();

/** Whether something lies over the board: what is pressed there is not meant for it. */
export const covered = (): boolean => document.querySelector("dialog[open], [aria-modal=true]") !== null;

/** The shortcut of a key press; Escape works for everybody, letters only where they are wanted. A key that is held down is pressed once. */
export function shortcutOf(event: KeyboardEvent, letters: boolean): Shortcut | null {
  if (event.repeat || covered()) return null;
  if (event.key === "Escape") return "drop";
  if (!letters || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  return LETTERS[letterOf(event)] ?? null;
}

export const SHORTCUT_KEYS = Object.entries(LETTERS).map(([key, shortcut]) => ({ key, shortcut }));
