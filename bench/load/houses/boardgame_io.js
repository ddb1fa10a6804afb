"use strict";
// boardgame.io's own server: a trivial game, kept in memory. `node boardgame_io.js PORT`.

const { Server } = require("boardgame.io/server");

const Counting = {
  name: "counting",
  setup: () => ({ count: 0 }),
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
};

// Without a database it keeps everything in memory.
Server({ games: [Counting], origins: [/./] }).run(Number(process.argv[2]));
