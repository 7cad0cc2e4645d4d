import type { Light } from '../../art/paint/face.ts';
import { newPen } from '../../art/paint/pen.ts';
import { cornerOrder, LARGEST } from '../../art/studio/order.ts';
import { type Studio, studio } from '../../art/studio/studio.ts';
import type { TileView } from '../../session/types.ts';
import type { Camera, Size } from '../camera/camera.ts';
import { both, cellsOf, cellsSeen, cellsToPaint, contains, type Place, placeOf, tilesIn } from './cut.ts';
import { bitmapOf, type Copy, copyLand, type Edition, RIM } from './land-copy.ts';

/** How small the first pictures of a land are: they are there at once. */
const QUICK = 48;
/** Milliseconds after which a camera that has come to rest is believed to stay: sizes that are only passed are not painted. */
const STAYS = 150;
/** More tiles than these at once are copied with all the others. */
const FEW = 12;

/** What is on the land. */
interface Land {
  readonly tiles: readonly TileView[];
  readonly light: Light;
  /** A tile that is on its way and not yet on the land. */
  readonly arriving: TileView | undefined;
}

/**
 * Keeps the land on a canvas that lies in the sheet. A camera that moves only moves and stretches the canvas; it is copied anew when
 * all pictures of the new size or light that are in sight have been painted: so the whole land changes at once.
 */
