/* Who we are. A visitor is somebody at once, with a name that can be changed. */

import type { Me } from "../wire/messages";
import { waitBefore } from "./backoff";
import { house } from "./house";
import { reasonOf, whenNobody } from "./http";

const NAMES = [
  "Amaretto", "Baklava", "Brioche", "Cannelle", "Caramel", "Cardamom", "Cassata", "Cinnamon", "Cortado", "Crema",
  "Espresso", "Financier", "Galao", "Ginger", "Guglhupf", "Halva", "Hazelnut", "Kirsch", "Linzer", "Macchiato",
  "Macaron", "Madeleine", "Marzipan", "Melange", "Mocha", "Nougat", "Nutmeg", "Panettone", "Pistachio", "Praline",
  "Saffron", "Savarin", "Strudel", "Tiramisu", "Vanilla", "Zimt", "Affogato", "Almond", "Arabica", "Biscotti", "Bonbon",
  "Bergamot", "Cantucci", "Charlotte", "Chicory", "Clove", "Cocoa", "Cornetto", "Demerara", "Eclair", "Fig", "Gianduja",
  "Honey", "Juniper", "Kipferl", "Lavender", "Lokum", "Maple", "Marasca", "Meringue", "Muscat", "Neroli", "Nocciola",
  "Orgeat", "Pandoro", "Pavlova", "Quince", "Ristretto", "Robusta", "Sachertorte", "Sesame", "Sorbet", "Sumatra", "Truffle",
];

const friendlyName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)]!;

/** A while, or until the network is back. */
const pause = (length: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(go, length);
    addEventListener("online", go);
    function go(): void {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    }
  });

class Myself {
  me = $state.raw<Me | null>(null);
  /** Why we are nobody yet, if something is in the way. */
  trouble = $state.raw<string | null>(null);
  /** How often we have been signed out elsewhere, and became somebody else. */
  lost = $state(0);
  /** Until the house has known us again: a browser that keeps no cookies would be somebody else with every request. */
  #doubtful = false;
  #asking: Promise<Me> | null = null;
  #insisting: Promise<Me> | null = null;

  constructor() {
    whenNobody(() => this.lose());
  }

  get id(): string | null {
    return this.me?.id ?? null;
  }

  /** Somebody, known to the house. Asked once, however many pages want to know. */
  known(): Promise<Me> {
    if (this.me) return Promise.resolve(this.me);
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Asks until the house knows us, less and less often. */
  insist(): Promise<Me> {
    this.#insisting ??= this.#askOn().finally(() => (this.#insisting = null));
    return this.#insisting;
  }

  async #askOn(): Promise<Me> {
    for (let attempt = 0; ; attempt += 1) {
      const me = await this.known().catch(() => null);
      if (me) return me;
      await pause(waitBefore(attempt));
    }
  }

  async #ask(): Promise<Me> {
    try {
      // Who is somebody already stays who they are, whatever name is offered.
      const me = await house.become(friendlyName());
      this.trouble = null;
      return (this.me = me);
    } catch (error) {
      this.trouble = reasonOf(error);
      throw error;
    }
  }

  /** Looks whether we are still the same: another page may have signed us out (then we `lose`), or have given us another name. */
  async check(): Promise<void> {
    const { me } = this;
    const now = me && (await house.me().catch(() => null));
    if (!now || this.me !== me) return;
    this.#doubtful = false;
    if (now.id !== me.id) this.lost += 1;
    this.me = now;
  }

  /** The house does not know us any more. */
  lose(): void {
    if (!this.me || this.#doubtful) return;
    this.#doubtful = true;
    this.me = null;
    this.lost += 1;
    void this.insist().then(() => this.check());
  }

  async rename(name: string): Promise<void> {
    this.me = await house.rename(name);
  }

  /** With `leave`, even if nobody can be who we were here any more. */
  async moveHere(code: string, leave: boolean): Promise<void> {
    this.me = await house.moveHere(code, leave);
  }

  /** Nobody again, on this device. */
  forget(): void {
    this.me = null;
  }
}

export const myself = new Myself();
