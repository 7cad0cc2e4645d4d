import type { Connection } from './connection.ts';

/** All live connections of a node, and those of each player. */
export class Connections implements Iterable<Connection> {
  readonly #all = new Set<Connection>();
  readonly #byPlayer = new Map<string, Set<Connection>>();

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#all.values();
  }

  of(player: string): ReadonlySet<Connection> {
    return this.#byPlayer.get(player) ?? NONE;
  }

  add(connection: Connection): void {
    this.#all.add(connection);
    const own = this.#byPlayer.get(connection.player) ?? new Set();
    this.#byPlayer.set(connection.player, own.add(connection));
  }

  /** Whether it was still there. */
  delete(connection: Connection): boolean {
    if (!this.#all.delete(connection)) return false;
    const own = this.#byPlayer.get(connection.player);
    own?.delete(connection);
    if (own?.size === 0) this.#byPlayer.delete(connection.player);
    return true;
  }
}

const NONE: ReadonlySet<Connection> = new Set();
