import type { WebSocket } from 'ws';
import { Frame } from '../hall/frame.ts';
import type { Connection } from '../live/connection.ts';
import type { AtTable } from '../live/handle.ts';
import type { ToDoor, ToHome } from './messages.ts';
import { Pipe } from './pipe.ts';

/** The way from this node to another that has tables our players look at. What they say there is passed on, and what they are told there comes back. */
export class Passage {
  readonly #pipe: Pipe<ToHome, ToDoor>;
  readonly #numbers = new Map<Connection, number>();
  readonly #connections = new Map<number, Connection>();
  #last = 0;

  constructor(socket: WebSocket, closed: () => void) {
    this.#pipe = new Pipe<ToHome, ToDoor>(socket, {
      hear: (n, text) => this.#connections.get(n)?.sendFrame(new Frame(text)),
      closed: () => {
        closed();
        // What they have asked may never be answered: they come back, and ask again.
        for (const connection of this.#numbers.keys()) connection.sayBye();
      },
    });
  }

  ask(connection: Connection, message: AtTable): void {
    this.#pipe.say(this.#numbers.get(connection) ?? this.#come(connection), { ask: message });
  }

  mute(connection: Connection, player: string, muted: boolean): void {
    const n = this.#numbers.get(connection);
    if (n !== undefined) this.#pipe.say(n, { mute: player, muted });
  }

  leave(connection: Connection): void {
    const n = this.#numbers.get(connection);
    if (n === undefined) return;
    this.#numbers.delete(connection);
    this.#connections.delete(n);
    this.#pipe.say(n, { gone: true });
  }

  close(): void {
    this.#pipe.close();
  }

  #come(connection: Connection): number {
    const n = ++this.#last;
    this.#numbers.set(connection, n);
    this.#connections.set(n, connection);
    const { id, player, name, isProgram, muted } = connection;
    this.#pipe.say(n, { come: { id, player, name, isProgram, muted: [...muted] } });
    return n;
  }
}
