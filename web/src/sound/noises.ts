/* Which event sounds how. */

import type { GameEvent } from "../wire/game";
import type { Sound } from "./sounds";

const NOISES: Partial<Record<GameEvent["event"], Sound>> = {
  seated: "chair",
  "went-to-bar": "cup",
  laid: "cup",
  gave: "coin",
  "laid-down": "cup",
  "table-laid": "cup",
  cleared: "coin",
};

export const noiseOf = (event: GameEvent): Sound | null => NOISES[event.event] ?? null;
