import type { TileSpec } from '@bastide/rules';
import type { Light } from '../paint/face.ts';
import type { Face } from '../paint/scenery.ts';

/** To be copied onto a canvas, or to be shown by an `<image>`. */
export type Form = 'bitmap' | 'file';

/** A picture of a face: all that decides it. */
export interface Order {
  readonly face: Face;
  /** Device pixels. */
  readonly pixels: number;
  readonly light: Light;
  readonly form: Form;
  /** Orders with the same key have the same picture. */
  readonly key: string;
  /** Pictures of one tile in one turn are so alike that one can stand in for another. */
  readonly kin: string;
}

export function orderOf(face: Face, pixels: number, light: Light, form: Form): Order {
  const kin = `${numberOf(face.spec)} ${face.rot} ${form}`;
  return { face, pixels, light, form, kin, key: `${kin} ${closedOf(face)} ${light} ${pixels}` };
}

const numbers = new WeakMap<TileSpec, number>();
const known = new Map<string, number>();

/** Every game has tiles of its own; the same words are the same tile. */
export function numberOf(spec: TileSpec): number {
  const found = numbers.get(spec);
  if (found !== undefined) return found;
  const words = JSON.stringify(spec);
  const number = known.get(words) ?? known.size;
  known.set(words, number);
  numbers.set(spec, number);
  return number;
}

/** A field is never closed, and a river looks the same. */
const ALWAYS_OPEN: ReadonlySet<string> = new Set(['field', 'river']);

export function closedOf({ spec: { segments }, closed }: Face): string {
  return segments
    .flatMap(({ kind }, place) => (closed[place] && !ALWAYS_OPEN.has(kind) ? [place] : []))
    .join();
}

const SMALLEST = 16;
/** Nearer than this the paint is stretched: it is soft, and larger pictures would fill the memory. */
export const LARGEST = 600;

/** The size of a face on the land: steps of two to four in a hundred, so that a zoom finds what another has painted. */
export function landSize(pixels: number): number {
  const step = pixels < 100 ? 2 : pixels < 200 ? 4 : 8;
  return Math.max(SMALLEST, Math.round(pixels / step) * step);
}

/** The sizes of pictures beside words, which the browser makes smaller as it needs. */
const SIZES = [48, 96, 144, 208, 304, 440, LARGEST];

export function pictureSize(pixels: number): number {
  return SIZES.find((size) => size >= 0.95 * pixels) ?? LARGEST;
}
