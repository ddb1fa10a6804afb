"use strict";
// A table of two players: a move is under way until both have seen it.

const BOTH = 0b11;

class Table {
  constructor(number, players, tally) {
    this.number = number;
    this.players = players; // how this house is played with, see players/
    this.tally = tally;
    this.pace = null; // set while the table plays
    this.mover = 0;
    this.unseen = 0; // a bit for each player who hasn't seen the move under way
    this.renewing = false; // a game is over and the next one not yet begun
    this.sent = 0;
  }

  get free() {
    return this.unseen === 0 && !this.renewing;
  }

  /** Make the next move. */
  play() {
    this.unseen = BOTH;
    this.sent = performance.now();
    this.mover = this.players.move(this);
  }

  /** A player has seen the move under way. */
  saw(seat) {
    if (seat !== this.mover) this.tally.seen(performance.now() - this.sent);
    this.unseen &= ~(1 << seat);
    if (this.unseen === 0) this.next();
  }

  next() {
    if (this.players.over(this)) this.renew();
    else this.pace.freed(this);
  }

  renew() {
    this.renewing = true;
    this.players.renew(this).then(
      () => {
        this.renewing = false;
        this.tally.games += 1;
        this.pace.freed(this);
      },
      (error) => this.failed(`no new game: ${error.message}`),
    );
  }

  failed(reason) {
    this.tally.failed(reason);
  }
}

module.exports = Table;
