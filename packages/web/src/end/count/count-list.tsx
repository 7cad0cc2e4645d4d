import { useMemo } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { useSettings } from '../../app/settings/settings.ts';
import { useWords } from '../../app/words.ts';
import type { Recalled } from '../../board/effects/effects.ts';
import { LogLine } from '../../log/log-line.tsx';
import { useSessionState } from '../../session/table-store.ts';
import type { TableSession } from '../../session/types.ts';
import './count.css';
import { useCountName } from './count-name.ts';
import { finalCountOf } from './final-count.ts';

interface CountListProps {
  readonly session: TableSession;
  readonly onRecall: (place: Recalled) => void;
}

/** The final count to be read: everything that was counted, and what everybody had after each kind of it. */
export function CountList({ session, onRecall }: CountListProps) {
  const { t } = useWords();
  const { motion } = useSettings();
  const nameOf = useCountName();
  const { log, view } = useSessionState(session);
  const { seats } = session.table;
  const count = useMemo(
    () =>
      finalCountOf(
        log,
        view.seats.map(({ points }) => points),
      ),
    [log, view],
  );
  if (count === undefined) return undefined;
  const kinds = [...new Set(count.steps.map(({ kind }) => kind))];
  const standing = (points: readonly number[]) =>
    points.map((n, seat) => t('table.turn', { who: seats[seat].name, what: String(n) })).join(' · ');
  return (
    <details className="count-list" open={!motion}>
      <summary>{t('count.title')}</summary>
      <p className="small">{standing(count.before)}</p>
      {kinds.map((kind) => {
        const steps = count.steps.filter((step) => step.kind === kind);
        return (
          <section key={kind}>
            <h3>{nameOf(kind)}</h3>
            <ul className="bare">
              {steps.flatMap(({ key, awards }) =>
                awards.map((award) => (
                  <LogLine
                    key={`${key} ${award.seat}`}
                    line={{ kind: 'award', award, home: [], advance: undefined }}
                    seats={seats}
                    turn={undefined}
                    specOf={session.specOf}
                    onRecall={onRecall}
                  />
                )),
              )}
            </ul>
            <p className="small">{standing(steps[steps.length - 1].points)}</p>
          </section>
        );
      })}
    </details>
  );
}

/** Plays the count again, where there was one. */
export function WatchCount({ onCount }: { readonly onCount: (() => void) | undefined }) {
  const { t } = useWords();
  if (onCount === undefined) return undefined;
  return (
    <button type="button" onClick={onCount}>
      <Icon name="track" />
      {t('count.watch')}
    </button>
  );
}
