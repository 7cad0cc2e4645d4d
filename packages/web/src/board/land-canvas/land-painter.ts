import type { Light } from '../../art/paint/face.ts';
import { cornerOrder, LARGEST, type Order } from '../../art/studio/order.ts';
import { type Studio, studio } from '../../art/studio/studio.ts';
import type { TileView } from '../../session/types.ts';
import type { Camera, Size } from '../camera/camera.ts';
import {
  around,
  both,
  type Cells,
  cellsOf,
  cellsSeen,
  cellsToPaint,
  contains,
  type Place,
  placeOf,
  tilesIn,
} from './cut.ts';
import { bitmapOf, type Edition } from './land-copy.ts';
import { changesIn, isSameEdition, LandLayer } from './land-layer.ts';

/** How small the pictures of the whole land are: they are there at once. */
const QUICK = 48;
/** Milliseconds after which a camera that has come to rest is believed to stay: sizes that are only passed are not painted. */
const STAYS = 200;

/** What is on the land. */
interface Land {
  readonly tiles: readonly TileView[];
  readonly light: Light;
  /** A tile that is on its way and not yet on the land. */
  readonly arriving: TileView | undefined;
}

/**
 * Keeps the land on two canvases in the sheet: all of it in small pictures, and over that what is in sight in its full size. A camera
 * that moves only moves and stretches them. Pictures of a new size or light are shown when all in sight are painted: so the whole land
 * changes at once.
 */
export class LandPainter {
  readonly #far: LandLayer;
  readonly #near: LandLayer;
  readonly #marked: HTMLCanvasElement;
  readonly #studio: Studio;
  #land: Land = { tiles: [], light: 'day', arriving: undefined };
  #view: { readonly place: Place; readonly seen: Cells } | undefined;
  /** What has been wished for, and what of it is still to be painted: small pictures, those in sight, the others. */
  #wanted: Edition = { pixels: QUICK, light: 'day' };
  #left: readonly Set<string>[] = [new Set(), new Set(), new Set()];
  /** What has been painted since the land was copied. */
  readonly #fresh = new Set<string>();
  #frame = 0;
  #staying = 0;
  #forget = () => {};

  constructor(far: HTMLCanvasElement, near: HTMLCanvasElement, from: Studio = studio) {
    this.#far = new LandLayer(far, from);
    this.#near = new LandLayer(near, from);
    this.#marked = near;
    this.#studio = from;
  }

  show(land: Land): void {
    if (isSameLand(land, this.#land)) return;
    this.#land = land;
    this.#look();
  }

  /** The camera has come to rest, perhaps only for a moment. */
  move(camera: Camera, size: Size): void {
    if (size.width === 0) return;
    const isFirst = this.#view === undefined;
    const place = placeOf(camera, size, devicePixelRatio);
    this.#view = { place, seen: cellsSeen(place, size) };
    clearTimeout(this.#staying);
    if (isFirst) this.#look();
    else {
      this.#staying = window.setTimeout(() => this.#look(), STAYS);
      this.#lay();
    }
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#staying);
    this.#forget();
  }

  #look(): void {
    if (this.#view === undefined) return;
    clearTimeout(this.#staying);
    this.#wish(this.#view.seen, this.#view.place);
    this.#copy();
  }

  #wish(seen: Cells, place: Place): void {
    const { tiles, light } = this.#land;
    const wanted = { pixels: Math.min(LARGEST, place.pixels), light };
    const quick = { pixels: QUICK, light };
    this.#wanted = wanted;
    const groups = [
      ordersOf(tilesIn(tiles, around(cellsOf(tiles))), quick),
      ordersOf(tilesIn(tiles, seen), wanted),
      ordersOf(tilesIn(tiles, cellsToPaint(tiles, seen, wanted.pixels)), wanted),
    ];
    this.#left = groups.map(
      (orders) => new Set(orders.filter((order) => !this.#studio.has(order)).map(({ key }) => key)),
    );
    const forget = this.#forget;
    const onPainted = (key: string) => this.#painted(key);
    this.#forget = this.#studio.wish({ orders: groups.flat(), urgency: 'land', onPainted });
    forget();
  }

  /** Shows what has been painted when all of its kind is there; the very first pictures as they come. */
  #painted(key: string): void {
    this.#fresh.add(key);
    const done = this.#left.filter((left) => left.delete(key) && left.size === 0);
    const isFirst = this.#near.edition === undefined && this.#left[0].size > 0;
    if (done.length > 0 || isFirst) this.#frame ||= requestAnimationFrame(() => this.#copy());
  }

  #copy(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const [quick, inSight] = this.#left;
    const wanted = this.#wanted;
    const isNewLight = this.#far.edition === undefined || quick.size === 0;
    this.#copyFar({ pixels: QUICK, light: isNewLight ? wanted.light : (this.#far.edition?.light ?? 'day') });
    const edition = inSight.size === 0 ? wanted : this.#near.edition;
    if (edition !== undefined) this.#copyNear(edition);
    this.#fresh.clear();
    this.#marked.dataset.painted = String(inSight.size === 0);
    this.#lay();
  }

  #copyFar(edition: Edition): void {
    const all = cellsOf(this.#land.tiles);
    const { cells } = this.#far;
    this.#copyTo(this.#far, cells !== undefined && contains(cells, all) ? cells : around(all), edition);
  }

  #copyNear(edition: Edition): void {
    if (this.#view === undefined) return;
    const { seen } = this.#view;
    const { tiles } = this.#land;
    const { cells, edition: before } = this.#near;
    // As long as pictures are missing, what is shown stays what it is.
    const isWaiting = !isSameEdition(edition, this.#wanted) || this.#left[1].size > 0;
    const isSame = before !== undefined && isSameEdition(before, edition);
    const isEnough = isWaiting || (cells !== undefined && contains(cells, both(cellsOf(tiles), seen)));
    const isKept = isSame && cells !== undefined && isEnough;
    this.#copyTo(this.#near, isKept ? cells : cellsToPaint(tiles, seen, edition.pixels), edition);
  }

  #copyTo(layer: LandLayer, cells: Cells, edition: Edition): void {
    const { tiles, arriving } = this.#land;
    const lying = tilesIn(tiles, cells).filter((tile) => tile !== arriving);
    layer.show({ cells, edition, tiles: lying }, (key) => this.#fresh.has(key));
  }

  #lay(): void {
    if (this.#view === undefined) return;
    const { place } = this.#view;
    const { light } = this.#wanted;
    this.#far.lay(place, true);
    // Small pictures in the new light are better than sharp ones in the old.
    this.#near.lay(place, this.#near.edition?.light === light || this.#far.edition?.light !== light);
  }
}

function ordersOf(tiles: readonly TileView[], edition: Edition): Order[] {
  const towers = [true, false].map((isClosed) => cornerOrder(isClosed, edition.pixels, edition.light));
  return [...towers, ...tiles.map((tile) => bitmapOf(tile, edition))];
}

function isSameLand(one: Land, other: Land): boolean {
  return (
    one.light === other.light &&
    one.arriving === other.arriving &&
    changesIn(one.tiles, other.tiles).length === 0
  );
}
