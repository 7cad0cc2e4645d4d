import { GAME_MOVES, type Rival, TELL_USAGE } from './rival.ts';
import type { Duel } from './scenarios.ts';

/** The same game as on boardgame.io: tiles, each placed beside another; nothing is scored, nothing is stored. What changes is sent at once. */
const SERVER = `
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { Schema, ArraySchema, defineTypes } = require('@colyseus/schema');
class Tile extends Schema {}
defineTypes(Tile, { tile: 'string', x: 'int16', y: 'int16', rot: 'uint8' });
class State extends Schema {
  constructor() {
    super();
    this.turn = 0;
    this.tiles = new ArraySchema();
  }
}
defineTypes(State, { turn: 'uint32', tiles: [Tile] });
const newTile = (tile, x, y, rot) => Object.assign(new Tile(), { tile, x, y, rot });
class Tiles extends Room {
  maxClients = 2;
  onCreate() {
    this.patchRate = null;
    this.state = new State();
    this.state.tiles.push(newTile('base/D', 0, 0, 0));
    this.onMessage('place', (client, { x, y, rot }) => {
      const { tiles, turn } = this.state;
      if (this.clients[turn % 2] !== client) return;
      const near = tiles.some((one) => Math.abs(one.x - x) + Math.abs(one.y - y) === 1);
      const taken = tiles.some((one) => one.x === x && one.y === y);
      if (!near || taken) return;
      tiles.push(newTile('base/' + (tiles.length % 24), x, y, rot));
      this.state.turn++;
      this.broadcastPatch();
    });
  }
}
const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('tiles', Tiles);
server.listen(0, '127.0.0.1').then(() => console.log('ready http://127.0.0.1:' + server.transport.server.address().port));
${TELL_USAGE}`;

interface Room {
  readonly roomId: string;
  readonly state: { readonly turn: number; readonly tiles: { readonly x: number; readonly y: number }[] };
  send(type: string, message: object): void;
  onStateChange(listener: () => void): void;
  leave(): Promise<unknown>;
}

interface Client {
  create(name: string): Promise<Room>;
  joinById(id: string): Promise<Room>;
}

/** As its guide has it: one creates a room by the matchmaker, the other joins it; a room both have left is gone. */
class Rooms implements Duel {
  onMoved: (() => void) | undefined;
  readonly #clients: readonly [Client, Client];
  #rooms: Room[] = [];
  /** Of which both are to hear. */
  #turn = 0;

  constructor(clients: readonly [Client, Client]) {
    this.#clients = clients;
  }

  get isOver(): boolean {
    return this.#rooms[0].state.turn >= GAME_MOVES;
  }

  async begin(): Promise<void> {
    await Promise.all(this.#rooms.map((room) => room.leave()));
    const [a, b] = this.#clients;
    const first = await a.create('tiles');
    this.#rooms = [first, await b.joinById(first.roomId)];
    this.#turn = 0;
    await new Promise<void>((resolve) => {
      this.onMoved = resolve;
      for (const room of this.#rooms) room.onStateChange(() => this.#hear());
      this.#hear();
    });
  }

  send(): void {
    const { tiles, turn } = this.#rooms[0].state;
    const last = tiles[tiles.length - 1];
    this.#rooms[turn % 2].send('place', { x: last.x + 1, y: last.y, rot: 0 });
  }

  leave(): void {
    for (const room of this.#rooms) void room.leave();
  }

  #hear(): void {
    if (!this.#rooms.every(({ state }) => state?.turn === this.#turn)) return;
    this.#turn++;
    this.onMoved?.();
  }
}

export const colyseus: Rival = {
  name: 'Colyseus 0.18.17',
  packages: [
    '@colyseus/core@0.18.17',
    '@colyseus/ws-transport@0.18.4',
    '@colyseus/schema@5.0.34',
    '@colyseus/sdk@0.18.4',
  ],
  files: { 'server.js': SERVER },
  join(load, url) {
    const { Client: ClientOf } = load('@colyseus/sdk') as { Client: new (url: string) => Client };
    return new Rooms([new ClientOf(url), new ClientOf(url)]);
  },
};
