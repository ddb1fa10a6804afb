/* Choosing at a board: a card, then a place, or the other way round. What comes of it is a move, or a refusal in words. */

import { tongue } from "../messages/index.svelte";
import { cite, type Cited } from "../rules/citing";
import { refuse } from "../table/refusing";
import { whyPlayedFor } from "../table/seats";
import type { View } from "../wire/game";
import { Choice } from "./choice.svelte";
import { Complaint } from "./complaint.svelte";
import type { BoardProps } from "./props";
import type { Stage } from "./stage.svelte";

type Asked<V extends View> = Pick<BoardProps<V>, "view" | "moves" | "seat" | "players" | "events" | "still" | "onplay" | "onwhy">;

interface Ways<Card> {
  /** The move that takes a card to a place, legal or not. */
  moveTo: (card: Card, place: string) => string;
  /** Whether a card fits the chosen place. */
  fits: (card: Card) => boolean;
}

export class Choosing<V extends View, Card extends { id: string }> extends Choice<Card> {
  readonly complaint = new Complaint();
  readonly #stage: Stage<V>;
  readonly #board: () => Asked<V>;
  readonly #ways: Ways<Card>;
  #seen: Asked<V>["events"];

  constructor(stage: Stage<V>, board: () => Asked<V>, ways: Ways<Card>) {
    super();
    this.#stage = stage;
    this.#board = board;
    this.#ways = ways;
    this.#seen = board().events;
  }

  chooseCard(card: Card): void {
    if (this.#board().still) return;
    this.complaint.hush();
    this.#stage.finish();
    if (this.place && this.#ways.fits(card)) void this.attempt(card, this.place);
    else this.takeCard(card);
  }

  choosePlace(place: string): void {
    if (this.#board().still) return;
    this.complaint.hush();
    this.#stage.finish();
    if (this.card) void this.attempt(this.card, place);
    else this.takePlace(place);
  }

  /** This card and no other, chosen before or not: it is dragged, or hinted at. */
  hold(card: Card): void {
    if (!this.#board().still && this.card?.id !== card.id) this.takeCard(card);
  }

  /** Makes the move, or says at the place why not. */
  async attempt(card: Card, place: string): Promise<void> {
    const { moves, still, onplay } = this.#board();
    if (still) return;
    this.#stage.finish();
    const move = this.#ways.moveTo(card, place);
    if (moves.some((offer) => offer.move === move)) {
      this.#stage.meant = card.id;
      this.drop();
      onplay(move);
    } else this.complaint.say(place, ...(await this.#whyNot(move)));
  }

  /** In words that follow a change of language, and the rule that says so. */
  async #whyNot(move: string): Promise<[() => string, Cited | null]> {
    const { view, seat, players, onwhy } = this.#board();
    const own = players[seat];
    if (own?.playedFor && !view.over) return [() => whyPlayedFor(own, tongue.words), null];
    const mover = players[view.to_move]?.name ?? "";
    if (view.to_move !== seat && !view.over) return [() => tongue.words.refusals.notYourTurn(mover), null];
    const why = await onwhy(move);
    return [() => refuse(view, move, why, tongue.words), cite(view, move, why)];
  }

  /** What was chosen is let go once something has happened; the same view again takes nothing away. */
  follow(events: Asked<V>["events"]): void {
    if (events === this.#seen) return;
    this.#seen = events;
    this.clear();
  }

  clear(): void {
    this.drop();
    this.complaint.hush();
  }
}
