import type { TileSpec } from '@bastide/rules';
import type { Light } from '../paint/face.ts';
import type { Face } from '../paint/scenery.ts';

/** To be copied onto a canvas, or to be shown by an `<image>`. */
export type Form = 'bitmap' | 'file';

/** The tower on a corner where tiles meet: no face has more than a part of it. */
export interface CornerTower {
  readonly isClosed: boolean;
}

/** A picture of a face, of a tower between faces, or of the table: all that decides it. */
export interface Order {
  readonly thing: Face | CornerTower | 'table';
  /** Device pixels. */
  readonly pixels: number;
  readonly light: Light;
  readonly form: Form;
  /** Orders with the same key have the same picture. */
  readonly key: string;
  /** Which of its features are closed, if that is seen. */
  readonly closed: string;
  /** Pictures of one tile in one turn are so alike that one can stand in for another. */
  readonly kin: string;
}

export const isFace = (thing: Order['thing']): thing is Face => typeof thing !== 'string' && 'spec' in thing;

export function orderOf({ spec, rot, closed }: Face, pixels: number, light: Light, form: Form): Order {
  const kin = `${numberOf(spec)} ${rot} ${form}`;
  const thing = { spec, rot, closed };
  const closedPlaces = closedOf(thing);
  return {
    thing,
    pixels,
    light,
    form,
    kin,
    closed: closedPlaces,
    key: `${kin} ${closedPlaces} ${light} ${pixels}`,
  };
}

/** The box of a tower on a corner, and where in it the corner is, in units of a tile. */
export const CORNER = { width: 32, height: 32, x: 10, y: 24 } as const;

export function cornerOrder(isClosed: boolean, pixels: number, light: Light): Order {
  const kin = isClosed ? 'closed corner' : 'corner';
  return {
    thing: { isClosed },
    pixels,
    light,
    form: 'bitmap',
    kin,
    closed: '',
    key: `${kin} ${light} ${pixels}`,
  };
}

/** The wood of the table, which repeats after so many pixels. */
const WOOD = 640;

export function tableOrder(light: Light): Order {
  const kin = 'table';
  return { thing: 'table', pixels: WOOD, light, form: 'file', kin, closed: '', key: `${kin} ${light}` };
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

const SMALLEST = 8;
/** Nearer than this the paint is stretched: it is soft, and larger pictures would fill the memory. */
export const LARGEST = 480;

/** The size of a face on the land: steps of some hundredths, so that a zoom finds what another has painted. */
export function landSize(pixels: number, round = Math.round): number {
  const step = pixels < 40 ? 1 : pixels < 100 ? 2 : pixels < 200 ? 4 : 8;
  return Math.max(SMALLEST, round(pixels / step) * step);
}

/** The sizes of pictures beside words, which the browser makes smaller as it needs. */
const SIZES = [48, 96, 144, 208, 304, LARGEST];

export function pictureSize(pixels: number): number {
  return SIZES.find((size) => size >= 0.95 * pixels) ?? LARGEST;
}
