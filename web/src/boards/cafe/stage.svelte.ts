/* How a change looks in the café: a guest walks to the chair, tables pay, full ones clear and turn over. */

import { faceNumber } from "../../art/faces";
import { FLIGHT, LEAVE, READING, TRAVEL, TURN_OVER } from "../../motion/pace";
import { tongue } from "../../messages/index.svelte";
import type { CafeView, GameEvent, Guest, Place, Points } from "../../wire/game";
import { Stage } from "../stage.svelte";
import { FLOORS, seatsOf } from "./floor";
import { numbered } from "./sorting";

type Seated = Extract<GameEvent, { event: "seated" }>;

export class CafeStage extends Stage<CafeView> {
  /** Guests on their way out, tables being turned over. */
  leaving = $state.raw<ReadonlySet<Place>>(new Set());
  turning = $state.raw<ReadonlySet<Place>>(new Set());
  #faces = new Map<Place, number>();

  faceAt(place: Place): number {
    return this.#faces.get(place) ?? faceNumber(place);
  }

  protected override settle(): void {
    this.leaving = this.turning = new Set();
  }

  protected override async act(event: GameEvent, seat: number): Promise<void> {
    switch (event.event) {
      case "seated":
        await this.#seat(event, seat);
        await this.#pay(event.points, event.player);
        if (event.player !== seat) await this.wait(READING);
        break;
      case "went-to-bar":
        await this.#toBar(event.player, event.guest, seat);
        await this.#pay({ bar: event.points }, event.player);
        if (event.player !== seat) await this.wait(READING);
        break;
      case "cleared":
        await this.#clear(event.tables);
        break;
      case "table-laid":
        await this.#turnOver(event.table, { ...this.shown.tables, [event.table]: event.nation });
        break;
      case "drawn":
        await this.send({ kind: "back" }, this.box("pile:guests"), this.box(event.player === seat ? "hand" : `player:${event.player}`), FLIGHT);
        break;
      case "laid-down":
        await this.send({ kind: "back" }, this.box(event.player === seat ? "hand" : `player:${event.player}`), this.box(`player:${event.player}`), FLIGHT);
    }
  }

  async #seat({ player, guest, seat: place }: Seated, seat: number): Promise<void> {
    const copy = this.#copyOf(guest, player);
    const from = this.box(`card:${guest}#${copy}`, `player:${player}`);
    if (player === seat) this.#faces.set(place, copy);
    else this.#faces.delete(place);
    this.#loseCard(player, guest);
    await this.send({ kind: "guest", guest, face: this.faceAt(place) }, asCard(from), this.box(`chair:${place}`), TRAVEL * (player === seat ? 1 : 2));
    this.shown = { ...this.shown, guests: { ...this.shown.guests, [place]: guest } };
  }

  async #toBar(player: number, guest: Guest, seat: number): Promise<void> {
    const from = this.box(`card:${guest}#${this.#copyOf(guest, player)}`, `player:${player}`);
    this.#loseCard(player, guest);
    await this.send({ kind: "guest", guest, face: 0 }, asCard(from), this.box("bar:next"), TRAVEL * (player === seat ? 1 : 2));
    this.shown = { ...this.shown, bar: [...(this.shown.bar ?? []), guest] };
  }

  #copyOf(guest: Guest, player: number): number {
    const hand = numbered(this.shown.hands[player] ?? []);
    const meant = hand.find(({ id, guest: held }) => id === this.meant && held === guest);
    return meant?.copy ?? hand.findLast((card) => card.guest === guest)?.copy ?? 0;
  }

  #loseCard(player: number, guest: Guest): void {
    const hands = this.shown.hands.map((hand, owner) => (owner === player && hand ? without(hand, guest) : hand));
    const hand_sizes = this.shown.hand_sizes.map((size, owner) => size - Number(owner === player));
    this.shown = { ...this.shown, hands, hand_sizes };
  }

  async #pay(points: Points, player: number): Promise<void> {
    for (const [place, earned] of Object.entries(points)) {
      const from = place === "bar" ? this.box("bar:next", "bar") : this.box(`table:${place}`);
      const text = tongue.words.cards.signed(earned);
      await this.send({ kind: "points", text, minus: earned < 0 }, from, this.box(`points:${player}`), FLIGHT);
      const all = this.shown.points.map((sum, owner) => sum + (owner === player ? earned : 0));
      this.shown = { ...this.shown, points: all };
    }
  }

  async #clear(tables: readonly Place[]): Promise<void> {
    const floor = FLOORS[this.shown.game];
    const seats = new Set(tables.flatMap((table) => seatsOf(floor, table).map(({ place }) => place)));
    await this.wait(200);
    this.leaving = seats;
    await this.wait(LEAVE);
    const guests = Object.fromEntries(Object.entries(this.shown.guests).filter(([place]) => !seats.has(place)));
    this.shown = { ...this.shown, guests };
    this.leaving = new Set();
  }

  async #turnOver(table: Place, tables: CafeView["tables"]): Promise<void> {
    this.turning = new Set([table]);
    await this.wait(TURN_OVER / 2);
    this.shown = { ...this.shown, tables };
    await this.wait(TURN_OVER / 2);
    this.turning = new Set();
  }
}

function without<T>(all: readonly T[], one: T): T[] {
  const at = all.indexOf(one);
  return all.filter((_, index) => index !== at);
}

/** A panel is wide; what leaves it is a card in its middle. */
function asCard(box: { x: number; y: number; width: number; height: number } | null) {
  if (!box || box.width <= box.height) return box;
  const width = box.height * 0.75;
  return { x: box.x + (box.width - width) / 2, y: box.y, width, height: box.height };
}
