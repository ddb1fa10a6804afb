/* Keys for going through a film. They stay out of the way of whatever has the focus and wants them itself. */

export type Command = "back" | "forward" | "first" | "last" | "toggle";

const KEYS: Record<string, Command> = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "toggle" };

const TAKES_KEYS = "input, select, textarea, summary, dialog, [contenteditable]";
const TAKES_SPACE = "button, a";

export function commandOf(event: KeyboardEvent): Command | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(TAKES_KEYS) || (event.key === " " && at?.closest(TAKES_SPACE))) return null;
  return KEYS[event.key] ?? null;
}
