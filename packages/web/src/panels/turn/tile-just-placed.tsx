import { useWords } from '../../app/words.ts';
import type { QuestionView, TableView } from '../../session/types.ts';
import { describeTile } from '../../texts/tile-words.ts';
import { TilePicture } from '../pictures.tsx';

/** Questions that come from a sign on the tile, whatever else happened since it was placed. */
const BY_TILE: readonly string[] = ['crop-circles/choice', 'robbers/put'];

export const isAskedByTile = ({ id }: QuestionView): boolean => BY_TILE.includes(id);

/** The tile of this turn, where what is asked comes from a sign on it. */
export function TileJustPlaced({ view: { tile, tiles } }: { readonly view: TableView }) {
  const { t, lang } = useWords();
  const placed = tiles.at(-1);
  if (tile !== undefined || placed === undefined) return undefined;
  const label = t('table.tile-placed', { tile: describeTile(lang, placed.spec, placed.rot) });
  return (
    <div className="in-hand">
      <TilePicture spec={placed.spec} rot={placed.rot} label={label} />
    </div>
  );
}
