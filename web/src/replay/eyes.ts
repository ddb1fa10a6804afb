/* Through whose eyes a game is shown again, as links say it: `?seat=0`, `all`, `none`. */

export type Eyes = number | "all";

export const ONLOOKER = -1;

export function readEyes(text: string | undefined, players: number): Eyes {
  if (text === "none") return ONLOOKER;
  const seat = Number(text);
  return text && Number.isInteger(seat) && seat >= 0 && seat < players ? seat : "all";
}

export const textOfEyes = (eyes: Eyes): string => (eyes === ONLOOKER ? "none" : String(eyes));
