import type { TileSpec } from '@bastide/rules';
import { type CSSProperties, memo, useMemo } from 'react';
import { seatColour, segmentPath, TileArt } from '../../art/index.ts';
import { lies } from '../../art/lies.ts';
import type { SeatInfo, TileView } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
import { rotated } from '../choices/choice.ts';
import { fanned } from '../choices/fan-places.ts';
import { pinGrowth, pinRadius } from '../choices/pin-growth.ts';
import type { Link } from '../land/segments.ts';
import type { Aim } from '../pointing/aims.ts';
import { signOf } from '../signs/numbers-apart.ts';
import { LitGround, LitNote } from './lit-layer.tsx';
import { Piece } from './piece.tsx';

interface AimLayerProps {
  readonly aims: readonly Aim[];
  /** Key of the aim under the pointer, and of the one chosen tentatively. */
  readonly pointed: string | undefined;
  readonly chosen: string | undefined;
  readonly seat: number | undefined;
  readonly seats: readonly SeatInfo[];
  /** The tile in hand, and how it is held. */
  readonly tile: TileSpec | undefined;
  readonly rot: number;
  /** Device pixels of a tile. */
  readonly pixels: number;
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly zoom: number;
}

/** Pixels of a dashed line that is still seen from afar. */
const THINNEST = 1.25;

/** What of the land can be pointed at: it lies under the figures, which tell whose it is. */
export const AimedLand = memo(function AimedLand(props: AimLayerProps) {
  const { aims, pointed, chosen, tiles } = props;
  const pointedAim = aims.find(({ key }) => key === pointed && key !== chosen);
  const chosenAim = aims.find(({ key }) => key === chosen);
  return (
    <g className="board-aims" style={styleOf(props)}>
      {aims.map(
        (aim) =>
          aim.lit && (
            <LitGround
              key={aim.key}
              lit={aim.lit}
              tiles={tiles}
              isPointed={aim.key === (pointed ?? chosen)}
            />
          ),
      )}
      {pointedAim && <Pointed {...props} aim={pointedAim} />}
      {chosenAim && <AimGround aim={chosenAim} />}
      {aims.map(
        (aim) =>
          isArea(aim) &&
          aim.key !== chosen && <AimedArea key={aim.key} aim={aim} isPointed={aim.key === pointed} />,
      )}
    </g>
  );
});

/** All spots that can be pointed at to answer. */
export const AimLayer = memo(function AimLayer(props: AimLayerProps) {
  const { aims, pointed, chosen, seat, seats, zoom } = props;
  const pointedAim = aims.find(({ key }) => key === pointed && key !== chosen);
  const fan = useMemo(() => fanned(aims), [aims]);
  return (
    <g className="board-aims" style={styleOf(props)}>
      {aims.map((aim) =>
        aim.key === chosen || isArea(aim) ? undefined : isTold(aim) || fan.includes(aim) ? (
          <AimDot key={aim.key} aim={aim} isPointed={aim === pointedAim} zoom={zoom} />
        ) : (
          <AimMark
            key={aim.key}
            aim={aim}
            seat={seat}
            seats={seats}
            isPointed={aim === pointedAim}
            growth={pinGrowth(aim, aims, zoom)}
          />
        ),
      )}
    </g>
  );
});

function styleOf({ seat, seats, zoom }: AimLayerProps): CSSProperties {
  const color = seat === undefined ? 'currentColor' : seatColour(seats[seat].colour);
  return { color, '--line': `${Math.max(2.5, THINNEST / zoom)}px` } as CSSProperties;
}

/** The tile as it would lie, or the ground that is meant. */
function Pointed({ aim, tile, rot, pixels }: AimLayerProps & { readonly aim: Aim }) {
  if (aim.shape === 'cell' && tile !== undefined) {
    const turned = rotated(aim, rot).target.rot ?? 0;
    return (
      <g className="board-ghost" transform={`translate(${aim.x * TILE} ${aim.y * TILE})`}>
        <TileArt spec={tile} rot={turned} pixels={pixels} />
      </g>
    );
  }
  return <AimGround aim={aim} />;
}

/** The segment, tile or link of an aim, lit. */
function AimGround({ aim }: { readonly aim: Aim }) {
  const { x, y, tile, segment, link } = aim;
  const transform = `translate(${x * TILE} ${y * TILE})`;
  if (link !== undefined) return <path className="board-link lit" transform={transform} d={link.path} />;
  if (tile !== undefined && segment !== undefined) {
    const d = segmentPath(tile.spec, tile.rot, segment);
    return <path className="board-ground" transform={transform} d={d} />;
  }
  if (aim.shape !== 'tile') return undefined;
  return <rect className="board-ground" x={x * TILE} y={y * TILE} width={TILE} height={TILE} rx="4" />;
}

interface AimMarkProps {
  readonly aim: Aim;
  readonly seat: number | undefined;
  readonly seats: readonly SeatInfo[];
  readonly isPointed: boolean;
  /** How much larger it is drawn than what stands on the land. */
  readonly growth: number;
}

/** Whether all of a cell is meant, rather than a spot. */
const isArea = ({ shape }: Aim): boolean => shape === 'cell' || shape === 'tile';

