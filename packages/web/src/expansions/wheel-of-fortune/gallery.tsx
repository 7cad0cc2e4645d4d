import { useWords } from '../../app/words.ts';
import { TileArt } from '../../art/tile/tile-art.tsx';
import type { GalleryBoard as Gallery } from '../gallery.ts';
import { wheelSquare } from './face.ts';
import { WheelArt } from './wheel/wheel-art.tsx';

/** The wheel over all of its squares. */
export const GalleryBoard: Gallery = ({ tiles, size }) => {
  const { name } = useWords();
  const squares = tiles.filter(({ spec }) => wheelSquare(spec) !== undefined);
  return (
    <section className="gallery-board">
      <svg
        width={4 * size}
        height={4 * size}
        viewBox="0 0 400 400"
        role="img"
        aria-label={name('set', 'wheel-of-fortune')}
      >
        {squares.map(({ id, spec }, i) => (
          <g key={id} transform={`translate(${(i % 4) * 100} ${Math.floor(i / 4) * 100})`}>
            <TileArt spec={spec} rot={0} />
          </g>
        ))}
        <WheelArt sector="fortune" crowns={[{ sector: 'taxes', kind: 'follower', seat: 'red' }]} />
      </svg>
    </section>
  );
};
