"use strict";
// Players of boardgame.io, in its own messages over socket.io's protocol: a digit or two for the
// kind, the room of the game, a list in JSON.

const { ask } = require("./asking");
const { connect, promised } = require("./socket");

const GAME = "counting";
const OPEN = "0";
const PING = "2";
const PONG = "3";
const CONNECTED = `40/${GAME},`;
const EVENT = `42/${GAME},`;
const UPDATE = `${EVENT}["update"`;
const SYNC = `${EVENT}["sync"`;
const VERSION = '"_stateID":';

class BoardgameIo {
  constructor(address) {
    this.address = address;
  }

  async open(table) {
    const { matchID } = await this.post("create", { numPlayers: 2 });
    table.match = matchID;
    table.turn = 0;
    table.version = 0;
    table.keys = [await this.join(matchID, 0), await this.join(matchID, 1)];
    table.sockets = [await this.sit(table, 0), await this.sit(table, 1)];
  }

  async post(path, body) {
    return (await ask(this.address, "POST", `/games/${GAME}/${path}`, body)).body;
  }

  async join(match, seat) {
    const body = { playerID: String(seat), playerName: `player ${seat}` };
    return (await this.post(`${match}/join`, body)).playerCredentials;
  }

  async sit(table, seat) {
    const address = `${this.address.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
    const synced = promised();
    const socket = await connect(table, address, (data, from) => {
      this.heard(table, seat, data.toString("latin1"), from, synced);
    });
    await synced.promise;
    return socket;
  }

  heard(table, seat, text, socket, synced) {
    if (text.startsWith(UPDATE)) this.updated(table, seat, text);
    else if (text === PING) socket.send(PONG);
    else if (text.startsWith(OPEN)) socket.send(CONNECTED);
    else if (text.startsWith(CONNECTED)) this.sync(table, seat, socket);
    else if (text.startsWith(SYNC)) synced.keep();
  }

  sync(table, seat, socket) {
    const said = ["sync", table.match, String(seat), table.keys[seat], 2];
    socket.send(EVENT + JSON.stringify(said));
  }

  updated(table, seat, text) {
    table.version = parseInt(text.slice(text.indexOf(VERSION) + VERSION.length), 10);
    table.saw(seat);
  }

  move(table) {
    const mover = table.turn;
    const player = String(mover);
    const payload = { type: "add", args: [], playerID: player, credentials: table.keys[mover] };
    const said = ["update", { type: "MAKE_MOVE", payload }, table.version, table.match, player];
    table.turn = 1 - mover;
    table.sockets[mover].send(EVENT + JSON.stringify(said));
    return mover;
  }

  over() {
    return false;
  }
}

module.exports = BoardgameIo;
