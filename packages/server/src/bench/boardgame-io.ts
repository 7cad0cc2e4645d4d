import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnable } from '../runnable.ts';
import { Measured, wait } from './process.ts';
import { round, type Throughput } from './scenarios.ts';

export const VERSION = '0.50.2';

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
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage() });
});
process.on('SIGTERM', () => process.exit(0));
`;

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

/** The same closed loop against boardgame.io, installed for the occasion; undefined if it can’t be had. */
export async function boardgameIo(games: number, seconds: number): Promise<Throughput | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-bgio-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['install', '--no-audit', '--no-fund', `boardgame.io@${VERSION}`];
    if (spawnSync(npm, args, { cwd: folder, stdio: 'ignore', timeout: 240_000 }).status !== 0)
      return undefined;
    writeFileSync(join(folder, 'game.js'), GAME);
    writeFileSync(join(folder, 'server.js'), SERVER);
    const server = await Measured.start(
      runnable(pathToFileURL(join(folder, 'server.js'))),
      { NODE_ENV: 'production' },
      folder,
    );
    const result = await loop(folder, server, games, seconds);
    await server.stop();
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loop(folder: string, server: Measured, games: number, seconds: number): Promise<Throughput> {
  const load = createRequire(join(folder, 'package.json'));
  const { Client: newClient } = load('boardgame.io/client') as { Client: (options: object) => Client };
  const { SocketIO } = load('boardgame.io/multiplayer') as { SocketIO: (options: object) => unknown };
  const { game } = load('./game.js') as { game: object };
  const quiet = { ...console };
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
        multiplayer: SocketIO({ server: server.url }),
        matchID: `match-${i}`,
        playerID,
        debug: false,
      }),
    );
    clients.push(...sides);
    const seen = [0, 0];
    const next = () => {
      const states = sides.map((side) => side.getState());
      if (!isRunning || states.some((state) => state === null)) return;
      const turns = states.map((state) => state?.ctx.turn ?? 0);
      if (turns[0] !== turns[1] || turns[0] === seen[0]) return;
      seen[0] = turns[0];
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
  await server.warmUp();
  const before = await server.usage();
  const movesBefore = moves;
  const started = performance.now();
  await wait(seconds * 1000);
  const done = moves - movesBefore;
  const spent = (performance.now() - started) / 1000;
  const after = await server.usage();
  isRunning = false;
  for (const client of clients) client.stop();
  console.error = quiet.error;
  const cpu = after.cpu - before.cpu;
  return {
    games,
    seconds: round(spent),
    movesPerSecond: Math.round(done / spent),
    movesPerCpuSecond: Math.round(done / cpu),
    serverCpu: round(cpu / spent),
    p50: Number.NaN,
    p99: Number.NaN,
  };
}
