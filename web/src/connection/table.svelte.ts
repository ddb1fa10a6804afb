/* The connection of one table: a socket that comes back, changes in their order, requests with their answers. */

import type { Answer, Changed, Request, Snapshot } from "../wire/messages";
import { waitBefore } from "./backoff";
import { NotDone } from "./http";
import { Pending } from "./pending";
import { fitOf, fromSnapshot, withChange, withPresence, type Sight } from "./sight";

/** `gone`: there is no such table. */
export type Link = "connecting" | "open" | "lost" | "gone";

export interface Surroundings {
  socket: (address: string) => WebSocket;
  /** Whether the table exists; a browser isn't told why a socket was refused. */
  exists: (table: string) => Promise<boolean>;
}

// Without a word for so long we ask; a socket that died quietly says nothing at all.
const PATIENCE = 45_000;
// A request that isn't answered for so long is a reason to ask, too.
const DOUBT = 4_000;

export class TableConnection {
  sight = $state.raw<Sight | null>(null);
  link = $state.raw<Link>("connecting");
  readonly #pending = new Pending();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #asked = false;
  #probing = false;
  #closed = false;

  constructor(
    readonly id: string,
    private readonly around: Surroundings,
  ) {}

  open(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#again);
    const socket = this.around.socket(`/api/tables/${this.id}/socket?since=${this.sight?.version ?? 0}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Answer);
    socket.onclose = () => void this.#lost(socket);
  }

  /** Back from a sleep or a tunnel: try now. */
  hurry(): void {
    if (this.link === "open" || this.link === "gone") return;
    this.#attempt = 0;
    this.open();
  }

  /** The browser says that there is no network: no use to wait for silence. */
  lose(): void {
    if (this.link === "open" && this.#socket) void this.#lost(this.#socket);
  }

  /** The house takes a socket for whoever we were when it was opened: once we are known, another one. */
  renew(): void {
    if (!this.#socket) return;
    this.#drop(this.#socket);
    this.link = "connecting";
    this.open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    this.#pending.drop("offline");
    this.#socket?.close();
    this.#socket = null;
  }

  /** Says something; the promise is refused with the house's reason, or `offline`. */
  say(request: Request): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || this.link !== "open") return Promise.reject(new NotDone("offline"));
    const { id, answer } = this.#pending.next();
    socket.send(JSON.stringify({ ...request, id }));
    setTimeout(() => this.#pending.has(id) && socket === this.#socket && this.#probe(DOUBT), DOUBT);
    return answer;
  }

  hear(answer: Answer): void {
    this.#listenFor();
    if ("snapshot" in answer) this.#take(answer);
    else if ("version" in answer) this.#change(answer);
    else if ("present" in answer && this.sight) this.sight = withPresence(this.sight, answer);
    this.#pending.settle(answer);
  }

  #take(snapshot: Snapshot): void {
    this.#asked = false;
    this.#attempt = 0;
    this.sight = fromSnapshot(snapshot, this.sight);
    this.link = "open";
  }

  #change(change: Changed): void {
    if (!this.sight) return;
    const fit = fitOf(this.sight, change.version);
    if (fit === "next") this.sight = withChange(this.sight, change);
    if (fit === "gap") this.#askForMissing(this.sight.version);
  }

  #askForMissing(version: number): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#socket?.send(JSON.stringify({ since: version }));
  }

  #listenFor(): void {
    clearTimeout(this.#silence);
    this.#probing = false;
    this.#silence = setTimeout(() => this.#probe(), PATIENCE);
  }

  #probe(wait = PATIENCE / 4): void {
    if (this.link !== "open" || !this.sight || this.#probing) return;
    this.#probing = true;
    this.#askForMissing(this.sight.version);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket && void this.#lost(this.#socket), wait);
  }

  async #lost(socket: WebSocket): Promise<void> {
    if (this.#closed || socket !== this.#socket) return;
    this.#drop(socket);
    this.link = this.sight ? "lost" : "connecting";
    if (!this.sight && !(await this.#stillExists())) return;
    this.#again = setTimeout(() => this.open(), waitBefore(this.#attempt));
    this.#attempt += 1;
    if (this.#attempt > 1) this.link = "lost";
  }

  #drop(socket: WebSocket): void {
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#socket = null;
    this.#asked = this.#probing = false;
    clearTimeout(this.#silence);
    this.#pending.drop("offline");
  }

  async #stillExists(): Promise<boolean> {
    if (await this.around.exists(this.id)) return !this.#closed;
    this.link = "gone";
    return false;
  }
}
