import { explain } from '@bastide/rules';
import { useEffect, useMemo, useState } from 'react';
import { announce } from '../../app/frame/announcer.tsx';
import type { Settings } from '../../app/settings/settings.ts';
import { useWords } from '../../app/words.ts';
import { EFFECTS_LAST } from '../../board/effects/use-effects.ts';
import type { SeatInfo, SessionState, TableView } from '../../session/types.ts';
import { type CountStep, type FinalCount, finalCountOf, restAfterStep } from './final-count.ts';

/** How a table ends: the count is played out, then the results lie over it until one looks at the land again. */
export interface Ending {
  readonly phase: 'playing' | 'count' | 'results' | 'land';
  readonly count: FinalCount | undefined;
  /** Whether nothing of the last move is on its way any more, so that the count has the land to itself. */
  readonly isStill: boolean;
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
  /** Which step of the count, or what comes before the first. */
  readonly at: number;
}

const BEFORE_FIRST = -1;
const NOT_STILL = -2;

interface EndingOptions {
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
  readonly settings: Pick<Settings, 'motion'>;
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
  const [known, know] = useState<Known>({ phase: over ? after : 'playing', at: BEFORE_FIRST });
  let now = known;
  if (over !== (known.phase !== 'playing')) {
    const ended = begins && count !== undefined ? 'count' : after;
    now = { phase: over ? ended : 'playing', at: NOT_STILL };
    know(now);
  }
  const { phase, at } = now;
  const last = (count?.steps.length ?? 0) - 1;
  const next = () =>
    know((one) => (one.at < last ? { ...one, at: one.at + 1 } : { phase: after, at: BEFORE_FIRST }));
  const isCounting = phase === 'count' && count !== undefined;
  const isStill = at > NOT_STILL;
  const { motion } = settings;
  useEffect(() => {
    if (!isCounting || !motion) return;
    const timer = setTimeout(
      () => know((one) => (one.at < last ? { ...one, at: one.at + 1 } : { phase: after, at: BEFORE_FIRST })),
      isStill ? restAfterStep(count, at) : EFFECTS_LAST,
    );
    return () => clearTimeout(timer);
  }, [isCounting, motion, isStill, count, at, last, after]);
  const step = isCounting ? count.steps[at] : undefined;
  useCountAloud(isCounting, step, seats);
  const points = isCounting ? (step?.points ?? count.before) : undefined;
  return {
    phase,
    count,
    isStill,
    step,
    view: useMemo(() => countedAsFar(view, points), [view, points]),
    next,
    showResults: () => know({ phase: after, at: BEFORE_FIRST }),
    look: () => know({ phase: 'land', at: BEFORE_FIRST }),
    watch: () => know({ phase: 'count', at: BEFORE_FIRST }),
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
