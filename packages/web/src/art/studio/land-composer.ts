import {
  AHEAD,
  type Edition,
  type LandPicture,
  type LandTile,
  type LandWanted,
  type Layer,
  QUICK,
  tilesIn,
} from './land.ts';
import { bitmapOf, copyLand } from './land-copy.ts';
import { cornerOrder, type Order } from './order.ts';
import { Shelf } from './shelf.ts';

interface Means {
  /** Paints a bitmap, now. */
  paint(order: Order): ImageBitmap;
  /** Lets others have their turn. */
  pause(): Promise<unknown>;
  show(picture: LandPicture): void;
  /** All of it that is in sight is shown. */
  done(number: number): void;
}

/** Milliseconds after which the very first pictures are shown, though not all are there. */
const SOON = 150;

/**
 * Paints pictures of the land, where nobody waits for it. The picture wanted last is the only one: what was wanted before is dropped, but
 * the faces painted for it are kept.
 */
export class LandComposer {
  readonly #means: Means;
  readonly #shelf = new Shelf();
  /** What the pictures show that were made last. */
  #shown: Partial<Record<Layer, string>> = {};
  #wanted: LandWanted | undefined;
  #keys: ReadonlySet<string> = new Set();

  constructor(means: Means) {
    this.#means = means;
  }

  async want(wanted: LandWanted): Promise<void> {
    this.#wanted = wanted;
    // Whoever begins has seen nothing yet.
    if (wanted.number === 1) this.#shown = {};
    const { tiles, light, pixels, far, near, seen } = wanted;
    const [quick, full] = [QUICK, pixels].map((size): Edition => ({ pixels: size, light }));
    const all = ordersOf(tilesIn(tiles, far), quick);
    // What is painted in any size can be shown.
    const first = ordersOf(tilesIn(tiles, seen), quick).filter(
      (order) => this.#shelf.like(order) === undefined,
    );
    const inSight = ordersOf(tilesIn(tiles, seen), full);
    const around = ordersOf(tilesIn(tiles, near), full);
    this.#keys = new Set([...all, ...inSight, ...around].map(({ key }) => key));
    if (wanted.number === AHEAD) {
      await this.#paint(inSight, wanted);
      return;
    }
    const isFirst = this.#shown.far === undefined;
    const showFar = () => this.#show(wanted, 'far', quick);
    const showNear = () => this.#show(wanted, 'near', full);
    // At first bare ground, then what is painted.
    if (isFirst) showFar();
    if (isFirst && !(await this.#paint(first, wanted, showFar))) return;
    if (isFirst) showFar();
    if (!(await this.#paint(inSight, wanted))) return;
    showNear();
    this.#means.done(wanted.number);
    if (!(await this.#paint(all, wanted))) return;
    showFar();
    if (await this.#paint(around, wanted)) showNear();
  }

  /** Whether nothing else was wanted meanwhile. */
  async #paint(orders: readonly Order[], wanted: LandWanted, onSome?: () => void): Promise<boolean> {
    let shown = performance.now();
    for (const order of orders) {
      if (this.#shelf.has(order)) continue;
      await this.#means.pause();
      if (this.#wanted !== wanted) return false;
      this.#shelf.put(order, this.#means.paint(order), (key) => this.#keys.has(key));
      if (onSome === undefined || performance.now() - shown < SOON) continue;
      onSome();
      shown = performance.now();
    }
    return true;
  }

  #show(wanted: LandWanted, layer: Layer, edition: Edition): void {
    const cells = wanted[layer];
    const missing: string[] = [];
    const find = (order: Order) => {
      if (!this.#shelf.has(order)) missing.push(order.key);
      const picture = this.#shelf.find(order) ?? this.#shelf.like(order);
      return typeof picture === 'string' ? undefined : picture;
    };
    const tiles = tilesIn(wanted.tiles, cells).map(
      (tile) => `${tile.x},${tile.y} ${bitmapOf(tile, edition).key}`,
    );
    const bitmap = () => copyLand(wanted.tiles, cells, edition, find);
    const before = this.#shown[layer];
    const look = JSON.stringify([cells, edition, tiles.sort()]);
    if (before === look) return;
    const { number } = wanted;
    this.#means.show({ layer, number, cells, edition, bitmap: bitmap() });
    // With pictures missing it is shown again when they are there.
    this.#shown[layer] = missing.length === 0 ? look : '';
  }
}

/** With the towers on their corners. */
function ordersOf(tiles: readonly LandTile[], edition: Edition): Order[] {
  const towers = [true, false].map((isClosed) => cornerOrder(isClosed, edition.pixels, edition.light));
  return [...towers, ...tiles.map((tile) => bitmapOf(tile, edition))];
}
