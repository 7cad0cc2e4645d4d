import { WebSocket } from 'ws';
import type { Hall } from '../hall/hall.ts';
import type { Connection } from '../live/connection.ts';
import type { AtTable } from '../live/handle.ts';
import type { NodeDoor } from '../store/rows.ts';
import { PIPE_VERSION } from './messages.ts';
import { Passage } from './passage.ts';

/** How long another node may take to answer, and for how long one that did not is left alone; milliseconds. */
const PATIENCE = 1000;
const AGAIN_AFTER = 5000;

/**
 * The other nodes on the same store. A table is served by the node that has its lease: what is said there by those whose line is at this one is
 * passed on, so that only one node has the table and plays. Where there is no way to that node the table is served here too, through the store.
 */
export class Neighbours {
  readonly #hall: Hall;
  readonly #protocol: number;
  readonly #passages = new Map<string, Promise<Passage | undefined>>();
  readonly #open = new Set<Passage>();
  readonly #finding = new Map<string, Promise<Passage | undefined>>();
  #isClosing = false;

  constructor(hall: Hall, protocol: number) {
    this.#hall = hall;
    this.#protocol = protocol;
  }

  /** Passes a message on if its table is at another node; whether it did. */
  pass(connection: Connection, message: AtTable): boolean | Promise<boolean> {
    const { game } = message;
    const known = connection.ways.get(game);
    if (known !== undefined) return passOn(known, connection, message);
    if (connection.tables.has(game) || this.#hall.present(game)?.lease.isHeld) return false;
    return this.#find(game).then((way) => way !== undefined && passOn(way, connection, message));
  }

  /** A line has ended. */
  leave(connection: Connection): void {
    for (const passage of this.#open) passage.leave(connection);
  }

  mute(connection: Connection, player: string, muted: boolean): void {
    for (const passage of this.#open) passage.mute(connection, player, muted);
  }

  close(): void {
    this.#isClosing = true;
    for (const passage of this.#open) passage.close();
  }

  /** Whoever else asks meanwhile waits too: what one says first is heard first. */
  #find(game: string): Promise<Passage | undefined> {
    const known = this.#finding.get(game);
    if (known !== undefined) return known;
    const finding = this.#hall
      .holderOf(game)
      .then((holder) => (holder === undefined ? undefined : this.#to(holder)))
      .finally(() => this.#finding.delete(game));
    this.#finding.set(game, finding);
    return finding;
  }

  #to(door: NodeDoor): Promise<Passage | undefined> {
    const known = this.#passages.get(door.node);
    if (known !== undefined) return known;
    const passage = this.#connect(door).catch(() => {
      setTimeout(() => this.#passages.delete(door.node), AGAIN_AFTER).unref();
      return undefined;
    });
    this.#passages.set(door.node, passage);
    return passage;
  }

  #connect({ node, address, key }: NodeDoor): Promise<Passage> {
    return new Promise((resolve, reject) => {
      if (this.#isClosing) throw new Error('this node is closing');
      const url = new URL(`/node?node=${node}&pipe=${PIPE_VERSION}&protocol=${this.#protocol}`, address);
      const socket = new WebSocket(url, {
        headers: { authorization: `Bearer ${key}` },
        perMessageDeflate: false,
        handshakeTimeout: PATIENCE,
      });
      socket.once('error', reject);
      socket.once('open', () => {
        socket.off('error', reject);
        const passage = new Passage(socket, () => {
          this.#passages.delete(node);
          this.#open.delete(passage);
        });
        this.#open.add(passage);
        resolve(passage);
      });
    });
  }
}

function passOn(way: Passage, connection: Connection, message: AtTable): true {
  if (message.do === 'open') connection.ways.set(message.game, way);
  if (message.do === 'close') connection.ways.delete(message.game);
  if (!connection.isGone) way.ask(connection, message);
  return true;
}
