"use strict";
// Plays many tables at once: `node generator.js HOUSE ADDRESS [GAME]`. Requests come as lines of
// JSON, answers go out as lines of JSON:
//
//   {"prepare": 3, "seconds": 1}                    play a little, for what is compiled at first
//   {"open": 50}                                    open so many tables, with their games begun
//   {"play": "paced", "warm_up": 2, "seconds": 6}   play, and measure after a while

const readline = require("node:readline");
const { setTimeout: sleep } = require("node:timers/promises");

const paces = require("./paces");
const { letGo } = require("./players/socket");
const Table = require("./table");
const Tally = require("./tally");

const AT_ONCE = 16; // tables that are opened at the same time
const FIRST = 60_000; // milliseconds for the first moves to be seen: something may be compiled
const LAST = 5_000; // and for the last ones

const tally = new Tally();
let tables = [];
let numbered = 0; // tables so far

async function prepare(players, { prepare: count, seconds }) {
  await open(players, count);
  const { stuck } = await play({ play: "saturated", warm_up: 0, seconds });
  for (const table of tables) table.sockets.forEach(letGo);
  tables = [];
  return { stuck };
}

async function open(players, count) {
  const began = performance.now();
  const wanted = Array.from({ length: count }, () => new Table(numbered++, players, tally));
  await Promise.all(Array.from({ length: AT_ONCE }, () => openFrom(wanted)));
  return { opened: tables.length, seconds: (performance.now() - began) / 1000 };
}

async function openFrom(wanted) {
  for (let table = wanted.pop(); table; table = wanted.pop()) {
    await table.players.open(table);
    tables.push(table);
  }
}

async function play({ play: mode, warm_up: warmUp, seconds }) {
  const pace = new paces[mode](tables, tally);
  for (const table of tables) table.pace = pace;
  tally.begin();
  pace.start();
  await until(() => tally.times.length >= tables.length, FIRST);
  await sleep(warmUp * 1000);
  tally.measure();
  await sleep(seconds * 1000);
  const result = tally.result();
  pace.stop();
  return { mode, ...result, stuck: await settled() };
}

/** How many tables wait in vain for their last move to be seen. */
async function settled() {
  await until(() => tables.every((table) => table.free), LAST);
  return tables.filter((table) => !table.free).length;
}

async function until(fulfilled, patience) {
  const end = performance.now() + patience;
  while (performance.now() < end && !fulfilled()) await sleep(20);
}

async function answer(players, request) {
  try {
    if ("prepare" in request) return await prepare(players, request);
    return await ("open" in request ? open(players, request.open) : play(request));
  } catch (error) {
    return { error: error.message };
  }
}

async function main([house, address, game]) {
  const Players = require(`./players/${house}`);
  const players = new Players(address, game);
  for await (const line of readline.createInterface({ input: process.stdin })) {
    process.stdout.write(JSON.stringify(await answer(players, JSON.parse(line))) + "\n");
  }
  process.exit();
}

main(process.argv.slice(2));