interface AimedAreaProps {
  readonly aim: Aim;
  readonly isPointed: boolean;
}

const AimedArea = memo(function AimedArea({ aim, isPointed }: AimedAreaProps) {
  const { x, y, shape, key, answers } = aim;
  const inset = shape === 'cell' ? 4 : 7;
  const size = TILE - 2 * inset;
  return (
    <g className={`board-aim ${lookOf(aim)}${isPointed ? ' pointed' : ''}`}>
      <rect
        data-aim={key}
        data-ways={answers.length}
        x={x * TILE + inset}
        y={y * TILE + inset}
        width={size}
        height={size}
        rx="9"
      />
    </g>
  );
});

const AimMark = memo(function AimMark({ aim, seat, seats, isPointed, growth }: AimMarkProps) {
  const { at, key, answers } = aim;
  const sign = signOf(aim);
  const className = `board-aim ${lookOf(aim)}${isPointed ? ' pointed' : ''}${growth > 1 ? ' grown' : ''}`;
  return (
    <g className={className}>
      {sign !== at && <path className="board-leader" d={`M${at.x} ${at.y}L${sign.x} ${sign.y}`} />}
      <g transform={`translate(${sign.x} ${sign.y}) scale(${growth})`}>
        <circle data-aim={key} data-ways={answers.length} r={pinRadius(aim)} />
        <PinPicture aim={aim} seat={seat} seats={seats} growth={growth} />
        {answers.length > 1 && <MoreWays />}
      </g>
    </g>
  );
});

function lookOf({ lit, standing, shape }: Aim): string {
  if (standing !== undefined) return 'standing';
  return lit === undefined ? shape : `lit ${lit.tone}`;
}

/** Whether the land that is lit says all there is to say. */
const isTold = ({ lit, standing }: Aim): boolean =>
  lit !== undefined && lit.segments.length > 0 && lit.note === '' && standing === undefined;

interface AimDotProps {
  readonly aim: Aim;
  readonly isPointed: boolean;
  readonly zoom: number;
}

/** Pixels from the middle of a dot to its rim. */
const DOT = 4.5;

/** Where a card beside the tile or the land itself tells all: a dot is enough, and the tile is seen. */
const AimDot = memo(function AimDot({ aim, isPointed, zoom }: AimDotProps) {
  const { at, key, answers } = aim;
  const sign = signOf(aim);
  return (
    <g className="board-aim-dot">
      <circle data-aim={key} data-ways={answers.length} cx={sign.x} cy={sign.y} r={pinRadius(aim)} />
      {aim.link === undefined && (
        <circle cx={at.x} cy={at.y} r={(isPointed ? 1.4 : 1) * (DOT / zoom)} strokeWidth={2 / zoom} />
      )}
    </g>
  );
});

type PinPictureProps = Omit<AimMarkProps, 'isPointed'>;

/** What a pin shows: what would come there; of a figure that stands there already nothing, unless the pin hides it. */
function PinPicture({ aim, seat, seats, growth }: PinPictureProps) {
  const { link, standing, lit } = aim;
  const isNoted = lit !== undefined && lit.note !== '';
  if (isNoted && standing === undefined) return <LitNote lit={lit} isAside={false} />;
  if (link !== undefined) return <LinkSign link={link} />;
  if (standing === undefined) {
    return (
      <g className="board-ghost" transform="scale(0.84)">
        <AimPiece aim={aim} seat={seat} seats={seats} />
      </g>
    );
  }
  return (
    <>
      {growth > 1 && <Piece kind={standing.kind} seat={standing.seat} seats={seats} lying={standing.lying} />}
      {isNoted && <LitNote lit={lit} isAside={true} />}
    </>
  );
}

/** What would come to stand there. */
export function AimPiece({
  aim,
  seat,
  seats,
  at = 0,
}: Omit<PinPictureProps, 'growth'> & { readonly at?: number }) {
  const { figure, piece } = aim.answers[at].target;
  const on = aim.tile === undefined || aim.segment === undefined ? undefined : kindOf(aim);
  const kind = figure ?? piece;
  if (kind === undefined) return undefined;
  return <Piece kind={kind} seat={seat} seats={seats} lying={lies(kind, on)} />;
}

function kindOf({ tile, segment }: Aim): string | undefined {
  return segment === undefined ? undefined : tile?.spec.segments[segment].kind;
}

/** Several answers at one place. */
function MoreWays() {
  return (
    <g className="board-more" transform="translate(12 -12)">
      <circle r="6" />
      <path d="M-3 0h.1M0 0h.1M3 0h.1" />
    </g>
  );
}

/** The lake as small as a pin: so much of its tile. */
const SMALL = 0.3;

/** A link between two edges as a small picture about (0, 0): it lies in it as it would on the tile. */
export function LinkSign({ link: { path, ends } }: { readonly link: Link }) {
  return (
    <g className="board-link-sign" transform={`scale(${SMALL}) translate(${-TILE / 2} ${-TILE / 2})`}>
      <path d={path} />
      {ends.map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="13" />
      ))}
    </g>
  );
}
