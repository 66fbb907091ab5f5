// boardgame.io's server in memory, with a game that is as long as one of 7 Wonders Duel and whose state is as large.
// node server.js STATE.json MOVES: it says its port and serves until it is ended.
const { readFileSync } = require("node:fs");
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const [file, moves] = process.argv.slice(2);
const start = readFileSync(file, "utf8");
const CHOICES = 12;

const game = {
  name: "duel",
  setup: () => ({ view: JSON.parse(start), left: Number(moves), taken: [] }),
  moves: {
    take: ({ G, playerID, events }, card) => {
      if (!Number.isInteger(card) || card < 0 || card >= CHOICES) return INVALID_MOVE;
      G.taken = [...G.taken.slice(-8), `${playerID}:${card}`];
      G.left -= 1;
      events.endTurn();
    },
  },
  endIf: ({ G }) => (G.left <= 0 ? { winner: "0" } : undefined),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
