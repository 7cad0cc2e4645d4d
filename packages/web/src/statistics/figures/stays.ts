import type { Game, GameEvent } from '@bastide/rules';
import { isFollower, isOut } from './followers.ts';

/** A follower away from home: from one tile of the game to another. */
export interface Stay {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** Watches every follower leave and come home, move by move. */
export class Stays {
  readonly #game: Game;
  readonly #followers: readonly number[];
  readonly #since = new Map<number, number>();
  readonly #stays: Stay[] = [];

  constructor(game: Game) {
    this.#game = game;
    this.#followers = [...game.figures.place.keys()].filter((figure) => isFollower(game, figure));
  }

  hear(events: readonly GameEvent[]): void {
    const tile = this.#tile;
    for (const figure of this.#followers) {
      const since = this.#since.get(figure);
      if (isOut(this.#game, figure)) {
        if (since === undefined) this.#since.set(figure, tile);
      } else if (since !== undefined) {
        this.#since.delete(figure);
        this.#stays.push({ seat: this.#game.figures.seatOf(figure), from: since, to: tile });
      }
    }
    this.#addInstant(events, tile);
  }

  /** All of them; who stands out at the end has stayed until then. */
  end(): Stay[] {
    const { figures } = this.#game;
    const left = [...this.#since].map(([figure, from]) => ({
      seat: figures.seatOf(figure),
      from,
      to: this.#tile,
    }));
    return [...this.#stays, ...left];
  }

  /** Who is deployed onto a feature this tile closed is home again before anyone looks. */
  #addInstant(events: readonly GameEvent[], tile: number): void {
    const { figures } = this.#game;
    const names = new Set(figures.specs.filter(({ role }) => role === 'follower').map(({ name }) => name));
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
    return this.#game.board.land.placed;
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
