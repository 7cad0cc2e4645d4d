import type { SegmentPlace } from '@bastide/rules';
import { seatColour, seatInk, segmentSpot, TileArt } from '../art/index.ts';
import { type Point, TILE } from '../board/camera/camera.ts';
import { cellKey } from '../board/land/tile-index.ts';
import type { TileView } from '../session/types.ts';
import { middleOf } from './frame.ts';
import type { Arrow, Picture, PictureTry } from './picture.ts';
import { PICTURE_SEATS } from './seats.ts';
import { specOfTile } from './specs.ts';

type Tiles = ReadonlyMap<string, TileView>;

/** What is written over the land: tiles that may be placed and those that may not, ticks, points, arrows. */
export function Notes({ picture, tiles }: { readonly picture: Picture; readonly tiles: Tiles }) {
  const { tries = [], signs = [], points = [], arrows = [] } = picture;
  const shown = points.flatMap(({ at, ...one }) => (at === undefined ? [] : [{ ...one, at }]));
  return (
    <>
      {tries.map((one) => (
        <Try key={`${one.x},${one.y},${one.rot}`} tried={one} />
      ))}
      {signs.map(({ ok, ...at }) => (
        <g key={`${at.x},${at.y},${at.place}`} transform={moveTo(spotOf(at, tiles))}>
          <g transform="scale(0.8)">
            <SignArt ok={ok} />
          </g>
        </g>
      ))}
      {arrows.map((arrow) => (
        <ArrowArt key={JSON.stringify(arrow)} arrow={arrow} />
      ))}
      {shown.map(({ seat, points: n, at }) => {
        const { colour } = PICTURE_SEATS[seat];
        const { x, y } = spotOf(at, tiles);
        return (
          <g
            key={`${seat} ${at.x},${at.y},${at.place}`}
            className="still-points"
            transform={moveTo({ x: x + 17, y: y - 17 })}
          >
            <circle r="14" fill={seatColour(colour)} />
            <text fill={seatInk(colour)}>{n}</text>
          </g>
        );
      })}
    </>
  );
}

function Try({ tried: { id, x, y, rot, ok } }: { readonly tried: PictureTry }) {
  return (
    <g className="still-try" data-ok={ok} transform={`translate(${x * TILE} ${y * TILE})`}>
      <g className="still-try-tile">
        <TileArt spec={specOfTile(id)} rot={rot} />
      </g>
      <rect width={TILE} height={TILE} rx="3" />
      <g transform="translate(80 20) scale(1.2)">
        <SignArt ok={ok} />
      </g>
    </g>
  );
}

/** A tick, or a cross, told apart by form and colour. */
function SignArt({ ok }: { readonly ok: boolean }) {
  return (
    <g className="still-sign" data-ok={ok}>
      <circle r="12" />
      <path d={ok ? 'M-5.5.5L-1.5 4.5L6-4.5' : 'M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6'} />
    </g>
  );
}

const HEAD = 13;

function ArrowArt({ arrow }: { readonly arrow: Arrow }) {
  const from = middleOf(arrow.from);
  const to = middleOf(arrow.to);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const neck = { x: to.x - HEAD * Math.cos(angle), y: to.y - HEAD * Math.sin(angle) };
  const line = `M${round(from)}L${round(neck)}`;
  return (
    <g className="still-arrow">
      <path className="still-arrow-back" d={line} />
      <path d={line} />
      <path
        className="still-arrow-head"
        transform={`translate(${round(to)}) rotate(${Math.round((angle * 180) / Math.PI)})`}
        d={`M0 0L-${HEAD * 1.4} -${HEAD * 0.75}V${HEAD * 0.75}Z`}
      />
    </g>
  );
}

const round = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const moveTo = ({ x, y }: Point): string => `translate(${Math.round(x)} ${Math.round(y)})`;

function spotOf({ x, y, place }: SegmentPlace, tiles: Tiles): Point {
  const tile = tiles.get(cellKey(x, y));
  if (tile === undefined) return middleOf({ x, y });
  const spot = segmentSpot(tile.spec, tile.rot, place);
  return { x: x * TILE + spot.x, y: y * TILE + spot.y };
}
