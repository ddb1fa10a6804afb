/* A film in words: what happened in each frame, as the log tells it. Pure. */

import type { Messages } from "../messages/en";
import { chronicle, tell, type Whos } from "../table/telling";
import { eventsAt, viewAt } from "../wire/film";
import type { Film } from "../wire/messages";

export interface Chapter {
  frame: number;
  text: string;
  /** The first thing of a turn. */
  turn: boolean;
}

/** Frames that there is something to tell of; a turn that merely ended is part of what was done before. */
export function chaptersOf(film: Film, words: Messages, who: Whos): Chapter[] {
  let turn = true;
  return film.frames.flatMap((_, frame) => {
    if (!frame) return [];
    const text = textOf(film, frame, words, who);
    const found = text ? [{ frame, text, turn }] : [];
    turn = eventsAt(film, frame).some(({ event }) => event === "turn-ended") || (turn && !text);
    return found;
  });
}

function textOf(film: Film, frame: number, words: Messages, who: Whos): string {
  const gaveUp = frame === film.frames.length - 1 ? quittersOf(film, words, who) : [];
  const entries = chronicle(viewAt(film, frame - 1, -1), eventsAt(film, frame), 0);
  return [...gaveUp, ...entries.flatMap((entry) => tell(entry, words, who) ?? [])].join(" ");
}

/** Of two, who gives up ends the game; of more, they did so some time before. */
function quittersOf({ record, quitters = [] }: Film, words: Messages, who: Whos): string[] {
  if (record?.resigned != null) return [words.happenings.resigned(who(record.resigned))];
  return quitters.map((quitter) => words.room.resigned(who(quitter)));
}

/** The chapter that a frame belongs to. */
export const chapterAt = (chapters: readonly Chapter[], frame: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.frame <= frame);

/** The move whose trace a board marks: the last one that left any. */
export function lastMoveAt(film: Film, frame: number): string | null {
  const moves = film.frames.slice(1, frame + 1).map(({ move }) => move ?? null);
  return moves.findLast((move) => move !== null && move !== "end") ?? null;
}
