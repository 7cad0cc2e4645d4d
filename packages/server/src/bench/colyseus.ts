import { type Play, type Rival, TELL_USAGE } from './rival.ts';

/** The same game as on boardgame.io: a table of up to 72 tiles, each placed beside another; nothing is scored, nothing is stored. What changes is sent at once. */
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
      if (tiles.length > 72) tiles.splice(1, tiles.length - 1);
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
  leave(): void;
}

interface Client {
  create(name: string): Promise<Room>;
  joinById(id: string): Promise<Room>;
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
  async play(load, url, games): Promise<Play> {
    const { Client: ClientOf } = load('@colyseus/sdk') as { Client: new (url: string) => Client };
    let moves = 0;
    let isRunning = true;
    const all: Room[] = [];
    for (let i = 0; i < games; i++) {
      const first = await new ClientOf(url).create('tiles');
      const rooms = [first, await new ClientOf(url).joinById(first.roomId)];
      all.push(...rooms);
      let sent = -1;
      const next = () => {
        const turns = rooms.map(({ state }) => state?.turn);
        if (!isRunning || turns[0] === undefined || turns[0] !== turns[1] || turns[0] === sent) return;
        sent = turns[0];
        moves++;
        const { tiles, turn } = first.state;
        const last = tiles[tiles.length - 1];
        rooms[turn % 2].send('place', { x: last.x + 1, y: last.y, rot: 0 });
      };
      for (const room of rooms) room.onStateChange(next);
      next();
    }
    return {
      moves: () => moves,
      stop: () => {
        isRunning = false;
        for (const room of all) room.leave();
      },
    };
  },
};
