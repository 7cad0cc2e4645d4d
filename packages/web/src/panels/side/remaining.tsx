import { memo } from 'react';
import { useWords } from '../../app/words.ts';
import type { SeatInfo, SpecOf, TableView } from '../../session/types.ts';
import { describeTile } from '../../texts/tile-words.ts';
import { TilePicture } from '../pictures.tsx';
import './remaining.css';
import { type UnseenTile, unseenOf } from './unseen.ts';

interface RemainingProps {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
  readonly specOf: SpecOf;
}

/** The tiles nobody has seen yet, drawn, with their numbers. */
export const Remaining = memo(function Remaining({ view, seats, specOf }: RemainingProps) {
  const { t } = useWords();
  return (
    <div className="remaining">
      <p className="small">
        <strong>{t('table.left', { n: view.left })}.</strong> {t('table.remaining.about')}
      </p>
      <ul className="bare">
        {unseenOf(view, seats, specOf).map((tile) => (
          <Unseen key={tile.id} spec={tile.spec} count={tile.count} />
        ))}
      </ul>
    </div>
  );
});

const Unseen = memo(function Unseen({ spec, count }: Omit<UnseenTile, 'id'>) {
  const { t, lang } = useWords();
  const label = t('table.remaining.count', { tile: describeTile(lang, spec), n: count });
  return (
    <li title={label}>
      <TilePicture spec={spec} label={label} />
      <span aria-hidden="true">×{count}</span>
    </li>
  );
});
