import { useMemo } from 'react';
import { useWords } from '../../app/words.ts';
import { LazyStatistics } from '../../statistics/lazy-statistics.tsx';
import type { ReplayPanelProps } from './panels.tsx';

/** The figures of the whole game, whatever moment is shown. */
export function ReplayStatistics({ session }: ReplayPanelProps) {
  const { t } = useWords();
  const played = useMemo(() => ({ table: session.table, moves: session.record('').moves }), [session]);
  return (
    <>
      <h2 className="hidden-text">{t('menu.statistics')}</h2>
      <LazyStatistics played={played} />
    </>
  );
}