export class LandPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #studio: Studio;
  readonly #pen = newPen(1);
  #land: Land = { tiles: [], light: 'day', arriving: undefined };
  #view: { readonly place: Place; readonly size: Size } | undefined;
  /** What has been wished for. */
  #wanted: Edition = { pixels: QUICK, light: 'day' };
  #copied: Copy | undefined;
  /** What is still to be painted, by what can be shown once it is: small pictures, all that is in sight, the rest. */
  #left: readonly Set<string>[] = [new Set(), new Set(), new Set()];
  /** What has been painted since the land was copied. */
  #fresh = new Set<string>();
  #frame = 0;
  #staying = 0;
  #forget = () => {};

  constructor(canvas: HTMLCanvasElement, from: Studio = studio) {
    this.#canvas = canvas;
    this.#studio = from;
  }

  show(land: Land): void {
    if (isSameLand(land, this.#land)) return;
    this.#land = land;
    this.#look();
  }

  /** The camera has come to rest. */
  move(camera: Camera, size: Size): void {
    if (size.width === 0) return;
    const isFirst = this.#view === undefined;
    this.#view = { place: placeOf(camera, size, devicePixelRatio), size };
    clearTimeout(this.#staying);
    if (isFirst) this.#look();
    else {
      this.#staying = window.setTimeout(() => this.#look(), STAYS);
      this.#stretch();
    }
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#staying);
    this.#forget();
  }

  #look(): void {
    clearTimeout(this.#staying);
    this.#wish();
    this.#copy(this.#edition());
    this.#lay();
  }

  /** Shows as much of the land as the camera sees, with the pictures there are. */
  #stretch(): void {
    if (this.#copied !== undefined) this.#copy(this.#copied.edition);
    this.#lay();
  }

  #wish(): void {
    if (this.#view === undefined) return;
    const { tiles } = this.#land;
    const wanted = { pixels: Math.min(LARGEST, this.#view.place.pixels), light: this.#land.light };
    this.#wanted = wanted;
    const seen = cellsSeen(this.#view.place, this.#view.size);
    const inSight = tilesIn(tiles, seen);
    const all = tilesIn(tiles, cellsToPaint(tiles, seen, wanted.pixels));
    const isNew = this.#copied?.edition.light !== wanted.light;
    const groups = [
      isNew ? all.map((tile) => bitmapOf(tile, { ...wanted, pixels: QUICK })) : [],
      [
        ...[true, false].map((isClosed) => cornerOrder(isClosed, wanted.pixels, wanted.light)),
        ...inSight.map((tile) => bitmapOf(tile, wanted)),
      ],
      all.map((tile) => bitmapOf(tile, wanted)),
    ];
    this.#left = groups.map(
      (orders) => new Set(orders.filter((order) => !this.#studio.has(order)).map(({ key }) => key)),
    );
    const forget = this.#forget;
    this.#forget = this.#studio.wish({
      orders: groups.flat(),
      urgency: 'land',
      onPainted: (key) => this.#painted(key),
    });
    forget();
  }

  /** Shows what has been painted when all of its kind is there; the very first pictures as they come. */
  #painted(key: string): void {
    this.#fresh.add(key);
    const done = this.#left.filter((left) => left.delete(key) && left.size === 0);
    if (done.length === 0 && this.#left[0].size === 0) return;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#copy(this.#edition());
      this.#lay();
    });
  }

  /** What can be shown: the wanted edition, if all in sight is there; small pictures of a new light; else what is shown already. */
  #edition(): Edition {
    const wanted = this.#wanted;
    const [quick, inSight] = this.#left;
    const shown = this.#copied?.edition;
    if (inSight.size === 0) return wanted;
    if (shown === undefined || (shown.light !== wanted.light && quick.size === 0)) {
      return { ...wanted, pixels: QUICK };
    }
    return shown;
  }

  #copy(edition: Edition): void {
    if (this.#view === undefined) return;
    const { tiles, arriving } = this.#land;
    const before = this.#copied;
    const seen = cellsSeen(this.#view.place, this.#view.size);
    const isSameEdition = before !== undefined && isSame(before.edition, edition);
    const isKept = isSameEdition && contains(before.cells, both(cellsOf(tiles), seen));
    const cells = isKept ? before.cells : cellsToPaint(tiles, seen, edition.pixels);
    const lying = tilesIn(tiles, cells).filter((tile) => tile !== arriving);
    const copy = { cells, edition, tiles: lying };
    this.#copied = copy;
    this.#canvas.dataset.painted = String(this.#left[1].size === 0);
    if (isKept) {
      const isOld = (tile: TileView) => !this.#fresh.has(bitmapOf(tile, edition).key);
      const changed = changesIn(before.tiles.filter(isOld), lying);
      this.#fresh.clear();
      if (changed.length > FEW) copyLand(this.#pen, this.#studio, copy);
      else if (changed.length > 0) copyLand(this.#pen, this.#studio, copy, changed);
      else return;
    } else {
      const rim = 2 * Math.ceil(RIM * edition.pixels);
      this.#pen.canvas.width = (cells.east - cells.west) * edition.pixels + rim;
      this.#pen.canvas.height = (cells.south - cells.north) * edition.pixels + rim;
      this.#fresh.clear();
      copyLand(this.#pen, this.#studio, copy);
    }
    this.#present();
  }

  /** Hands a copy to the canvas in the page: that one never changes by itself, so that to move it costs nothing. */
  #present(): void {
    const { canvas } = this.#pen;
    const shown = newPen(canvas.width, canvas.height);
    shown.drawImage(canvas, 0, 0);
    this.#canvas.width = canvas.width;
    this.#canvas.height = canvas.height;
    this.#canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(shown.canvas.transferToImageBitmap());
  }

  /** Lays the canvas where the camera sees its cells, stretched as long as it has another size. */
  #lay(): void {
    if (this.#view === undefined || this.#copied === undefined) return;
    const { pixels, east, south, ratio } = this.#view.place;
    const { cells, edition } = this.#copied;
    const stretch = pixels / edition.pixels;
    const rim = Math.ceil(RIM * edition.pixels) * stretch;
    const left = east + cells.west * pixels - rim;
    const top = south + cells.north * pixels - rim;
    const { style, width, height } = this.#canvas;
    style.width = `${(width * stretch) / ratio}px`;
    style.height = `${(height * stretch) / ratio}px`;
    style.transform = `translate(${left / ratio}px, ${top / ratio}px)`;
  }
}

const isSame = (one: Edition, other: Edition): boolean =>
  one.pixels === other.pixels && one.light === other.light;

/** The tiles that came, went or changed. One that has not changed is the same object in every state. */
function changesIn(before: readonly TileView[], now: readonly TileView[]): TileView[] {
  const [old, lying] = [new Set(before), new Set(now)];
  return [...now.filter((tile) => !old.has(tile)), ...before.filter((tile) => !lying.has(tile))];
}

function isSameLand(one: Land, other: Land): boolean {
  return (
    one.light === other.light &&
    one.arriving === other.arriving &&
    changesIn(one.tiles, other.tiles).length === 0
  );
}
