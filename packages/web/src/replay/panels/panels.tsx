import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { IconName } from '../../app/frame/icon.tsx';
import { withWords } from '../../app/use-catalogue.ts';
import type { Words } from '../../app/words.ts';
import type { Recalled } from '../../board/effects/effects.ts';
import { ExpansionPanels } from '../../expansions/panels.tsx';
import { Remaining } from '../../panels/side/remaining.tsx';
import { Seats } from '../../panels/side/seats.tsx';
import { Track } from '../../panels/track.tsx';
import type { SeatInfo } from '../../session/types.ts';
import type { Say } from '../../texts/catalogue.ts';
import type { ReplaySession, ReplayState } from '../replay-session.ts';
import type { ReplayKey } from '../texts/en.ts';
import { Hands } from './hands.tsx';
import { ReplayLog } from './replay-log.tsx';

/** What a panel beside the land is given. */
export interface ReplayPanelProps {
  /** The game: `session.timeline` is all of it, `session.record(id)` writes it down. */
  readonly session: ReplaySession;
  /** What is shown now; `state.moment` moves have been played. */
  readonly state: ReplayState;
  readonly seats: readonly SeatInfo[];
  /** Leaps to a moment. */
  onGo(moment: number): void;
  /** Goes to a stop so that what led there is seen happening. */
  onSee(moment: number): void;
  /** Brings a place into view and lights it. */
  onRecall(place: Recalled): void;
  /** Draws over the land, in its units (a tile has 100), as long as this moment is shown: a move that was not played. */
  onGhost(moment: number, drawing: ReactNode): void;
}

export interface ReplayPanel<Key extends string> {
  readonly key: Key;
  readonly icon: IconName;
  name(say: Say<ReplayKey>, t: Words['t']): string;
  readonly Panel: ComponentType<ReplayPanelProps>;
}

const Statistics = lazy(async () => ({
  default: (await withWords(import('./replay-statistics.tsx'))).ReplayStatistics,
}));

const Analysis = lazy(async () => ({
  default: (await withWords(import('../../analysis/analysis-panel.tsx'))).AnalysisPanel,
}));

const list = [
  { key: 'log', icon: 'log', name: (_, t) => t('tab.log'), Panel: ReplayLog },
  { key: 'analysis', icon: 'hint', name: (_, t) => t('tab.analysis'), Panel: ReplayAnalysis },
  { key: 'players', icon: 'players', name: (_, t) => t('tab.players'), Panel: ReplayPlayers },
  { key: 'track', icon: 'track', name: (_, t) => t('tab.track'), Panel: ReplayTrack },
  { key: 'remaining', icon: 'tiles', name: (_, t) => t('tab.remaining'), Panel: ReplayTiles },
  { key: 'statistics', icon: 'chart', name: (_, t) => t('menu.statistics'), Panel: StatisticsWhenLoaded },
] as const satisfies readonly ReplayPanel<string>[];

export type PanelKey = (typeof list)[number]['key'];
/** The panels beside the land, in the order of their tabs. What needs much is loaded with `lazy`. */
export const PANELS: readonly ReplayPanel<PanelKey>[] = list;

function StatisticsWhenLoaded(props: ReplayPanelProps) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Statistics {...props} />
    </Suspense>
  );
}

function ReplayTrack({ state, seats }: ReplayPanelProps) {
  return <Track view={state.view} seats={seats} />;
}

function ReplayAnalysis(props: ReplayPanelProps) {
  return (
    <Suspense>
      <Analysis {...props} />
    </Suspense>
  );
}

/** Everybody's points and figures at this moment, the tiles they hold, and what expansions show. */
function ReplayPlayers({ session, state, seats }: ReplayPanelProps) {
  return (
    <>
      <Seats view={state.view} seats={seats} />
      <Hands session={session} state={state} />
      <ExpansionPanels view={state.view} seats={seats} />
    </>
  );
}

/** The tiles nobody had seen at this moment; with the hands that whoever is followed could not see. */
function ReplayTiles({ session, state, seats }: ReplayPanelProps) {
  const { specOf } = session;
  // The hands that are open here are seen; those that are not count as unseen already.
  const view = useMemo(
    () => ({ ...state.view, seats: state.view.seats.map((seat) => ({ ...seat, hand: [] })) }),
    [state.view],
  );
  return <Remaining view={view} seats={seats} specOf={specOf} />;
}
