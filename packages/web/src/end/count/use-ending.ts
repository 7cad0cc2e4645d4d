import { explain } from '@bastide/rules';
import { useEffect, useMemo, useState } from 'react';
import { announce } from '../../app/frame/announcer.tsx';
import type { Settings } from '../../app/settings/settings.ts';
import { useWords } from '../../app/words.ts';
import { paceTime } from '../../session/pace.ts';
import type { SeatInfo, SessionState, TableView } from '../../session/types.ts';
import { type CountStep, type FinalCount, finalCountOf, restAfterStep } from './final-count.ts';

/** How a table ends: the count is played out, then the results lie over it until one looks at the land again. */
export interface Ending {
  readonly phase: 'playing' | 'count' | 'results' | 'land';
  readonly count: FinalCount | undefined;
  /** What is being counted; undefined before the first and where nothing is. */
  readonly step: CountStep | undefined;
  /** The table with the points as far as they are counted. */
  readonly view: TableView;
  /** Counts on by hand. */
  next(): void;
  showResults(): void;
  look(): void;
  /** Plays the count again. */
  watch(): void;
}

interface Known {
  readonly phase: Ending['phase'];
  readonly at: number;
}

interface EndingOptions {
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
  readonly settings: Pick<Settings, 'motion' | 'pace'>;
  /** Whether the count begins by itself when the game ends while one looks on. */
  readonly begins: boolean;
  /** What comes after the count. */
  readonly after: 'results' | 'land';
}

export function useEnding({ state, seats, settings, begins, after }: EndingOptions): Ending {
  const { view, log } = state;
  const { over } = view;
  const count = useMemo(
    () =>
      over
        ? finalCountOf(
            log,
            view.seats.map(({ points }) => points),
          )
        : undefined,
    [over, log, view],
  );
  const [known, know] = useState<Known>({ phase: over ? after : 'playing', at: -1 });
  let now = known;
  if (over !== (known.phase !== 'playing')) {
    const ended = begins && count !== undefined ? 'count' : after;
    now = { phase: over ? ended : 'playing', at: -1 };
    know(now);
  }
  const { phase, at } = now;
  const last = (count?.steps.length ?? 0) - 1;
  const next = () => know((one) => (one.at < last ? { ...one, at: one.at + 1 } : { phase: after, at: -1 }));
  const isCounting = phase === 'count' && count !== undefined;
  const { motion, pace } = settings;
  useEffect(() => {
    if (!isCounting || !motion) return;
    const timer = setTimeout(
      () => know((one) => (one.at < last ? { ...one, at: one.at + 1 } : { phase: after, at: -1 })),
      restAfterStep(count, at, paceTime(pace)),
    );
    return () => clearTimeout(timer);
  }, [isCounting, motion, pace, count, at, last, after]);
  const step = isCounting ? count.steps[at] : undefined;
  useCountAloud(isCounting, step, seats);
  const points = isCounting ? (step?.points ?? count.before) : undefined;
  return {
    phase,
    count,
    step,
    view: useMemo(() => countedAsFar(view, points), [view, points]),
    next,
    showResults: () => know({ phase: after, at: -1 }),
    look: () => know({ phase: 'land', at: -1 }),
    watch: () => know({ phase: 'count', at: -1 }),
  };
}

/** A table as it was when everybody had so many points. What several scorers of a seat had then nobody tells. */
function countedAsFar(view: TableView, points: readonly number[] | undefined): TableView {
  if (points === undefined) return view;
  const seats = view.seats.map((seat) => ({ ...seat, points: points[seat.seat], scorers: [] }));
  return { ...view, seats };
}

/** Says what is counted, for those who hear the page. */
function useCountAloud(isCounting: boolean, step: CountStep | undefined, seats: readonly SeatInfo[]): void {
  const { t, lang } = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each step
  useEffect(() => {
    if (!isCounting) return;
    const names = seats.map(({ name }) => name);
    const words = step?.awards.map((award) => explain(lang, award, names)) ?? [t('count.title')];
    announce(words.join(' '));
  }, [isCounting, step]);
}
