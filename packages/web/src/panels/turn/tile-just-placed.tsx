import { useWords } from '../../app/words.ts';
import { questionsFromTile } from '../../expansions/tables.ts';
import type { QuestionView, TableView } from '../../session/types.ts';
import { describeTile } from '../../texts/tile-words.ts';
import { TilePicture } from '../pictures.tsx';

/** Whether a question comes from a sign on the tile, whatever else happened since it was placed. */
export const isAskedByTile = ({ id }: QuestionView): boolean => questionsFromTile.includes(id);

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
