import { sayList } from '@bastide/rules/internal';
import { useMemo } from 'react';
import { Icon } from '../app/frame/icon.tsx';
import { Modal } from '../app/frame/modal.tsx';
import type { Ended } from '../app/table/table.tsx';
import { useWords } from '../app/words.ts';
import { saveRecord } from '../files/save-record.ts';
import { useSessionState } from '../session/table-store.ts';
import type { Recordable, TableSession } from '../session/types.ts';
import { LazyStatistics } from '../statistics/lazy-statistics.tsx';
import { CountList, WatchCount } from './count/count-list.tsx';
import './end.css';
import { Podium } from './podium.tsx';
import { WinnerScene } from './winner-scene.tsx';

interface EndScreenProps extends Ended {
  readonly session: TableSession & Recordable;
  /** Told the luck of each seat, if it is measured. */
  readonly onLuck?: (luck: readonly number[]) => void;
  readonly onAgain: () => void;
  readonly onNew: () => void;
  /** With this panel beside it. */
  readonly onWatch: (panel?: string) => void;
}

/** How it ended, where the points came from, and what to do next. */
export function EndScreen(props: EndScreenProps) {
  const { session, onLuck, onLook, onCount, onRecall, onAgain, onNew, onWatch } = props;
  const { t, lang } = useWords();
  const state = useSessionState(session);
  const { seats } = session.table;
  const played = useMemo(() => ({ table: session.table, moves: session.record('').moves }), [session]);
  const scores = state.view.seats.map(({ points }) => points);
  const most = Math.max(...scores);
  const winners = seats.filter((_, seat) => scores[seat] === most);
  const names = winners.map(({ name }) => name);
  const who = sayList(lang, names);
  return (
    <Modal title={t('end.title')} className="end" onClose={onLook}>
      <WinnerScene winners={winners} view={state.view} seats={seats} />
      <p className="verdict">{t(winners.length > 1 ? 'end.tie' : 'end.winner', { who, n: most })}</p>
      <Podium seats={seats} scores={scores} />
      <div className="actions">
        <button type="button" className="primary" onClick={onAgain}>
          <Icon name="play" />
          {t('end.again')}
        </button>
        <button type="button" onClick={onNew}>
          <Icon name="plus" />
          {t('setup.title')}
        </button>
        <button type="button" onClick={() => onWatch('analysis')}>
          <Icon name="hint" />
          {t('end.analyse')}
        </button>
        <button type="button" onClick={() => onWatch()}>
          <Icon name="film" />
          {t('end.watch')}
        </button>
        <button type="button" onClick={onLook}>
          <Icon name="eye" />
          {t('end.look')}
        </button>
        <WatchCount onCount={onCount} />
        <button type="button" onClick={() => saveRecord(session)}>
          <Icon name="save" />
          {t('table.export')}
        </button>
      </div>
      <CountList session={session} onRecall={onRecall} />
      <LazyStatistics played={played} onLuck={onLuck} />
    </Modal>
  );
}
