import { type LandPicture, rimOf } from '../../art/studio/land.ts';
import type { Place } from './cut.ts';

/** A picture of some cells of the land on the sheet. */
export class LandLayer {
  readonly #canvas: HTMLCanvasElement;
  /** What it shows; its bitmap is the canvas's own. */
  shown: Omit<LandPicture, 'bitmap'> | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  show({ bitmap, ...picture }: LandPicture): void {
    this.shown = picture;
    this.#canvas.width = bitmap.width;
    this.#canvas.height = bitmap.height;
    this.#canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  }

  /** Lays it where the camera sees its cells, stretched as long as it has another size. */
  lay({ pixels, east, south, ratio }: Place, isSeen: boolean): void {
    if (this.shown === undefined) return;
    const { cells, edition } = this.shown;
    const stretch = pixels / edition.pixels;
    const rim = rimOf(edition) * stretch;
    const left = east + cells.west * pixels - rim;
    const top = south + cells.north * pixels - rim;
    const { style, width, height } = this.#canvas;
    style.visibility = isSeen ? '' : 'hidden';
    style.width = `${(width * stretch) / ratio}px`;
    style.height = `${(height * stretch) / ratio}px`;
    style.transform = `translate(${left / ratio}px, ${top / ratio}px)`;
  }
}
