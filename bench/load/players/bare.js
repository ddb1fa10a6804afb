"use strict";
// Players of the bare socket, see houses/bare.py.

const { connect } = require("./socket");

const MOVE = JSON.stringify({ play: "DEf@c2", version: 41 });

class Bare {
  constructor(address) {
    this.address = address.replace("http", "ws");
  }

  async open(table) {
    const address = `${this.address}/tables/${table.number}`;
    table.turn = 0;
    table.sockets = [
      await connect(table, address, () => table.saw(0)),
      await connect(table, address, () => table.saw(1)),
    ];
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

module.exports = Bare;
