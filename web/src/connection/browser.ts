/* What a connection needs of a browser. */

import { house } from "./house";
import { NotDone } from "./http";
import { myself } from "./me.svelte";
import { TableConnection, type Surroundings } from "./table.svelte";

function address(path: string): URL {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url;
}

const SOMEBODY_ELSE = 4401; // why the house closes a socket (docs/socket.md): another name, or signed out

function socketAt(path: string): WebSocket {
  const socket = new WebSocket(address(path));
  socket.addEventListener("close", ({ code }) => code === SOMEBODY_ELSE && void myself.check());
  return socket;
}

const AROUND: Surroundings = {
  socket: socketAt,
  exists: (table) => house.look(table).then(() => true, (error: unknown) => !(error instanceof NotDone && error.status === 404)),
};

/** Opens a table, keeps it open, and answers with how to leave it. */
export function openTable(id: string): { connection: TableConnection; leave: () => void } {
  const connection = new TableConnection(id, AROUND);
  const hurry = (): void => connection.hurry();
  const lose = (): void => connection.lose();
  const look = (): void => void (document.hidden || connection.hurry());
  const openAsNobody = (): void => {
    connection.open();
    void myself.insist().then(() => connection.renew());
  };
  void myself.known().then(() => connection.open(), openAsNobody);
  addEventListener("online", hurry);
  addEventListener("offline", lose);
  document.addEventListener("visibilitychange", look);
  const leave = (): void => {
    removeEventListener("online", hurry);
    removeEventListener("offline", lose);
    document.removeEventListener("visibilitychange", look);
    connection.close();
  };
  return { connection, leave };
}
