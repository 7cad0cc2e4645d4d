import { memo, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { FigureArt, segmentSpot, TileArt } from '../../art/index.ts';
import type { FigureView, TileView } from '../../session/types.ts';
import { growHomeLand, type HomeLand } from './home-land.ts';

const SOON = 50;
/** Tiles painted at once: a slow phone takes a while for the first of each sort. */
const SOME = 1;

/** The picture, in hundredths of a tile around the middle of the first one. */
const WIDTH = 800;
const HEIGHT = 400;

let known: HomeLand | undefined;

/** A small piece of land, drawn by the same painter as the game's. */
export const HomePicture = memo(function HomePicture() {
  const land = useHomeLand();
  const picture = useRef<SVGSVGElement>(null);
  const isSeen = useCut(picture);
  const [count, paint] = useState(0);
  const seen = land?.tiles.filter(isSeen) ?? [];
  const isPainted = count >= seen.length;
  // A few tiles at a time, so that a slow device stays at hand.
  useEffect(() => {
    if (isPainted) return;
    const pause = setTimeout(() => startTransition(() => paint(count + SOME)));
    return () => clearTimeout(pause);
  }, [count, isPainted]);
  const tiles = seen.slice(0, count);
  const figures = isPainted ? (land?.figures ?? []) : [];
  return (
    <svg
      ref={picture}
      className="home-picture"
      viewBox={`${50 - WIDTH / 2} ${50 - HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      {tiles.map(({ index, spec, rot, x, y, closed }) => (
        <g key={index} transform={`translate(${x * 100} ${y * 100})`}>
          <TileArt spec={spec} rot={rot} closed={closed} />
        </g>
      ))}
      {figures.map((figure) => {
        const tile = tiles.find(({ x, y }) => x === figure.x && y === figure.y);
        return tile && <Standing key={figure.key} figure={figure} tile={tile} />;
      })}
    </svg>
  );
});

function Standing({ figure, tile }: { readonly figure: FigureView; readonly tile: TileView }) {
  const { seat, kind, x, y, place, lying } = figure;
  const spot = segmentSpot(tile.spec, tile.rot, place);
  return (
    <g transform={`translate(${x * 100 + spot.x} ${y * 100 + spot.y})`}>
      <FigureArt kind={kind} seat={seat} lying={lying} />
    </g>
  );
}

/** The land, once it has grown: in the pauses of everything else, for the words come first. */
function useHomeLand(): HomeLand | undefined {
  const [land, show] = useState(known);
  useEffect(() => {
    if (known !== undefined) return;
    const growing = growHomeLand();
    const grow = () => {
      const { done, value } = growing.next();
      if (done !== true) {
        pause = setTimeout(grow);
        return;
      }
      known = value;
      show(value);
    };
    let pause = setTimeout(grow, SOON);
    return () => clearTimeout(pause);
  }, []);
  return land;
}

/** Which tiles are in the part of the picture that its frame shows: on a phone a third of them, and painting takes time. */
function useCut(picture: RefObject<SVGSVGElement | null>) {
  const [half, cut] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = picture;
    if (current === null) return;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect;
      const scale = 2 * Math.max(width / WIDTH, height / HEIGHT, Number.EPSILON);
      cut({ width: width / scale, height: height / scale });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [picture]);
  return ({ x, y }: TileView) => Math.abs(x) * 100 < half.width + 50 && Math.abs(y) * 100 < half.height + 50;
}
