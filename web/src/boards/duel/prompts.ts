import type { Messages } from "../../messages/en";
import type { DuelView } from "../../wire/game";

export function duelPrompt(view: DuelView, mayEnd: boolean, card: number | null, able: ReadonlySet<number>, words: Messages): string {
  const say = words.duel;
  if (card !== null) return able.has(card) ? say.choosePile : say.cardNowhere;
  if (mayEnd) return say.mayStop;
  return view.laid < 2 ? `${say.start} ${say.needMore(2 - view.laid)}.` : say.start;
}
