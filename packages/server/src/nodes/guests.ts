import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode, ServerMessage } from '@bastide/protocol';
import { WebSocketServer } from 'ws';
import { Frame } from '../hall/frame.ts';
import type { Viewer } from '../hall/viewer.ts';
import { bearerIn } from '../identity/bearer.ts';
import { hashOf } from '../identity/secrets.ts';
import type { Gateway } from '../live/gateway.ts';
import { requested } from '../live/requested.ts';
import { turnAway } from '../live/turn-away.ts';
import type { NodeDoor } from '../store/rows.ts';
import { PIPE_VERSION, type ToDoor, type ToHome, type Who } from './messages.ts';
import { Pipe } from './pipe.ts';

/** The most bytes of what another node says at once. */
const MAX_PAYLOAD = 64_000_000;

/** Lets other nodes in: those who read our key in the store, and speak as we do. */
export class Guests {
  readonly #gateway: Gateway;
  readonly #protocol: number;
  readonly #server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_PAYLOAD,
  });
  readonly #pipes = new Set<Pipe<ToDoor, ToHome>>();
  readonly #door: Pick<NodeDoor, 'node' | 'key'>;

  constructor(gateway: Gateway, protocol: number, door: Pick<NodeDoor, 'node' | 'key'>) {
    this.#gateway = gateway;
    this.#protocol = protocol;
    this.#door = door;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    if (!this.#isWelcome(request)) {
      turnAway(socket, 'unknown-ticket');
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const guests = new Map<number, Guest>();
      const pipe = new Pipe<ToDoor, ToHome>(ws, {
        hear: (n, what) => {
          if ('come' in what) guests.set(n, new Guest(this.#gateway, what.come, (text) => pipe.say(n, text)));
          const guest = guests.get(n);
          if (guest === undefined) return;
          if ('ask' in what) this.#gateway.serve(guest, what.ask);
          else if ('mute' in what) guest.muted[what.muted ? 'add' : 'delete'](what.mute);
          else if ('gone' in what) {
            guests.delete(n);
            this.#leave(guest);
          }
        },
        closed: () => {
          this.#pipes.delete(pipe);
          for (const guest of guests.values()) this.#leave(guest);
        },
      });
      this.#pipes.add(pipe);
    });
  }

  close(): void {
    for (const pipe of this.#pipes) pipe.close();
    this.#server.close();
  }

  #isWelcome({ url, headers }: IncomingMessage): boolean {
    const { query: said } = requested(url);
    const { node, key } = this.#door;
    const isSame = (one: string, other: string) =>
      timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
    return (
      said.get('node') === node &&
      said.get('pipe') === String(PIPE_VERSION) &&
      said.get('protocol') === String(this.#protocol) &&
      isSame(bearerIn(headers.authorization) ?? '', key)
    );
  }

  #leave(guest: Guest): void {
    guest.isGone = true;
    this.#gateway.leaveTables(guest);
  }
}

/** A player who looks at our tables from another node. */
class Guest implements Viewer {
  readonly id: string;
  readonly player: string;
  readonly name: string;
  readonly isProgram: boolean;
  readonly muted: Set<string>;
  readonly tables = new Set<string>();
  isGone = false;
  readonly #gateway: Gateway;
  readonly #tell: (text: string) => void;

  constructor(gateway: Gateway, { id, player, name, isProgram, muted }: Who, tell: (text: string) => void) {
    this.#gateway = gateway;
    this.#tell = tell;
    this.id = id;
    this.player = player;
    this.name = name;
    this.isProgram = isProgram;
    this.muted = new Set(muted);
  }

  looksElsewhere(): boolean {
    return false;
  }

  send(message: ServerMessage): void {
    this.sendFrame(new Frame(JSON.stringify(message)));
  }

  sendFrame({ text }: Frame): void {
    if (!this.isGone) this.#tell(text);
  }

  refuse(error: ErrorCode, more: { id?: string; game?: string; at?: string; head?: number } = {}): void {
    this.#gateway.metrics.refused.inc({ error });
    this.send({ tell: 'refused', error, ...more });
  }
}
