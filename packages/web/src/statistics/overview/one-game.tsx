import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';
import { recordName } from '../../files/save-record.ts';
import { watch } from '../../replay/games/kept.ts';
import { keepMeasured } from '../history/keep-ended.ts';
import type { Kept } from '../history/kept-game.ts';
import { keptGame } from '../history/store.ts';
import { LazyStatistics } from '../lazy-statistics.tsx';
import { useStatisticsWords } from '../words.ts';

/** The figures of one kept game. */
export function OneGame({ id }: { readonly id: string }) {
  const { say, date } = useStatisticsWords();
  const { t } = useWords();
  const [kept, setKept] = useState<Kept | 'gone'>();
  useEffect(() => {
    setKept(undefined);
    keptGame(id).then(
      (found) => setKept(found ?? 'gone'),
      () => setKept('gone'),
    );
  }, [id]);
  const played = useMemo(
    () => (kept === undefined || kept === 'gone' ? undefined : { table: kept.game.table, moves: kept.moves }),
    [kept],
  );
  return (
    <>
      <p>
        <a className="button" href="#/statistics">
          <Icon name="back" />
          {say('list.back')}
        </a>
      </p>
      {kept === 'gone' && <p>{say('list.gone')}</p>}
      {played !== undefined && kept !== undefined && kept !== 'gone' && (
        <>
          <h2>{say('list.opened', { date: date(kept.game.endedAt) })}</h2>
          <p>
            <button type="button" onClick={() => watch({ name: recordName(), ...played })}>
              <Icon name="film" />
              {t('end.watch')}
            </button>
          </p>
          <LazyStatistics played={played} onLuck={(luck) => void keepMeasured(id, luck)} />
        </>
      )}
    </>
  );
}
