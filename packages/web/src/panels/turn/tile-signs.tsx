import type { TileSpec } from '@bastide/rules';
import { useWords } from '../../app/words.ts';
import { sayOfExpansion } from '../../expansions/texts.ts';
import type { TableView } from '../../session/types.ts';

/** What the signs on the tile in hand, or just placed, mean to whoever never read the rule. */
export function TileSigns({ view: { tile, tiles } }: { readonly view: TableView }) {
  const { lang } = useWords();
  const spec = tile?.spec ?? tiles.at(-1)?.spec;
  const words =
    spec === undefined ? [] : marksOf(spec).flatMap((mark) => sayOfExpansion(lang, `sign.${mark}`) ?? []);
  return words.length > 0 && <p className="tile-signs small">{words.join(' ')}</p>;
}

function marksOf({ marks, segments }: TileSpec): string[] {
  const all = [marks, ...segments.map((segment) => segment.marks)];
  const there = all.flatMap((some) =>
    Object.entries(some).flatMap(([mark, count]) => (count > 0 ? [mark] : [])),
  );
  return [...new Set(there)];
}
