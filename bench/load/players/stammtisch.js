"use strict";
// Players of our own house, by its API: two people at a table, a rematch after every game.

const { ask } = require("./asking");
const { connect, promised } = require("./socket");

const MIX = ["cafe-cards", "cafe-board", "face-to-face"];
const SEATS = [{ kind: "me" }, { kind: "invited" }];
const PLACING = /@|^\d/; // a guest on a seat, a card on a pile
const LIKING = 0.85; // how often something is placed where something else could be done, too

class Stammtisch {
  constructor(address, game) {
    this.address = address;
    this.games = game === "mix" ? MIX : [game];
  }

  async open(table) {
    table.random = randomly(table.number);
    table.cookies = [await this.cookie("Anna"), await this.cookie("Ben")];
    const game = this.games[table.number % this.games.length];
    const { table: made, invite } = await this.post(table, 0, "", { game, seats: SEATS });
    await this.post(table, 1, `/${made.id}/join`, { invite });
    this.clear(table);
    table.sockets = await Promise.all([this.sit(table, 0, made.id), this.sit(table, 1, made.id)]);
    await this.begin(table);
  }

  /** Become somebody. */
  async cookie(name) {
    const { headers } = await ask(this.address, "POST", "/api/people", { name });
    return headers["set-cookie"][0].split(";")[0];
  }

  async post(table, seat, path, body) {
    const headers = { cookie: table.cookies[seat] };
    return (await ask(this.address, "POST", `/api/tables${path}`, body, headers)).body;
  }

  clear(table) {
    table.over = false;
    table.version = 0;
    table.moves = [null, null]; // of each player who is to move
    table.there = [false, false]; // until a player has entered, what is said is of an earlier game
    table.entered = [promised(), promised()];
    table.begun = [promised(), promised()];
  }

  async begin(table) {
    await Promise.all(table.entered.map(({ promise }) => promise));
    for (const socket of table.sockets) socket.send('{"ready":""}');
    await Promise.all(table.begun.map(({ promise }) => promise));
  }

  sit(table, seat, id) {
    const address = `${this.address.replace("http", "ws")}/api/tables/${id}/socket`;
    const heard = (data) => this.heard(table, seat, JSON.parse(data));
    return connect(table, address, heard, { cookie: table.cookies[seat] });
  }

  heard(table, seat, said) {
    if ("refused" in said) table.failed(`${said.refused}: ${said.sentence}`);
    else if ("snapshot" in said) this.entered(table, seat);
    else if (table.there[seat]) this.changed(table, seat, said);
    else if (said.table?.rematch && seat === 1) this.follow(table, said.table.rematch);
  }

  entered(table, seat) {
    table.there[seat] = true;
    table.entered[seat].keep();
  }

  /** Go where the other player has gone already. */
  follow(table, id) {
    table.sockets[1].send(JSON.stringify({ go: id }));
  }

  changed(table, seat, said) {
    if (!("version" in said)) return;
    table.version = said.version;
    table.moves[seat] = said.moves ?? null;
    const status = said.table?.status;
    if (status === "over") table.over = true;
    if (status === "playing") table.begun[seat].keep();
    else if (status !== "waiting") table.saw(seat);
  }

  move(table) {
    const mover = table.moves[0] ? 0 : 1;
    const play = chosen(Object.keys(table.moves[mover]), table.random);
    table.sockets[mover].send(JSON.stringify({ play, version: table.version }));
    return mover;
  }

  over(table) {
    return table.over;
  }

  async renew(table) {
    this.clear(table);
    table.sockets[0].send('{"rematch":true}');
    await this.begin(table);
  }
}

/** A random move, as somebody plays who likes to place guests and cards. */
function chosen(moves, random) {
  const placing = moves.filter((move) => PLACING.test(move));
  const liked = placing.length > 0 && random() < LIKING ? placing : moves;
  return liked[Math.floor(random() * liked.length)];
}

/** Random numbers of a table's own, the same in every run (mulberry32). */
function randomly(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

module.exports = Stammtisch;
