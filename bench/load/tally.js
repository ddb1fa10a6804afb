"use strict";
// What is counted while tables play.

class Tally {
  constructor() {
    this.begin();
  }

  /** Play begins: all that goes wrong from now on is told. */
  begin() {
    this.errors = 0;
    this.reason = ""; // of the first error
    this.measure();
  }

  /** Forget the moves until now. */
  measure() {
    this.times = [];
    this.games = 0;
    this.late = 0; // moves whose time came while the last one was under way
    this.began = performance.now();
    this.work = process.cpuUsage();
  }

  /** The other player saw a move, so many milliseconds after it was sent. */
  seen(milliseconds) {
    this.times.push(milliseconds);
  }

  failed(reason) {
    this.errors += 1;
    this.reason ||= reason;
  }

  /** What came out. */
  result() {
    const seconds = (performance.now() - this.began) / 1000;
    const { user, system } = process.cpuUsage(this.work);
    const times = Float64Array.from(this.times).sort();
    return {
      moves: times.length,
      seconds,
      moves_per_second: times.length / seconds,
      p50_ms: quantile(times, 0.5),
      p99_ms: quantile(times, 0.99),
      longest_ms: quantile(times, 1),
      games: this.games,
      late: this.late,
      errors: this.errors,
      reason: this.reason,
      generator_load: (user + system) / 1e6 / seconds,
    };
  }
}

function quantile(sorted, part) {
  if (sorted.length === 0) return null;
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

module.exports = Tally;
