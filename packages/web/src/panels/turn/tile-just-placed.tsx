import { useWords } from '../../app/words.ts';
import type { TableView } from '../../session/types.ts';
import { describeTile } from '../../texts/tile-words.ts';
import { TilePicture } from '../pictures.tsx';

/** The tile of this turn, once it is on the land. */
export function TileJustPlaced({ view: { tile, tiles } }: { readonly view: TableView }) {
  const { t, lang } = useWords();
  const placed = tiles.at(-1);
  if (tile !== undefined || placed === undefined) return undefined;
  const label = t('table.tile-placed', { tile: describeTile(lang, placed.spec, placed.rot) });
  return (
    <div className="in-hand just-placed">
      <TilePicture spec={placed.spec} rot={placed.rot} label={label} />
    </div>
  );
}
