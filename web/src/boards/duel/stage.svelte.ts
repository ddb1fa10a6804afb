/* How a change looks in a duel: a card goes to its pile, or over the middle line. */

import { FLIGHT, READING, TRAVEL } from "../../motion/pace";
import type { DuelView, GameEvent } from "../../wire/game";
import { Stage } from "../stage.svelte";

type Lying = Extract<GameEvent, { event: "laid" | "gave" }>;

export class DuelStage extends Stage<DuelView> {
  protected override async act(event: GameEvent, seat: number): Promise<void> {
    if (event.event === "laid" || event.event === "gave") {
      await this.#lay(event, seat);
      if (event.player !== seat) await this.wait(READING);
    }
    if (event.event === "drawn") {
      const to = this.box(event.player === seat ? "hand" : `player:${event.player}`);
      await this.send({ kind: "back" }, this.box(`draw:${event.player}`), to, FLIGHT);
    }
  }

  async #lay({ event, player, card, pile }: Lying, seat: number): Promise<void> {
    const owner = event === "laid" ? player : 1 - player;
    const from = this.box(`card:${card}`, `draw:${player}`, `player:${player}`);
    const hands = this.shown.hands.map((hand, at) => (at === player ? (hand?.filter((held) => held !== card) ?? null) : hand));
    this.shown = { ...this.shown, hands };
    const metal = player === 0 ? "gold" : "silver";
    await this.send({ kind: "number", value: card, metal }, from, this.box(`pile:${owner}${pile}`), TRAVEL * (player === seat ? 1 : 2));
    const piles = this.shown.piles.map((own, at) => (at === owner ? { ...own, [pile === "+" ? "up" : "down"]: card } : own));
    this.shown = { ...this.shown, piles };
  }
}
