import { createRoot } from 'react-dom/client';
import { FigureArt, segmentSpot, TileArt } from '../../src/art/index.ts';
import '../../src/app/layers.css';
import '../../src/art/figures.css';
import type { FigureView, TileView } from '../../src/session/types.ts';
import { growLand } from './grown-land.ts';

/** The picture, in hundredths of a tile around the middle of the first one. */
const WIDTH = 800;
const HEIGHT = 400;

/** Device pixels of a tile: twice those in the picture, for made smaller it is sharper. */
const PIXELS = 240;

const { tiles, figures } = growLand();

/** The land of the first screen in the whole window. */
function HomeScene() {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox={`${50 - WIDTH / 2} ${50 - HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {tiles.map(({ index, spec, rot, x, y, closed }) => (
        <g key={index} transform={`translate(${x * 100} ${y * 100})`}>
          <TileArt spec={spec} rot={rot} closed={closed} pixels={PIXELS} />
        </g>
      ))}
      {figures.map((figure) => {
        const tile = tiles.find(({ x, y }) => x === figure.x && y === figure.y);
        return tile && <Standing key={figure.key} figure={figure} tile={tile} />;
      })}
    </svg>
  );
}

function Standing({ figure, tile }: { readonly figure: FigureView; readonly tile: TileView }) {
  const { seat, kind, x, y, place, lying } = figure;
  const spot = segmentSpot(tile.spec, tile.rot, place);
  return (
    <g transform={`translate(${x * 100 + spot.x} ${y * 100 + spot.y})`}>
      <FigureArt kind={kind} seat={seat} lying={lying} />
    </g>
  );
}

const box = document.getElementById('land');
if (box !== null) createRoot(box).render(<HomeScene />);
