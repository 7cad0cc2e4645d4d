import type { Analyst, Verdict } from '@bastide/bots/analysis';
import { useMemo } from 'react';
import { Store, useStore } from '../app/store.ts';
import type { ReplaySession } from '../replay/replay-session.ts';
import { gameKey, type KeptAnalysis, keepAnalysis, keptAnalysis } from './kept.ts';
import { Run, type RunState } from './run/run.ts';

/** What is known about a game: nothing yet, a run under way, or all of it. */
export interface Analysis {
  readonly run: RunState | undefined;
  readonly level: Analyst | undefined;
  readonly verdicts: readonly Verdict[];
  begin(level: Analyst): void;
  cancel(): void;
}

/** The analysis under way, as far as it is. */
interface Running {
  readonly game: string;
  readonly level: Analyst;
  readonly run: RunState;
}

/** One at a time: whoever begins another game's analysis wants that one. */
const running = new Store<Running | undefined>(undefined);
let current: Run | undefined;
/** What was found or looked up in the browser, also where there was nothing: reading it takes a while. */
const finished = new Map<string, KeptAnalysis | undefined>();

export function useAnalysis({ table, timeline }: ReplaySession): Analysis {
  const game = useMemo(() => gameKey(table.setup, timeline.moves), [table, timeline]);
  const any = useStore(running);
  const own = any?.game === game ? any : undefined;
  const done = known(game);
  return {
    run: own?.run,
    level: own?.level ?? done?.level,
    verdicts: own?.run.verdicts ?? done?.verdicts ?? NONE,
    begin: (by) => begin(game, { setup: table.setup, moves: timeline.moves, level: by }),
    cancel: stop,
  };
}

const NONE: readonly Verdict[] = [];

function begin(game: string, task: Run['task']): void {
  stop();
  const run = new Run(task);
  const { level } = task;
  current = run;
  running.set({ game, level, run: run.get() });
  run.subscribe(() => {
    const now = run.get();
    if (now.is !== 'done') return running.set({ game, level, run: now });
    const analysis = { game, level, verdicts: now.verdicts };
    finished.set(game, analysis);
    keepAnalysis(analysis);
    running.set(undefined);
  });
}

function stop(): void {
  current?.cancel();
  current = undefined;
  running.set(undefined);
}

function known(game: string): KeptAnalysis | undefined {
  if (!finished.has(game)) finished.set(game, keptAnalysis(game));
  return finished.get(game);
}
