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
  #forget = () => {};

  constructor(canvas: HTMLCanvasElement, from: Studio = studio) {
    this.#canvas = canvas;
    this.#studio = from;
  }

  show(land: Land): void {
    this.#land = land;
    this.#draw();
  }

  /** The camera has come to rest. */
  move(camera: Camera, size: Size): void {
    this.#camera = camera;
    this.#size = size;
    this.#draw();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#forget();
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#camera === undefined || this.#size.width === 0) return;
    const cut = cutOf(this.#land.tiles, this.#camera, this.#size, devicePixelRatio);
    const wanted = { pixels: Math.min(LARGEST, cut.pixels), light: this.#land.light };
    this.#wish(cut, wanted);
    this.#shown = this.#best(cut, wanted);
    this.#copy(cut, this.#shown ?? wanted);
  }

  /** The new edition, as soon as all of it that is in sight is there. */
  #best({ seen }: Cut, wanted: Edition): Edition | undefined {
    const isThere = (edition: Edition) => seen.every((tile) => this.#studio.has(bitmapOf(tile, edition)));
    const shown = this.#shown;
    if (shown !== undefined && isSame(shown, wanted)) return shown;
    if (isThere(wanted)) return wanted;
    const quick = { ...wanted, pixels: QUICK };
    if (shown?.light !== wanted.light && isThere(quick)) return quick;
    return shown;
  }

  #wish({ seen, beside }: Cut, wanted: Edition): void {
    const quick = this.#shown?.light === wanted.light ? [] : seen;
    const orders = [
      ...quick.map((tile) => bitmapOf(tile, { ...wanted, pixels: QUICK })),
      ...[true, false].map((isClosed) => cornerOrder(isClosed, wanted.pixels, wanted.light)),
      ...[...seen, ...beside].map((tile) => bitmapOf(tile, wanted)),
    ];
    const forget = this.#forget;
    this.#forget = this.#studio.wish({ orders, urgency: 'land', onPainted: () => this.#painted() });
    forget();
  }

  #painted(): void {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
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

const isSame = (one: Edition, other: Edition): boolean =>
  one.pixels === other.pixels && one.light === other.light;
