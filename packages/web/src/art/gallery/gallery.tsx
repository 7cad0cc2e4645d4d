import { catalogue, type Language, sayNamed } from '@bastide/rules';
import { hasText } from '@bastide/rules/internal';
import { useState } from 'react';
import { useWords } from '../../app/words.ts';
import { figureArts, pieceArts } from '../../expansions/arts.ts';
import { coverOf } from '../../expansions/faces.ts';
import { galleryBoards } from '../../expansions/gallery.ts';
import { describeTile } from '../../texts/tile-words.ts';
import { FigureArt } from '../figure-art.tsx';
import { allTiles, type ShownTile } from './all-tiles.ts';
import './gallery.css';
import { SEAT_COLOURS } from '../seats.ts';
import { OwnLight } from '../studio/light.ts';
import { TileArt } from '../tile/tile-art.tsx';

const SIZES = [40, 90, 180, 300] as const;
const LIGHTS = ['light', 'dark'] as const;
const tiles = allTiles();
/** What pieces are: figures, tokens, of which one is shown or drawn, or scorers. */
const FAMILIES = ['figure', 'token', 'scorer', 'action.token'];
/** Every piece once, by a kind that has a name; what has none, like the crown of a winner, is no piece of the game. */
const PIECES = [figureArts, pieceArts].flatMap((arts) => {
  const named = Object.keys(arts).filter((kind) => nameKeyOf(kind) !== undefined);
  return named.filter((kind, at) => named.findIndex((other) => arts[other] === arts[kind]) === at);
});

export function GalleryScreen() {
  return (
    <main id="main" tabIndex={-1} className="gallery-screen">
      <Gallery />
    </main>
  );
}

/** Every tile and figure there is, by day and at dusk, at four sizes. */
function Gallery() {
  const { t } = useWords();
  const [size, setSize] = useState<number>(90);
  const [theme, setTheme] = useState<string>(document.documentElement.dataset.theme ?? 'light');
  const [rot, setRot] = useState(0);
  return (
    <OwnLight value={theme === 'dark' ? 'dusk' : 'day'}>
      <div className="gallery" data-theme={theme}>
        <h1>{t('menu.gallery')}</h1>
        <div className="gallery-bar">
          <Choice
            label={t('gallery.size')}
            values={SIZES}
            chosen={size}
            onChoose={setSize}
            nameOf={(px) => t(`gallery.size.${px}`)}
          />
          <Choice
            label={t('menu.theme')}
            values={LIGHTS}
            chosen={theme}
            onChoose={setTheme}
            nameOf={(one) => t(`menu.theme.${one}`)}
          />
          <button type="button" onClick={() => setRot((rot + 90) % 360)}>
            {t('gallery.turn')}
          </button>
        </div>
        <Pieces />
        {catalogue.map(({ id }) => {
          const own = tiles.filter((tile) => tile.set === id && coverOf(tile.spec) === undefined);
          return own.length === 0 ? undefined : (
            <TileSet key={id} set={id} tiles={own} size={size} rot={rot} />
          );
        })}
        {galleryBoards.map((Board, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Board key={index} tiles={tiles} size={size} />
        ))}
      </div>
    </OwnLight>
  );
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: unknown;
  readonly onChoose: (value: T) => void;
  readonly nameOf: (value: T) => string;
}

function Choice<T extends string | number>({ label, values, chosen, onChoose, nameOf }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {nameOf(value)}
        </button>
      ))}
    </fieldset>
  );
}

interface TileSetProps {
  readonly set: string;
  readonly tiles: readonly ShownTile[];
  readonly size: number;
  readonly rot: number;
}

function TileSet({ set, tiles, size, rot }: TileSetProps) {
  const { t, name, lang } = useWords();
  const count = tiles.reduce((sum, { spec }) => sum + spec.count, 0);
  return (
    <section>
      <h2>
        {name('set', set)} <small>{t('gallery.tiles', { n: count })}</small>
      </h2>
      <ul className="gallery-tiles">
        {tiles.map(({ id, spec }) => (
          <li key={id} style={{ inlineSize: size }}>
            <svg
              width={size}
              height={size}
              viewBox="0 0 100 100"
              role="img"
              aria-label={describeTile(lang, spec, rot)}
            >
              <TileArt spec={spec} rot={rot} />
            </svg>
            {spec.count > 1 && <small>× {spec.count}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pieces() {
  const { t, lang } = useWords();
  return (
    <section>
      <h2>{t('gallery.pieces')}</h2>
      <ul className="gallery-pieces">
        {SEAT_COLOURS.map((colour) => (
          <li key={colour}>
            <svg width={64} height={64} viewBox="-32 -16 64 32" aria-hidden="true">
              <g transform="translate(-14 0)">
                <FigureArt kind="follower" seat={colour} />
              </g>
              <g transform="translate(14 0)">
                <FigureArt kind="follower" seat={colour} lying />
              </g>
            </svg>
            <small>{t(`colour.${colour}`)}</small>
          </li>
        ))}
        {PIECES.map((kind, i) => (
          <li key={kind}>
            <svg width={64} height={64} viewBox="-22 -24 44 44" aria-hidden="true">
              <FigureArt kind={kind} seat={i} />
            </svg>
            <small>{nameOfPiece(lang, kind)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameKeyOf(kind: string): string | undefined {
  return FAMILIES.map((family) => `${family}.${kind}`).find(hasText);
}

function nameOfPiece(lang: Language, kind: string): string {
  const key = nameKeyOf(kind);
  return key === undefined ? '' : sayNamed(lang, key, { n: 1 });
}
