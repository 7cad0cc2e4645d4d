import type { Light } from '../../art/paint/face.ts';
import { CORNER, cornerOrder, LARGEST, type Order, orderOf } from '../../art/studio/order.ts';
import { type Studio, studio } from '../../art/studio/studio.ts';
import type { TileView } from '../../session/types.ts';
import { type Camera, type Size, TILE } from '../camera/camera.ts';
import { cornersIn } from './corners.ts';
import { type Cut, cutOf } from './cut.ts';
import { castShadow } from './shadow.ts';

/** All pictures of a land have one size and one light. */
interface Edition {
  readonly pixels: number;
  readonly light: Light;
}

/** How small the first pictures of a land are: they are there at once. */
const QUICK = 48;

/** What is on the land. */
interface Land {
  readonly tiles: readonly TileView[];
  readonly light: Light;
  /** A tile that is on its way and not yet on the land. */
  readonly arriving: TileView | undefined;
}

/**
 * Copies the pictures of all tiles onto a canvas that lies in the sheet. While those of a new size or light are painted, the old ones are
 * shown, stretched; the whole land in sight changes at once.
 */
export class LandPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #studio: Studio;
  #land: Land = { tiles: [], light: 'day', arriving: undefined };
  #camera: Camera | undefined;
  #size: Size = { width: 0, height: 0 };
  /** What is shown now; undefined as long as nothing is painted. */
  #shown: Edition | undefined;
  #frame = 0;
  #cut: Cut | undefined;
  /** What is still to be painted, by what can be shown once it is: the small pictures, all that is in sight, the rest. */
  #left: readonly Set<string>[] = [];
  #forget = () => {};

  constructor(canvas: HTMLCanvasElement, from: Studio = studio) {
    this.#canvas = canvas;
    this.#studio = from;
  }

  show(land: Land): void {
    if (isSameLand(land, this.#land)) return;
    this.#land = land;
    this.#cutAnew();
  }

  /** The camera has come to rest. */
  move(camera: Camera, size: Size): void {
    this.#camera = camera;
    this.#size = size;
    this.#cutAnew();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#forget();
  }

  #cutAnew(): void {
    if (this.#camera === undefined || this.#size.width === 0) return;
    this.#cut = cutOf(this.#land.tiles, this.#camera, this.#size, devicePixelRatio);
    this.#wish(this.#cut);
    this.#draw();
  }

  get #wanted(): Edition {
    return { pixels: Math.min(LARGEST, this.#cut?.pixels ?? 0), light: this.#land.light };
  }

  #wish({ seen, beside }: Cut): void {
    const wanted = this.#wanted;
    const quick = this.#shown?.light === wanted.light ? [] : seen;
    const towers = [true, false].map((isClosed) => cornerOrder(isClosed, wanted.pixels, wanted.light));
    const groups = [
      quick.map((tile) => bitmapOf(tile, { ...wanted, pixels: QUICK })),
      [...towers, ...seen.map((tile) => bitmapOf(tile, wanted))],
      beside.map((tile) => bitmapOf(tile, wanted)),
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
    const done = this.#left.filter((left) => left.delete(key) && left.size === 0);
    if (done.length > 0 || this.#shown === undefined)
      this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#cut === undefined) return;
    const wanted = this.#wanted;
    const [quick, seen] = this.#left;
    if (seen.size === 0) this.#shown = wanted;
    else if (this.#shown?.light !== wanted.light && quick.size === 0)
      this.#shown = { ...wanted, pixels: QUICK };
    this.#copy(this.#cut, this.#shown ?? wanted);
    this.#canvas.dataset.painted = String(seen.size === 0);
  }

  #copy(cut: Cut, edition: Edition): void {
    const { left, top, width, height, pixels } = cut;
    const { arriving } = this.#land;
    const canvas = this.#canvas;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    canvas.style.width = `${width / devicePixelRatio}px`;
    canvas.style.height = `${height / devicePixelRatio}px`;
    canvas.style.transform = `translate(${left / devicePixelRatio}px, ${top / devicePixelRatio}px)`;
    const pen = canvas.getContext('2d');
    if (pen === null || width === 0 || height === 0) return;
    pen.clearRect(0, 0, width, height);
    const lying = [...cut.seen, ...cut.beside].filter((tile) => tile !== arriving);
    castShadow(pen, lying, cut, edition.light);
    for (const tile of lying) {
      const [x, y] = [cut.east + tile.x * pixels - left, cut.south + tile.y * pixels - top];
      const bitmap = this.#studio.nearest(bitmapOf(tile, edition));
      if (bitmap === undefined || typeof bitmap === 'string') {
        pen.fillStyle = GROUND[edition.light];
        pen.fillRect(x, y, pixels, pixels);
        continue;
      }
      pen.imageSmoothingEnabled = bitmap.width !== pixels;
      pen.drawImage(bitmap, x, y, pixels, pixels);
    }
    this.#copyCorners(pen, lying, cut, edition);
  }

  #copyCorners(pen: CanvasRenderingContext2D, lying: readonly TileView[], cut: Cut, edition: Edition): void {
    const { left, top, east, south } = cut;
    const unit = cut.pixels / TILE;
    for (const { x, y, isClosed } of cornersIn(lying)) {
      const tower = this.#studio.nearest(cornerOrder(isClosed, edition.pixels, edition.light));
      if (tower === undefined || typeof tower === 'string') continue;
      const scale = cut.pixels / edition.pixels;
      pen.imageSmoothingEnabled = scale !== 1;
      pen.drawImage(
        tower,
        Math.round(east - left + (x - CORNER.x) * unit),
        Math.round(south - top + (y - CORNER.y) * unit),
        tower.width * scale,
        tower.height * scale,
      );
    }
  }
}

/** A tile nobody has painted yet. */
const GROUND: Readonly<Record<Light, string>> = { day: '#9bab5c', dusk: '#475d5a' };

function bitmapOf(tile: TileView, { pixels, light }: Edition): Order {
  return orderOf(tile, pixels, light, 'bitmap');
}

/** A tile that has not changed is the same object in every state. */
function isSameLand(one: Land, other: Land): boolean {
  return (
    one.light === other.light &&
    one.arriving === other.arriving &&
    one.tiles.length === other.tiles.length &&
    one.tiles.every((tile, i) => tile === other.tiles[i])
  );
}
