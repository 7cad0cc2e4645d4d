import type { Light } from '../../art/paint/face.ts';
import type { Cells, LandPicture, LandWanted, Layer } from '../../art/studio/land.ts';
import { LARGEST } from '../../art/studio/order.ts';
import type { TileView } from '../../session/types.ts';
import type { Painted } from '../camera/rig.ts';
import { both, cellsOf, cellsSeen, cellsToPaint, contains, type Place, placeOf } from './cut.ts';
import { LandLayer } from './land-layer.ts';

/** What is on the land. */
export interface Land {
  readonly tiles: readonly TileView[];
  readonly light: Light;
}

/** Who paints pictures of the land. */
export interface LandStudio {
  onLand: (picture: LandPicture) => void;
  onLandDone: (number: number) => void;
  wantLand(wanted: LandWanted): void;
}

/**
 * Keeps the land on two canvases in the sheet: all of it in small pictures, and over that what is in sight in its full size. A camera
 * that moves only moves and stretches them. A picture in a new size or light comes when all in sight is painted: so the whole land
 * changes at once.
 */
export class LandPainter {
  readonly #layers: Readonly<Record<Layer, LandLayer>>;
  readonly #near: HTMLCanvasElement;
  readonly #studio: LandStudio;
  readonly #onShown: (land: Land) => void;
  #land: Land | undefined;
  #view: { readonly place: Place; readonly seen: Cells } | undefined;
  #wanted: LandWanted | undefined;

  constructor(
    canvases: Readonly<Record<Layer, HTMLCanvasElement>>,
    studio: LandStudio,
    onShown: (land: Land) => void,
  ) {
    this.#layers = { far: new LandLayer(canvases.far), near: new LandLayer(canvases.near) };
    this.#near = canvases.near;
    this.#studio = studio;
    this.#onShown = onShown;
    studio.onLand = (picture) => this.#show(picture);
    studio.onLandDone = (number) => this.#done(number);
  }

  show(land: Land): void {
    if (this.#land !== undefined && isSame(land, this.#land)) return;
    this.#land = land;
    this.#want();
  }

  /** The camera has moved. Sizes that are only passed are not painted. */
  move({ camera, size, isStill }: Painted): void {
    if (size.width === 0) return;
    const place = placeOf(camera, size, devicePixelRatio);
    this.#view = { place, seen: cellsSeen(place, size) };
    this.#lay();
    if (isStill) this.#want();
  }

  close(): void {
    this.#studio.onLand = ({ bitmap }) => bitmap.close();
    this.#studio.onLandDone = () => {};
  }

  #want(): void {
    if (this.#view === undefined || this.#land === undefined) return;
    const { tiles, light } = this.#land;
    const { place, seen } = this.#view;
    const pixels = Math.min(LARGEST, Math.round(place.pixels));
    const before = this.#layers.near.shown;
    const isEnough = before?.edition.pixels === pixels && contains(before.cells, both(cellsOf(tiles), seen));
    const near = isEnough ? before.cells : cellsToPaint(tiles, seen, pixels);
    const wanted = { tiles, light, pixels, far: cellsOf(tiles), near, seen: both(near, seen) };
    this.#wanted = { ...wanted, number: (this.#wanted?.number ?? 0) + 1 };
    this.#near.dataset.painted = 'false';
    this.#studio.wantLand(this.#wanted);
  }

  #show(picture: LandPicture): void {
    this.#layers[picture.layer].show(picture);
    this.#lay();
  }

  #done(number: number): void {
    if (number !== this.#wanted?.number || this.#land === undefined) return;
    this.#near.dataset.painted = 'true';
    this.#onShown(this.#land);
  }

  #lay(): void {
    if (this.#view === undefined) return;
    const { place } = this.#view;
    const { far, near } = this.#layers;
    const light = this.#land?.light;
    far.lay(place, true);
    // Small pictures in the new light are better than sharp ones in the old.
    near.lay(place, near.shown?.edition.light === light || far.shown?.edition.light !== light);
  }
}

/** A tile that has not changed is the same object in every state. */
function isSame(one: Land, other: Land): boolean {
  return (
    one.light === other.light &&
    one.tiles.length === other.tiles.length &&
    one.tiles.every((tile, i) => tile === other.tiles[i])
  );
}
