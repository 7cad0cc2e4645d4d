import { lazy, Suspense } from 'react';
import { withWords } from '../app/use-catalogue.ts';
import type { GameStatisticsProps } from './panel/game-statistics.tsx';

const Panel = lazy(async () => ({
  default: (await withWords(import('./panel/game-statistics.tsx'))).GameStatistics,
}));

/** The statistics of a game, loaded by themselves; until then a quiet place of about their size. */
export function LazyStatistics(props: GameStatisticsProps) {
  return (
    <Suspense fallback={<div className="statistics-waiting" aria-busy="true" />}>
      <Panel {...props} />
    </Suspense>
  );
}
