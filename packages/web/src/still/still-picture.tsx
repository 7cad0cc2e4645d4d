import { memo, useMemo } from 'react';
import { TileArt } from '../art/index.ts';
import { lies } from '../art/lies.ts';
import { segmentSpot } from '../art/place.ts';
import { TILE } from '../board/camera/camera.ts';
import { outlineOf } from '../board/land/outline.ts';
import { laidOf, type Standing, standingsOf } from '../board/land/standing.ts';
import { tileIndex } from '../board/land/tile-index.ts';
import { OverlayLayer } from '../board/layers/overlay-layer.tsx';
import { Piece } from '../board/layers/piece.tsx';
import { overlaysOf } from '../expansions/tables.ts';
import type { TileView } from '../session/types.ts';
import { frameOf, scaleOf } from './frame.ts';
import { Notes } from './notes.tsx';
import type { Lit, Picture } from './picture.ts';
import { PICTURE_SEATS } from './seats.ts';
import './still-picture.css';
import { seatColour } from '../art/seats.ts';
import { specOfTile } from './specs.ts';
import { TrackPicture } from './track-picture.tsx';

interface StillPictureProps {
  readonly picture: Picture;
  /** What is to be seen, for those who hear the page. */
  readonly alt: string;
}

/** A position that stands still, drawn with the board's own art. */
export const StillPicture = memo(function StillPicture({ picture, alt }: StillPictureProps) {
  const { track, tiles } = picture;
  return (
    <div className="still" role="img" aria-label={alt}>
      {tiles.length > 0 && <Land picture={picture} />}
      {track && <TrackPicture track={track} />}
    </div>
  );
});

function Land({ picture }: { readonly picture: Picture }) {
  const { last, lit = [], things = [] } = picture;
  const tiles = useMemo(() => viewsOf(picture), [picture]);
  const index = useMemo(() => tileIndex(tiles), [tiles]);
  const view = useMemo(() => boardView(picture, tiles), [picture, tiles]);
  const frame = frameOf(picture);
  const standings = standingsOf(view, index, segmentSpot);
  return (
    <svg
      className="still-land"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      style={{ inlineSize: frame.width * scaleOf(frame) }}
      aria-hidden="true"
    >
      {tiles.map(({ index, spec, rot, x, y, closed }) => (
        <g key={index} transform={`translate(${x * TILE} ${y * TILE})`}>
          <TileArt spec={spec} rot={rot} closed={closed} />
        </g>
      ))}
      <path
        className="still-edges"
        d={tiles.map(({ x, y }) => `M${x * TILE} ${y * TILE}h${TILE}v${TILE}h-${TILE}z`).join('')}
      />
      <OverlayLayer overlays={overlaysOf(view)} seats={PICTURE_SEATS} />
      {lit.map((feature) => (
        <LitFeature
          key={feature.segments.map(({ x, y, place }) => `${x},${y},${place}`).join()}
          lit={feature}
          d={outlineOf(feature.segments, index)}
        />
      ))}
      {last && (
        <rect className="still-last" x={last.x * TILE} y={last.y * TILE} width={TILE} height={TILE} rx="3" />
      )}
      {laidOf(things).map(({ key, kind, x, y, path, middle }) => (
        <g key={key} transform={`translate(${x * TILE} ${y * TILE})`}>
          <path className="still-wake" d={path} />
          <g transform={`translate(${middle.x} ${middle.y})`}>
            <Piece kind={kind} seat={undefined} seats={PICTURE_SEATS} />
          </g>
        </g>
      ))}
      {standings.map((standing) => (
        <Standee key={standing.key} standing={standing} />
      ))}
      <Notes picture={picture} tiles={index} />
    </svg>
  );
}

function Standee({ standing: { kind, seat, at, lying, count } }: { readonly standing: Standing }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Piece kind={kind} seat={seat} seats={PICTURE_SEATS} lying={lying} />
      {count > 1 && (
        <g className="still-count" transform="translate(9 9)">
          <circle r="7" />
          <text>{count}</text>
        </g>
      )}
    </g>
  );
}

function LitFeature({ lit: { seat }, d }: { readonly lit: Lit; readonly d: string }) {
  const colour = seat === undefined ? undefined : seatColour(PICTURE_SEATS[seat].colour);
  return <path className="still-lit" data-led={colour !== undefined} d={d} color={colour} />;
}

function viewsOf({ tiles }: Picture): TileView[] {
  return tiles.map(({ id, x, y, rot, closed = [] }, index) => {
    const spec = specOfTile(id);
    return { index, id, spec, x, y, rot, closed: spec.segments.map((_, place) => closed.includes(place)) };
  });
}

/** A view with what standings and overlays are found from. */
function boardView({ figures = [], things = [] }: Picture, tiles: readonly TileView[]) {
  const cells = tileIndex(tiles);
  return {
    tiles,
    things: things.filter(({ spot }) => typeof spot !== 'number'),
    figures: figures.map(({ seat, kind, x, y, place }, key) => ({
      key,
      seat,
      kind,
      x,
      y,
      place,
      lying: lies(kind, cells.get(`${x},${y}`)?.spec.segments[place].kind),
    })),
  };
}
