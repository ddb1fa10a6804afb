/* Laying a table and beginning: what a click on Play does. */

import { keep, nonceFor } from "../connection/fairness";
import { house } from "../connection/house";
import { myself } from "../connection/me.svelte";
import type { NewTable, Snapshot, Table } from "../wire/messages";
import { router } from "../shell/router.svelte";

const goTo = (table: Table): void => router.go({ page: "table", id: table.id });

const mine = ({ table, yours }: Snapshot): boolean => yours.some((seat) => !table.seats[seat]?.ready);

/** Ready, with our nonce for the shuffle: the promise of the house has come with the table. */
async function getReady(snapshot: Snapshot): Promise<void> {
  const { table } = snapshot;
  keep(table.id, { promise: table.promise });
  if (table.status === "waiting" && mine(snapshot)) await house.ready(table.id, nonceFor(table));
}

/** Lays a table, gets ready, and goes there; it begins by itself once all seats are taken. */
export async function layTable(wish: NewTable): Promise<void> {
  await myself.known();
  const snapshot = await house.setUp(wish);
  await getReady(snapshot);
  goTo(snapshot.table);
}

export const playComputer = (game: string): Promise<void> =>
  layTable({ game, seats: [{ kind: "me" }, { kind: "bot", level: "regular" }] });

/** Sits down at a table and is ready to play. */
export async function sitDown(id: string, invite: string | null): Promise<void> {
  await myself.known();
  await getReady(await house.join(id, invite));
}

/** The same people again. */
export async function playAgain(id: string): Promise<void> {
  const snapshot = await house.rematch(id);
  await getReady(snapshot);
  goTo(snapshot.table);
}
