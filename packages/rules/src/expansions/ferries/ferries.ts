import { partRoad, tellRelinked } from '../../figure/relink.ts';
import type { Column } from '../../game/columns.ts';
import type { Game } from '../../game/game.ts';
import type { Context, Thing } from '../../hooks.ts';
import { ROAD_EDGE, SEGMENTS_PER_TILE } from '../../tile/kinds.ts';
import { tileOf } from '../../tile/segment.ts';
import { edgesOf } from './quays.ts';

/** Where the ferries lie: on a lake tile, between the quays at two of its edges, `1 << edge` each. */
export class Ferries {
  /** By tile type: 1 for a lake. */
  readonly lake: Uint8Array;
  /** By tile slot: the quays of the ferry there, 0 if none lies there. */
  readonly #quays: Column;

  constructor(context: Context) {
    this.lake = context.tileMark('ferry');
    this.#quays = context.column('u8', context.capacity, 'quays');
  }

  quays(game: Game, slot: number): number {
    return game.column(this.#quays)[slot];
  }

  /** FE1: two roads that ended at their quays become one. Open ends stay as they are: a quay is none. */
  put(game: Game, slot: number, quays: number): void {
    this.#join(game, slot, quays);
    tellRelinked(game, slot);
  }

  /** FE3, FE6: the road the ferry joined falls apart, unless it hangs together elsewhere, and two others are one now. */
  turn(game: Game, slot: number, quays: number): void {
    const [segment] = segmentsAt(game, slot, this.quays(game, slot));
    game.column(this.#quays)[slot] = 0;
    partRoad(game, segment);
    this.#join(game, slot, quays);
    tellRelinked(game, slot);
  }

  /** The segment at the other quay of the ferry that lies at this one, or -1. */
  linkOf(game: Game, segment: number): number {
    const slot = tileOf(segment);
    const quays = this.quays(game, slot);
    if (quays === 0) return -1;
    const [one, other] = segmentsAt(game, slot, quays);
    if (segment === one) return other;
    return segment === other ? one : -1;
  }

  /** Every ferry on the land. */
  things(game: Game): Thing[] {
    const { x, y, placed } = game.board.land;
    const things: Thing[] = [];
    for (let slot = 0; slot < placed; slot++) {
      const quays = this.quays(game, slot);
      if (quays !== 0)
        things.push({ name: 'ferry', count: 1, x: x[slot], y: y[slot], between: edgesOf(quays) });
    }
    return things;
  }

  #join(game: Game, slot: number, quays: number): void {
    const [one, other] = segmentsAt(game, slot, quays);
    game.column(this.#quays)[slot] = quays;
    game.board.features.join(one, other);
  }
}

/** All pairs of quays that a ferry on this tile could join. */
export function pairsOf({ board, tiles }: Game, slot: number): number[] {
  const oriented = board.land.oriented[slot];
  const pairs: number[] = [];
  for (let one = 0; one < 4; one++) {
    for (let other = one + 1; other < 4; other++) {
      if (tiles.edge[oriented * 4 + one] !== ROAD_EDGE || tiles.edge[oriented * 4 + other] !== ROAD_EDGE)
        continue;
      pairs.push((1 << one) | (1 << other));
    }
  }
  return pairs;
}

/** The road segments at the two quays; each quay has its own. */
function segmentsAt({ board, tiles }: Game, slot: number, quays: number): readonly [number, number] {
  const first = board.land.oriented[slot] * 4;
  const last = 31 - Math.clz32(quays);
  const other = 31 - Math.clz32(quays ^ (1 << last));
  const base = slot * SEGMENTS_PER_TILE;
  return [base + tiles.side[first + other], base + tiles.side[first + last]];
}
