"use strict";
// When a table makes its next move.

/** At once, when both players have seen the last one. */
class Saturated {
  constructor(tables) {
    this.tables = tables;
    this.going = true;
  }

  start() {
    for (const table of this.tables) this.freed(table);
  }

  freed(table) {
    if (this.going && table.free) table.play();
  }

  stop() {
    this.going = false;
  }
}

const EACH = 250; // milliseconds between two moves of a table: four a second

/** Four times a second, the tables spread evenly over the time. */
class Paced {
  constructor(tables, tally) {
    this.tables = tables;
    this.tally = tally;
    this.owed = new Set(); // tables whose time came while a move was under way
    this.due = 0; // moves whose time has come
  }

  start() {
    this.began = performance.now();
    this.timer = setInterval(() => this.tick(), 1);
  }

  tick() {
    const due = ((performance.now() - this.began) / EACH) * this.tables.length;
    for (; this.due < due; this.due += 1) this.turn(this.tables[this.due % this.tables.length]);
  }

  turn(table) {
    if (table.free) {
      table.play();
    } else {
      this.tally.late += 1;
      this.owed.add(table);
    }
  }

  freed(table) {
    if (this.owed.delete(table)) table.play();
  }

  stop() {
    clearInterval(this.timer);
    this.owed.clear();
  }
}

module.exports = { saturated: Saturated, paced: Paced };
