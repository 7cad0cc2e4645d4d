import type { Arena } from '../arena/arena.ts';
import type { TileTable } from '../tile/table.ts';

/** Piles are drawn one after the other. */
export const PILES = ['first', 'second', 'stock'] as const;
export const STOCK = 2;

/**
 * Tiles not yet seen. What order they lie in is nobody's knowledge, so a pile is how many of each type are unseen and how
 * many are left to draw; the two differ by tiles that left the game unseen.
 */
export class Piles {
  /** By type. */
  readonly unseen: Uint8Array;
  /** By pile. */
  readonly left: Int32Array;
  /** By pile: tiles nobody will draw, though they count as unseen. */
  readonly hidden: Int32Array;
  /** Unseen tiles of eight types in a row, beside the arena (`fromArena`); and by type, of which eight of its pile it is. */
  readonly eights: Uint16Array;
  readonly eightOf: Uint8Array;
  /** First type of each pile and the end: types are sorted by pile. */
  readonly firstType: readonly number[];

  constructor(arena: Arena, tiles: TileTable) {
    this.left = arena.i32(PILES.length, 'piles.left');
    this.hidden = arena.i32(PILES.length, 'piles.hidden');
    this.unseen = arena.u8(tiles.types.length, 'piles.unseen');
    const starts = PILES.map((_, pile) => tiles.types.filter((type) => type.pile < pile).length);
    this.firstType = [...starts, tiles.types.length];
    let eight = -1;
    this.eightOf = Uint8Array.from(tiles.types, ({ pile }, type) =>
      (type - starts[pile]) % 8 === 0 ? ++eight : eight,
    );
    this.eights = new Uint16Array(eight + 1);
  }

  fromArena(): void {
    const { eights, eightOf, unseen } = this;
    eights.fill(0);
    for (let type = 0; type < unseen.length; type++) eights[eightOf[type]] += unseen[type];
  }

  /** Takes over what other piles have counted, whose part of the arena was copied. */
  copyCounts({ eights }: Piles): void {
    for (let i = 0; i < eights.length; i++) this.eights[i] = eights[i];
  }

  /** The pile to draw from, or -1 if all are used up. */
  get current(): number {
    const { left } = this;
    return left[0] > 0 ? 0 : left[1] > 0 ? 1 : left[2] > 0 ? 2 : -1;
  }

  /** Tiles left to draw in all piles. */
  get remaining(): number {
    return this.left[0] + this.left[1] + this.left[2];
  }

  /** So many more unseen tiles of a type. */
  add(type: number, count: number): void {
    this.unseen[type] += count;
    this.eights[this.eightOf[type]] += count;
  }

  take(type: number): void {
    this.add(type, -1);
    this.left[this.pileOf(type)]--;
  }

  pileOf(type: number): number {
    return type >= this.firstType[STOCK] ? STOCK : type >= this.firstType[1] ? 1 : 0;
  }

  /** A tile leaves the game; nobody knows which, so it stays among the unseen ones. */
  hide(pile: number): void {
    this.left[pile]--;
    this.hidden[pile]++;
  }

  /** How many unseen tiles a pile holds, those included that left the game unseen. */
  unseenIn(pile: number): number {
    return this.left[pile] + this.hidden[pile];
  }
}
