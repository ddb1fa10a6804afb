"use strict";
// Colyseus: a room of two with a trivial state, kept in memory. `node colyseus.js PORT`.

const { Room, Server } = require("@colyseus/core");
const { schema, t } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");

const Counting = schema({ count: t.number(), turn: t.string() }, "Counting");
const HOUR = 3_600_000;

class Counted extends Room {
  onCreate() {
    this.maxClients = 2;
    this.state = new Counting();
    this.state.count = 0;
    this.state.turn = "";
    // Patches go out with the move. An hour rather than none, because a room without an interval
    // gets a clock that ticks sixty times a second.
    this.patchRate = HOUR;
    this.onMessage("move", (client) => this.move(client));
  }

  onJoin(client) {
    this.state.turn ||= client.sessionId;
  }

  move(client) {
    if (client.sessionId !== this.state.turn) return;
    this.state.count += 1;
    this.state.turn = this.clients.find((other) => other !== client).sessionId;
    this.broadcastPatch();
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("counted", Counted);
server.listen(Number(process.argv[2]), "127.0.0.1");
