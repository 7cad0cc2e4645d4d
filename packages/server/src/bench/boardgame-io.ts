import { type Play, type Rival, TELL_USAGE } from './rival.ts';

/** A game of the size of ours: a table of 72 tiles, each placed beside another; nothing is scored, nothing is stored. */
const GAME = `
const game = {
  name: 'tiles',
  setup: () => ({ tiles: [{ tile: 'base/D', x: 0, y: 0, rot: 0 }], left: Array.from({ length: 71 }, (_, i) => 'base/' + (i % 24)),
    figures: Array.from({ length: 14 }, (_, i) => ({ seat: i % 2, at: -1 })), scores: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G }, x, y, rot) => {
      const near = G.tiles.some((one) => Math.abs(one.x - x) + Math.abs(one.y - y) === 1);
      const taken = G.tiles.some((one) => one.x === x && one.y === y);
      if (!near || taken) return 'INVALID_MOVE';
      G.tiles.push({ tile: G.left[G.tiles.length % G.left.length], x, y, rot });
      if (G.tiles.length > 72) G.tiles.splice(1);
    },
  },
};
module.exports = { game };
`;

const SERVER = `
const { Server, Origins } = require('boardgame.io/server');
const { game } = require('./game.js');
const server = Server({ games: [game], origins: [Origins.LOCALHOST, '*'] });
server.run(0).then(({ appServer }) => console.log('ready http://127.0.0.1:' + appServer.address().port + '/'));
${TELL_USAGE}`;

interface Client {
  start(): void;
  stop(): void;
  readonly moves: { place(x: number, y: number, rot: number): void };
  getState(): {
    ctx: { currentPlayer: string; turn: number };
    G: { tiles: { x: number; y: number }[] };
  } | null;
  subscribe(listener: () => void): () => void;
}

export const boardgameIo: Rival = {
  name: 'boardgame.io 0.50.2',
  packages: ['boardgame.io@0.50.2'],
  files: { 'game.js': GAME, 'server.js': SERVER },
  async play(load, url, games): Promise<Play> {
    const { Client: newClient } = load('boardgame.io/client') as { Client: (options: object) => Client };
    const { SocketIO } = load('boardgame.io/multiplayer') as { SocketIO: (options: object) => unknown };
    const { game } = load('./game.js') as { game: object };
    // Each time with matches of its own.
    const began = Date.now();
    const { error } = console;
    console.error = () => {};
    let moves = 0;
    let isRunning = true;
    const clients: Client[] = [];
    for (let i = 0; i < games; i++) {
      // Without its lobby: a match is made when someone asks for it.
      const sides = ['0', '1'].map((playerID) =>
        newClient({
          game,
          numPlayers: 2,
          multiplayer: SocketIO({ server: url }),
          matchID: `match-${began}-${i}`,
          playerID,
          debug: false,
        }),
      );
      clients.push(...sides);
      let seen = 0;
      const next = () => {
        const states = sides.map((side) => side.getState());
        if (!isRunning || states.some((state) => state === null)) return;
        const turns = states.map((state) => state?.ctx.turn ?? 0);
        if (turns[0] !== turns[1] || turns[0] === seen) return;
        seen = turns[0];
        moves++;
        const state = states[0];
        if (state === null || state === undefined) return;
        const { tiles } = state.G;
        const last = tiles[tiles.length - 1];
        // Not from inside the listener, or the client would hear itself.
        setImmediate(() => {
          if (isRunning) sides[Number(state.ctx.currentPlayer)].moves.place(last.x + 1, last.y, 0);
        });
      };
      for (const side of sides) {
        side.subscribe(next);
        side.start();
      }
    }
    return {
      moves: () => moves,
      stop: () => {
        isRunning = false;
        for (const client of clients) client.stop();
        console.error = error;
      },
    };
  },
};
