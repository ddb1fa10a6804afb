/* A place that refuses a card shakes once. */

import { lessMotion } from "./pace";

const LENGTH = 360;

export function shake(node: HTMLElement | undefined): void {
  if (!node || lessMotion() || typeof node.animate !== "function") return;
  node.animate({ transform: ["none", "translateX(-5px)", "translateX(5px)", "translateX(-5px)", "translateX(5px)", "none"] }, LENGTH);
}
