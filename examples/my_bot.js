// A bot in JavaScript: stammtisch arena --game face-to-face --bots "cmd:node examples/my_bot.js,random"
//
// One position comes in on each line, one move goes out. docs/write-a-bot.md explains the fields.

const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const position = JSON.parse(line);
  console.log(JSON.stringify({ move: choose(position) }));
});

// Keeps the own piles as low (or as high) as can be; in the other games, takes the most points.
function choose(position) {
  const worth = position.game === "face-to-face" ? nearness : earned;
  let best = position.legal[0];
  for (const move of position.legal) {
    if (worth(move, position) > worth(best, position)) best = move;
  }
  return best.move;
}

function earned(move) {
  return Object.values(move.points).reduce((sum, points) => sum + points, 0);
}

// face-to-face: the smaller the step on a pile, the better. "17+" lays the 17 on the rising pile.
function nearness(move, position) {
  if (move.move === "end") return -8;
  const { up, down } = position.view.piles[position.seat];
  const card = parseInt(move.move);
  if (move.move.endsWith("!")) return -4; // helps the other player
  return move.move.endsWith("+") ? up - card : card - down;
}
