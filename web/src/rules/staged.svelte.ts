/* Lets a stage follow the scene of an example. */

import { untrack } from "svelte";
import type { Stage } from "../boards/stage.svelte";
import { settings } from "../shell/settings.svelte";
import { noiseOf } from "../sound/noises";
import { play } from "../sound/sounds";
import type { View } from "../wire/game";
import type { SceneProps } from "./scene";

type Followed<V extends View> = Pick<SceneProps<V>, "view" | "events" | "pace" | "onbusy">;

export function staged<V extends View, S extends Stage<V>>(stage: S, scene: () => Followed<V>): S {
  stage.heard = (event) => {
    const noise = noiseOf(event);
    if (noise && settings.sound) play(noise);
  };
  $effect(() => {
    const { view, events, pace } = scene();
    untrack(() => stage.follow(view, events, pace));
  });
  $effect(() => scene().onbusy(stage.busy));
  $effect(() => () => stage.finish());
  return stage;
}
