import { GAME_MOVES, type Rival, TELL_USAGE } from './rival.ts';
import type { Duel } from './scenarios.ts';

/** A game of the size of ours: tiles, each placed beside another; nothing is scored, nothing is stored. */
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
    },
  },
  endIf: ({ G }) => G.tiles.length > ${GAME_MOVES},
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
    ctx: { currentPlayer: string; turn: number; gameover?: boolean };
    G: { tiles: { x: number; y: number }[] };
  } | null;
  subscribe(listener: () => void): () => void;
}

interface Lobby {
  createMatch(game: string, body: { numPlayers: number }): Promise<{ matchID: string }>;
  joinMatch(
    game: string,
    match: string,
    body: { playerID: string; playerName: string },
  ): Promise<{ playerCredentials: string }>;
  leaveMatch(game: string, match: string, body: { playerID: string; credentials: string }): Promise<void>;
}

interface Library {
  readonly Client: (options: object) => Client;
  readonly LobbyClient: new (options: { server: string }) => Lobby;
  readonly SocketIO: (options: { server: string }) => unknown;
  readonly game: object;
}

interface Side {
  readonly client: Client;
  readonly playerID: string;
  readonly credentials: string;
}

/** As its lobby does it: a match is asked for and joined over the Lobby API, and each player has a client for that match. */
class Match implements Duel {
  onMoved: (() => void) | undefined;
  readonly #library: Library;
  readonly #url: string;
  readonly #lobby: Lobby;
  #id = '';
  #sides: Side[] = [];
  /** Of which both are to hear. */
  #turn = 1;

  constructor(library: Library, url: string) {
    this.#library = library;
    this.#url = url;
    this.#lobby = new library.LobbyClient({ server: url });
  }

  get isOver(): boolean {
    return this.#sides[0].client.getState()?.ctx.gameover === true;
  }

  async begin(): Promise<void> {
    this.leave();
    for (const { playerID, credentials } of this.#sides)
      await this.#lobby.leaveMatch('tiles', this.#id, { playerID, credentials });
    this.#id = (await this.#lobby.createMatch('tiles', { numPlayers: 2 })).matchID;
    this.#turn = 1;
    this.#sides = [await this.#join('0'), await this.#join('1')];
    await new Promise<void>((resolve) => {
      this.onMoved = resolve;
      for (const { client } of this.#sides) client.start();
    });
  }

  send(): void {
    const state = this.#sides[0].client.getState();
    const last = state?.G.tiles.at(-1);
    if (state === null || last === undefined) throw new Error('there is no table yet');
    const { client } = this.#sides[Number(state.ctx.currentPlayer)];
    // Not from inside its listener, or the client would hear itself.
    setImmediate(() => client.moves.place(last.x + 1, last.y, 0));
  }

  leave(): void {
    for (const { client } of this.#sides) client.stop();
  }

  async #join(playerID: string): Promise<Side> {
    const { Client, SocketIO, game } = this.#library;
    const joined = await this.#lobby.joinMatch('tiles', this.#id, { playerID, playerName: `P${playerID}` });
    const credentials = joined.playerCredentials;
    const multiplayer = SocketIO({ server: this.#url });
    const client = Client({ game, multiplayer, matchID: this.#id, playerID, credentials, debug: false });
    client.subscribe(() => this.#hear());
    return { client, playerID, credentials };
  }

  #hear(): void {
    const contexts = this.#sides.map(({ client }) => client.getState()?.ctx);
    if (!contexts.every((ctx) => ctx?.turn === this.#turn || ctx?.gameover)) return;
    this.#turn = this.isOver ? Number.POSITIVE_INFINITY : this.#turn + 1;
    this.onMoved?.();
  }
}

export const boardgameIo: Rival = {
  name: 'boardgame.io 0.50.2',
  // Beside koa-compose 4.2 its Lobby API answers 404: it adds routes to what is composed already.
  packages: ['boardgame.io@0.50.2', 'koa-compose@4.1.0'],
  files: { 'game.js': GAME, 'server.js': SERVER },
  join(load, url) {
    const library = {
      ...load('boardgame.io/client'),
      ...load('boardgame.io/multiplayer'),
      ...load('./game.js'),
    };
    return new Match(library as Library, url.replace(/\/$/, ''));
  },
};
