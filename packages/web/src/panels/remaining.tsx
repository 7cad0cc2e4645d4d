import type { TileSpec } from '@bastide/rules';
import { memo } from 'react';
import { useWords } from '../app/words.ts';
import type { SeatInfo, TableView } from '../session/types.ts';
import { tileWords } from './names.ts';
import { TilePicture } from './pictures.tsx';
import './remaining.css';
import { type UnseenTile, unseenOf } from './unseen.ts';

interface RemainingProps {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
  readonly specOf: (id: string) => TileSpec | undefined;
}

/** The tiles nobody has seen yet, drawn, with their numbers. */
export function Remaining({ view, seats, specOf }: RemainingProps) {
  const { t } = useWords();
  return (
    <div className="remaining">
      <p className="small">
        <strong>{t('table.left', { n: view.left })}.</strong> {t('table.remaining.about')}
      </p>
      <ul className="bare">
        {unseenOf(view, seats, specOf).map((tile) => (
          <Unseen key={tile.id} id={tile.id} spec={tile.spec} count={tile.count} />
        ))}
      </ul>
    </div>
  );
}

const Unseen = memo(function Unseen({ id, spec, count }: UnseenTile) {
  const { t, name } = useWords();
  const label = t('table.remaining.count', { tile: tileWords(id, (set) => name('set', set)), n: count });
  return (
    <li title={label}>
      <TilePicture spec={spec} label={label} detail="medium" />
      <span aria-hidden="true">×{count}</span>
    </li>
  );
});
