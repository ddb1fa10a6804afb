/* Events in words. An entry keeps what its sentence needs, so that a change of language tells it anew. */

import type { Messages } from "../messages/en";
import { apart, type Paid, type Who } from "../messages/words";
import { isCafe, type GameEvent, type Nation, type Place, type Points, type View } from "../wire/game";
import { isTableEvent, type TableEvent } from "../wire/happenings";

export interface Entry {
  id: number;
  event: GameEvent | TableEvent;
  /** The tables as they stood when it happened. */
  tables: Record<Place, Nation>;
  /** face-to-face: how far the pile moved on. */
  gap: number;
  cafe: boolean;
}

export type Whos = (player: number) => Who;

export const whosOf =
  (names: readonly string[], seat: number): Whos =>
  (player) => ({ name: names[player] ?? "?", you: player === seat });

export function paidBy(points: Points, tables: Record<Place, Nation>): Paid[] {
  return Object.entries(points).map(([place, earned]) => ({
    place,
    nation: tables[place] ?? null,
    points: earned,
  }));
}

/** The entries of one change: the view before it, and what happened. */
export function chronicle(before: View, events: readonly GameEvent[], firstId: number): Entry[] {
  let tables = isCafe(before) ? before.tables : {};
  return events.map((event, index) => {
    const entry = { id: firstId + index, event, tables, gap: gapIn(before, event), cafe: isCafe(before) };
    if (event.event === "table-laid") tables = { ...tables, [event.table]: event.nation };
    return entry;
  });
}

function gapIn(before: View, event: GameEvent): number {
  if (isCafe(before) || event.event !== "laid") return 0;
  const piles = before.piles[event.player];
  if (!piles) return 0;
  return event.pile === "+" ? event.card - piles.up : piles.down - event.card;
}

/** The sentence of an entry; null where the events around it say it already. */
export function tell(entry: Entry, words: Messages, who: Whos): string | null {
  const { event, tables } = entry;
  if (isTableEvent(event)) return tellHappening(event, words.happenings, who);
  const say = words.events;
  switch (event.event) {
    case "seated":
      return say.seated(who(event.player), event.guest, event.seat, paidBy(event.points, tables), event.waits);
    case "club-started":
      return say.clubStarted(who(event.player), tables[event.table], event.sex);
    case "laid-down":
      return say.laidDown(who(event.player));
    case "went-to-bar":
      return say.wentToBar(who(event.player), event.guest, event.points);
    case "laid":
      return say.laid(who(event.player), event.card, event.pile, entry.gap);
    case "gave":
      return say.gave(who(event.player), who(1 - event.player), event.card, event.pile);
    case "closed":
      return say.closed(who(event.player));
    case "moved":
      return say.moved(who(event.player), paidBy(event.points, tables));
    case "cleared":
      return say.cleared(event.nations);
    case "table-laid":
      return say.tableLaid(event.nation);
    case "drawn":
      return (entry.cafe ? say.drawnGuests : say.drawnCards)(who(event.player), event.count);
    case "taken-back":
      return say.takenBack(who(event.player));
    case "turn-ended":
      return null;
    case "game-over":
      return say.gameOver(event.winners.map(who));
  }
}

/** What happens besides the game; talk is told elsewhere. */
function tellHappening(event: TableEvent, say: Messages["happenings"], who: Whos): string | null {
  switch (event.event) {
    case "joined":
      return say.joined(apart(event.name));
    case "left":
      return say.left(apart(event.name));
    case "got-ready":
    case "said":
      return null;
    case "started":
      return say.started(who(event.first));
    case "went-away":
      return say.wentAway(who(event.player), event.cause);
    case "came-back":
      return say.cameBack(who(event.player));
    case "resigned":
      return say.resigned(who(event.player));
    case "rematch-set":
      return say.rematchSet;
    case "table-closed":
      return say.tableClosed;
  }
}

/** What a live region says after a change: the sentences, and whose turn it is now; who gave up is not asked to move. */
export function announce(entries: readonly Entry[], words: Messages, who: Whos, mover: Whos = who): string {
  const sentences = entries.flatMap((entry) => tell(entry, words, who) ?? []);
  const last = entries.at(-1)?.event;
  if (last?.event === "turn-ended") sentences.push(words.events.turnOf(mover(last.next)));
  return sentences.join(" ");
}
