import type { Answer } from '@bastide/rules';
import { wheelSquare } from '../../art/hubs.ts';
import { crownPlace } from '../../art/index.ts';
import type { TableView } from '../../session/types.ts';
import { type Point, TILE } from '../camera/camera.ts';

/** The wheel's board, if it is laid: where its north-west square lies, where the pig is, who is on crown spaces. */
export interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly sector: string;
  readonly crowns: readonly { readonly sector: string; readonly kind: string; readonly seat: number }[];
}

const CROWN = 'crown:';

export function wheelOf({ tiles, things }: Pick<TableView, 'tiles' | 'things'>): Wheel | undefined {
  const square = tiles.find(({ spec }) => {
    const at = wheelSquare(spec);
    return at !== undefined && at.x === 0 && at.y === 0;
  });
  const pig = things.find(({ name }) => name === 'wheel-pig');
  if (square === undefined || pig === undefined) return undefined;
  const crowns = things.flatMap(({ name, spot, seat }) =>
    isCrown(spot) && seat !== undefined ? [{ sector: sectorOf(spot), kind: name, seat }] : [],
  );
  return { x: square.x, y: square.y, sector: String(pig.spot), crowns };
}

/** Crown spaces are off the tiles; where the wheel is drawn they are on the land. */
export function onWheel(options: readonly Answer[], wheel: Wheel | undefined): readonly Answer[] {
  if (wheel === undefined) return options;
  const { x, y } = wheel;
  return options.map((option) =>
    isCrown(option.target.spot) ? { ...option, target: { ...option.target, x, y } } : option,
  );
}

/** Where the next figure on a crown space stands, in board units. */
export function crownAt(wheel: Wheel, spot: string): Point {
  const sector = sectorOf(spot);
  const taken = wheel.crowns.filter((crown) => crown.sector === sector).length;
  const { x, y } = crownPlace(sector, taken);
  return { x: wheel.x * TILE + x, y: wheel.y * TILE + y };
}

export function isCrown(spot: string | number | undefined): spot is string {
  return typeof spot === 'string' && spot.startsWith(CROWN);
}

const sectorOf = (spot: string): string => spot.slice(CROWN.length);
