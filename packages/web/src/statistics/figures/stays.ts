import { type Game, type GameEvent, progressOf } from '@bastide/rules';
import { followersOut } from '@bastide/rules/internal';

/** A follower away from home: from one tile of the game to another. */
export interface Stay {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** Watches every follower leave and come home, move by move. */
export class Stays {
  readonly #game: Game;
  /** By the follower: whose it is, and since which tile it is out. */
  readonly #out = new Map<number, { readonly seat: number; readonly from: number }>();
  readonly #stays: Stay[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  add(events: readonly GameEvent[]): void {
    const tile = this.#tile;
    const out = new Map(followersOut(this.#game).map(({ key, seat }) => [key, seat]));
    for (const [key, { seat, from }] of this.#out) {
      if (out.has(key)) continue;
      this.#out.delete(key);
      this.#stays.push({ seat, from, to: tile });
    }
    for (const [key, seat] of out) if (!this.#out.has(key)) this.#out.set(key, { seat, from: tile });
    this.#addInstant(events, tile);
  }

  /** All of them; who stands out at the end has stayed until then. */
  end(): Stay[] {
    const to = this.#tile;
    return [...this.#stays, ...[...this.#out.values()].map(({ seat, from }) => ({ seat, from, to }))];
  }

  /** Who is deployed onto a feature this tile closed is home again before anyone looks. */
  #addInstant(events: readonly GameEvent[], tile: number): void {
    const followers = this.#game.rules.figures.filter(({ role }) => role === 'follower');
    const names = new Set(followers.map(({ name }) => name));
    for (const [index, event] of events.entries()) {
      if (event.event !== 'deployed' || !names.has(event.figure)) continue;
      const { seat, x, y, figure, on } = event;
      const isBack = events
        .slice(index)
        .some(
          (later) =>
            later.event === 'returned' &&
            later.seat === seat &&
            later.figure === figure &&
            later.x === x &&
            later.y === y &&
            later.on === on,
        );
      if (isBack) this.#stays.push({ seat, from: tile, to: tile });
    }
  }

  get #tile(): number {
    return progressOf(this.#game).placed;
  }
}

/** Tiles a follower of each seat was out on average; undefined for who never sent one. */
export function averageStays(stays: readonly Stay[], players: number): (number | undefined)[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = stays.filter((stay) => stay.seat === seat);
    if (own.length === 0) return undefined;
    return own.reduce((sum, { from, to }) => sum + to - from, 0) / own.length;
  });
}
