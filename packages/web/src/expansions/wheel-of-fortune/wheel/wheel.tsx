import type { TableView } from '../../../session/types.ts';
import type { Overlay } from '../../table-extras.ts';
import { wheelSquare } from '../face.ts';
import { crownPlace, WheelArt } from './wheel-art.tsx';

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

/** The wheel over its squares, with its pig and the figures on crown spaces. */
export function wheelOverlay(view: Pick<TableView, 'tiles' | 'things'>): Overlay | undefined {
  const wheel = wheelOf(view);
  return wheel && overlayOf(wheel);
}

export function overlayOf(wheel: Wheel): Overlay {
  const { x, y, sector, crowns } = wheel;
  return {
    x,
    y,
    width: SQUARES,
    look: JSON.stringify(wheel),
    draw: (seats) => (
      <WheelArt
        sector={sector}
        crowns={crowns.map((crown) => ({ ...crown, seat: seats[crown.seat].colour }))}
      />
    ),
    spotAt: (spot) =>
      isCrown(spot) ? crownPlace(sector, sectorOf(spot), countIn(crowns, sectorOf(spot))) : undefined,
    taken: crowns.map((crown, i) => ({
      spot: `${CROWN}${crown.sector}`,
      at: crownPlace(sector, crown.sector, countIn(crowns.slice(0, i), crown.sector)),
    })),
  };
}

/** How many tiles its board is wide. */
const SQUARES = 4;

const countIn = (crowns: Wheel['crowns'], sector: string): number =>
  crowns.filter((crown) => crown.sector === sector).length;

function isCrown(spot: string | number | undefined): spot is string {
  return typeof spot === 'string' && spot.startsWith(CROWN);
}

const sectorOf = (spot: string): string => spot.slice(CROWN.length);
