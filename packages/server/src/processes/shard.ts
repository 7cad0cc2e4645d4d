import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { requested } from '../live/requested.ts';
import type { FromProcess } from './messages.ts';

/** Which of so many processes has a game. */
export function shardOf(game: string, count: number): number {
  return createHash('sha256').update(game).digest().readUInt32BE(0) % count;
}

/**
 * The part of all games that one of several processes has. Any process can serve any game, through the store; but whoever looks at a game asks for
 * it in the address of the live connection, and is handed to the process that has it, so that nothing has to travel between two.
 */
export class Shard {
  readonly index: number;
  readonly #count: number;

  constructor(index: number, count: number) {
    this.index = index;
    this.#count = count;
  }

  isElsewhere(game: string): boolean {
    return shardOf(game, this.#count) !== this.index;
  }

  /** Hands a connection on, if its game is elsewhere. The other process answers it; here it is gone. */
  handOver({ method = 'GET', url = '/', headers }: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const game = requested(url).query.get('game') ?? '';
    if (game === '' || !this.isElsewhere(game)) return false;
    const line = { to: shardOf(game, this.#count), method, url, headers, head };
    // Otherwise our server would wait, when it is closed, for sockets it has given away.
    Object.assign(socket, { server: undefined });
    const message: FromProcess = { tell: 'line', line };
    // What is left of it here ends; the connection itself has gone with the message.
    process.send?.(message, socket as Socket, undefined, () => socket.destroy());
    return true;
  }
}
