import { newPen } from '../../art/paint/pen.ts';
import type { Studio } from '../../art/studio/studio.ts';
import type { TileView } from '../../session/types.ts';
import type { Cells, Place } from './cut.ts';
import { bitmapOf, type Copy, copyLand, type Edition, RIM } from './land-copy.ts';

/** More tiles than these at once are copied with all the others. */
const FEW = 12;

/** Some cells of the land on a canvas of the page. */
export class LandLayer {
  readonly #canvas: HTMLCanvasElement;
  readonly #studio: Studio;
  readonly #pen = newPen(1);
  #copied: Copy | undefined;

  constructor(canvas: HTMLCanvasElement, from: Studio) {
    this.#canvas = canvas;
    this.#studio = from;
  }

  get edition(): Edition | undefined {
    return this.#copied?.edition;
  }

  get cells(): Cells | undefined {
    return this.#copied?.cells;
  }

  /** Shows these tiles; of those that lie there already only what has changed, or has been painted since, is copied. */
  show(copy: Copy, isFresh: (key: string) => boolean): void {
    const before = this.#copied;
    this.#copied = copy;
    if (before === undefined || !isSameCanvas(before, copy)) this.#begin(copy);
    else {
      const isOld = (tile: TileView) => !isFresh(bitmapOf(tile, copy.edition).key);
      const changed = changesIn(before.tiles.filter(isOld), copy.tiles);
      if (changed.length === 0) return;
      copyLand(this.#pen, this.#studio, copy, changed.length > FEW ? undefined : changed);
    }
    this.#present();
  }

  /** Lays it where the camera sees its cells, stretched as long as it has another size. */
  lay({ pixels, east, south, ratio }: Place, isShown: boolean): void {
    if (this.#copied === undefined) return;
    const { cells, edition } = this.#copied;
    const stretch = pixels / edition.pixels;
    const rim = Math.ceil(RIM * edition.pixels) * stretch;
    const left = east + cells.west * pixels - rim;
    const top = south + cells.north * pixels - rim;
    const { style, width, height } = this.#canvas;
    style.visibility = isShown ? '' : 'hidden';
    style.width = `${(width * stretch) / ratio}px`;
    style.height = `${(height * stretch) / ratio}px`;
    style.transform = `translate(${left / ratio}px, ${top / ratio}px)`;
  }

  #begin(copy: Copy): void {
    const { cells, edition } = copy;
    const rim = 2 * Math.ceil(RIM * edition.pixels);
    this.#pen.canvas.width = (cells.east - cells.west) * edition.pixels + rim;
    this.#pen.canvas.height = (cells.south - cells.north) * edition.pixels + rim;
    copyLand(this.#pen, this.#studio, copy);
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
}

function isSameCanvas(one: Copy, other: Copy): boolean {
  return one.cells === other.cells && isSameEdition(one.edition, other.edition);
}

export const isSameEdition = (one: Edition, other: Edition): boolean =>
  one.pixels === other.pixels && one.light === other.light;

/** The tiles that came, went or changed. One that has not changed is the same object in every state. */
export function changesIn(before: readonly TileView[], now: readonly TileView[]): TileView[] {
  const [old, lying] = [new Set(before), new Set(now)];
  return [...now.filter((tile) => !old.has(tile)), ...before.filter((tile) => !lying.has(tile))];
}
