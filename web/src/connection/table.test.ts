import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, Changed, Snapshot } from "../wire/messages";
import { waitBefore } from "./backoff";
import { TableConnection } from "./table.svelte";

const AT = "2026-01-02T10:00:00Z";

const snapshot = (version: number, more: Partial<Snapshot> = {}): Snapshot => ({
  snapshot: version, yours: [0], log: [], present: [], watching: 0, view: { laid: version },
  table: {
    id: "abcdefghij", game: "face-to-face", options: {}, status: "playing", host: "anna", public: false, hints: true,
    created: AT, promise: "8b52", seats: [],
  },
  ...more,
});

const change = (version: number, more: Partial<Changed> = {}): Changed => ({ version, at: AT, events: [], view: { laid: version }, ...more });

class FakeSocket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  tell(answer: Answer): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }

  fall(): void {
    this.onclose?.();
  }
}

let sockets: FakeSocket[];
let exists = true;
let connection: TableConnection;
const socket = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  exists = true;
  const around = {
    socket: (address: string) => {
      sockets.push(new FakeSocket(address));
      return socket() as unknown as WebSocket;
    },
    exists: () => Promise.resolve(exists),
  };
  connection = new TableConnection("abcdefghij", around);
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("versions", () => {
  it("follow one another", () => {
    expect(connection.link).toBe("connecting");
    socket().tell(snapshot(3));
    socket().tell(change(4));
    expect(connection.link).toBe("open");
    expect(connection.sight?.version).toBe(4);
    expect(socket().sent).toEqual([]);
  });

  it("that are known already change nothing", () => {
    socket().tell(snapshot(3));
    socket().tell(change(2));
    expect(connection.sight?.view).toEqual({ laid: 3 });
  });

  it("that are missing are asked for, once, and nothing is shown before they come", () => {
    socket().tell(snapshot(3));
    socket().tell(change(5));
    socket().tell(change(6));
    expect(socket().sent).toEqual([{ since: 3 }]);
    expect(connection.sight?.version).toBe(3);
    socket().tell(snapshot(6));
    socket().tell(change(7));
    expect(connection.sight?.version).toBe(7);
    socket().tell(change(9));
    expect(socket().sent).toEqual([{ since: 3 }, { since: 7 }]);
  });
});

describe("a lost connection", () => {
  it("is noticed at once where the browser says so", () => {
    socket().tell(snapshot(3));
    connection.lose();
    expect(connection.link).toBe("lost");
    expect(socket().closed).toBe(true);
  });

  it("is noticed soon when a request isn't answered", async () => {
    socket().tell(snapshot(3));
    const said = connection.say({ undo: 3 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4_100);
    expect(socket().sent.at(-1)).toEqual({ since: 3 });
    expect(connection.link).toBe("open");
    await vi.advanceTimersByTimeAsync(4_100);
    expect(connection.link).toBe("lost");
    expect(await said).toMatchObject({ reason: "offline" });
  });

  it("is noticed as soon by who goes on trying", async () => {
    socket().tell(snapshot(3));
    for (const wait of [3_900, 4_200]) {
      connection.say({ why: "end" }).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(wait);
    }
    expect(connection.link).toBe("lost");
  });

  it("is not suspected where requests are answered", async () => {
    socket().tell(snapshot(3));
    const said = connection.say({ undo: 3 });
    socket().tell(change(4, { id: 1 }));
    await said;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(connection.link).toBe("open");
    expect(socket().sent).toHaveLength(1);
  });

  it("comes back with what we have", async () => {
    socket().tell(snapshot(3));
    socket().fall();
    expect(connection.link).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    expect(socket().address).toBe("/api/tables/abcdefghij/socket?since=3");
    socket().tell(snapshot(5));
    expect(connection.link).toBe("open");
    expect(connection.sight?.version).toBe(5);
  });

  it("waits longer each time, and not at all when the network is back", async () => {
    socket().tell(snapshot(3));
    for (let tries = 0; tries < 6; tries += 1) {
      socket().fall();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(sockets).toHaveLength(7);
    socket().fall();
    connection.hurry();
    expect(sockets).toHaveLength(8);
  });

  it("of a table that isn't there is given up", async () => {
    exists = false;
    socket().fall();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.link).toBe("gone");
    expect(sockets).toHaveLength(1);
  });

  it("is noticed by its silence", async () => {
    socket().tell(snapshot(3));
    await vi.advanceTimersByTimeAsync(45_000);
    expect(socket().sent).toEqual([{ since: 3 }]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("is over when we leave", async () => {
    socket().tell(snapshot(3));
    connection.close();
    expect(socket().closed).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe("a socket opened before the house knew us", () => {
  it("is followed by one of our own, with what we have", () => {
    socket().tell(snapshot(3, { yours: [] }));
    connection.renew();
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
    expect(connection.link).toBe("connecting");
    socket().tell(snapshot(3));
    expect(connection.link).toBe("open");
    expect(connection.sight?.yours).toEqual([0]);
  });

  it("that is lost anyway needs no other", () => {
    socket().tell(snapshot(3));
    socket().fall();
    connection.renew();
    expect(sockets).toHaveLength(1);
  });
});

describe("requests", () => {
  it("get the answer with their number", async () => {
    socket().tell(snapshot(3));
    const played = connection.say({ play: "2+", version: 3 });
    const asked = connection.say({ why: "3-" });
    expect(socket().sent).toEqual([{ play: "2+", version: 3, id: 1 }, { why: "3-", id: 2 }]);
    socket().tell({ fine: "3-", id: 2 });
    socket().tell(change(4, { id: 1 }));
    await expect(asked).resolves.toMatchObject({ fine: "3-" });
    await expect(played).resolves.toMatchObject({ version: 4 });
  });

  it("are refused with a reason", async () => {
    socket().tell(snapshot(3));
    const played = connection.say({ play: "2+", version: 3 });
    socket().tell({ refused: "direction", sentence: "...", id: 1 });
    await expect(played).rejects.toMatchObject({ reason: "direction" });
  });

  it("are dropped when the connection is lost, and before there is one", async () => {
    await expect(connection.say({ say: "hello" })).rejects.toMatchObject({ reason: "offline" });
    socket().tell(snapshot(3));
    const played = connection.say({ play: "2+", version: 3 });
    socket().fall();
    await expect(played).rejects.toMatchObject({ reason: "offline" });
  });
});

it("waits between half and all of a time that doubles, up to 15 seconds", () => {
  expect([0, 1, 2, 20].map((attempt) => waitBefore(attempt, 1))).toEqual([400, 800, 1600, 15_000]);
  expect(waitBefore(0, 0)).toBe(200);
});
