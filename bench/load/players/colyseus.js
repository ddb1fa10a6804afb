"use strict";
// Players of a Colyseus room, in its own protocol: the first byte says what a message is.

const { ask } = require("./asking");
const { connect, promised } = require("./socket");

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
const KINDS = 0x1f; // the higher bits modify

// The name of the message as Colyseus' own client encodes it: its length, then its letters.
const MOVE = Buffer.from([ROOM_DATA, 0xa0 | "move".length, ...Buffer.from("move")]);

class Colyseus {
  constructor(address) {
    this.address = address;
  }

  async open(table) {
    const first = await this.reserve("create/counted");
    const second = await this.reserve(`joinById/${first.roomId}`);
    table.turn = 0;
    table.sockets = [await this.sit(table, 0, first), await this.sit(table, 1, second)];
  }

  async reserve(path) {
    return (await ask(this.address, "POST", `/matchmake/${path}`, {})).body;
  }

  async sit(table, seat, { processId, roomId, sessionId }) {
    const address = `${this.address.replace("http", "ws")}/${processId}/${roomId}`;
    const joined = promised();
    const heard = (data) => this.heard(table, seat, data[0] & KINDS, joined);
    const socket = await connect(table, `${address}?sessionId=${sessionId}`, heard);
    await joined.promise;
    const told = (joined.state = promised());
    socket.send(Buffer.from([JOIN_ROOM]));
    await told.promise;
    return socket;
  }

  heard(table, seat, kind, joined) {
    if (kind === ROOM_STATE_PATCH) table.saw(seat);
    else if (kind === JOIN_ROOM) joined.keep();
    else if (kind === ROOM_STATE) joined.state.keep();
    else table.failed(`a message of kind ${kind}`);
  }

  move(table) {
    const mover = table.turn;
    table.turn = 1 - mover;
    table.sockets[mover].send(MOVE);
    return mover;
  }

  over() {
    return false;
  }
}

module.exports = Colyseus;
