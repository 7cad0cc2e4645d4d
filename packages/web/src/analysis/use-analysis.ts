import type { Analyst, Verdict } from '@bastide/bots/analysis';
import { useMemo, useSyncExternalStore } from 'react';
import { Listeners } from '../app/store.ts';
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

/** One at a time: whoever begins another game's analysis wants that one. */
let current: { readonly game: string; readonly run: Run } | undefined;
/** What has been looked up in the browser, also where there was nothing: reading it takes a while. */
const finished = new Map<string, KeptAnalysis | undefined>();
const listeners = new Listeners();

export function useAnalysis({ table, timeline }: ReplaySession): Analysis {
  const game = useMemo(() => gameKey(table.setup, timeline.moves), [table, timeline]);
  const run = useSyncExternalStore(listeners.add, () =>
    current?.game === game ? current.run.get() : undefined,
  );
  const done = useSyncExternalStore(listeners.add, () => known(game));
  const level = useSyncExternalStore(listeners.add, () =>
    current?.game === game ? current.run.task.level : known(game)?.level,
  );
  return {
    run,
    level,
    verdicts: run?.verdicts ?? done?.verdicts ?? NONE,
    begin: (by) => begin(game, { setup: table.setup, moves: timeline.moves, level: by }),
    cancel: () => stop(),
  };
}

const NONE: readonly Verdict[] = [];

function begin(game: string, task: Run['task']): void {
  current?.run.cancel();
  const run = new Run(task);
  current = { game, run };
  run.subscribe(() => {
    if (run.get().is === 'done') {
      const analysis = { game, level: task.level, verdicts: run.get().verdicts };
      finished.set(game, analysis);
      keepAnalysis(analysis);
      if (current?.run === run) current = undefined;
    }
    listeners.notify();
  });
  listeners.notify();
}

function stop(): void {
  current?.run.cancel();
  current = undefined;
  listeners.notify();
}

function known(game: string): KeptAnalysis | undefined {
  if (!finished.has(game)) finished.set(game, keptAnalysis(game));
  return finished.get(game);
}
