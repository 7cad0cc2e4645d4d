import { keep, readKept } from '../app/storage/browser-storage.ts';
import { Store, useStore } from '../app/store.ts';

/** What became of a puzzle: how often it was tried, and whether it was solved, with or without help. */
export interface Trace {
  readonly tries: number;
  readonly solved?: 'alone' | 'helped';
}

export interface Progress {
  readonly puzzles: Readonly<Record<string, Trace>>;
  /** Days whose puzzle was solved on the day. */
  readonly days: readonly string[];
}

export const NOT_TRIED: Trace = { tries: 0 };
const KEY = 'bastide.puzzles';

const progress = new Store<Progress>(read());

export function useProgress(): Progress {
  return useStore(progress);
}

/** Notes an answer. What was once solved alone stays so. */
export function note(id: string, right: boolean, helped: boolean, day: string | undefined): void {
  const current = progress.get();
  const before = current.puzzles[id] ?? NOT_TRIED;
  const solved = before.solved ?? (right ? (helped ? 'helped' : 'alone') : undefined);
  const trace: Trace = { tries: before.tries + 1, ...(solved === undefined ? {} : { solved }) };
  const isNewDay = right && day !== undefined && !current.days.includes(day);
  const next = {
    puzzles: { ...current.puzzles, [id]: trace },
    days: isNewDay ? [...current.days, day] : current.days,
  };
  keep(KEY, next);
  progress.set(next);
}

/** What the browser kept, as far as it can be understood. */
function read(): Progress {
  const { puzzles, days } = (readKept(KEY) ?? {}) as Partial<Progress>;
  const traces = Object.entries(puzzles ?? {}).filter(([, trace]) => typeof trace?.tries === 'number');
  const isDay = (day: unknown): day is string => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day);
  return { puzzles: Object.fromEntries(traces), days: Array.isArray(days) ? days.filter(isDay) : [] };
}
