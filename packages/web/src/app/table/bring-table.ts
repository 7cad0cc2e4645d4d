import { createElement, lazy, useState } from 'react';
import { whenIdle } from '../timing.ts';
import { withWords } from '../use-catalogue.ts';

const LATEST = 3000;

let here: typeof import('./table-screen.tsx') | undefined;

/** The screen of the table, which is not part of what the first one needs. */
export async function bringTable() {
  here = await withWords(import('./table-screen.tsx'));
  return here;
}

const LazyTable = lazy(async () => ({ default: (await bringTable()).TableScreen }));

/** The table's screen. One that has been fetched is shown at once: React would let it wait behind the words that it arrives. */
export function ComingTable() {
  const [Screen] = useState(() => here?.TableScreen ?? LazyTable);
  return createElement(Screen);
}

/** Fetches it before it is asked for, and who paints its land. Who has no line right now is told when the table is opened. */
export function bringTableSoon(): void {
  whenIdle(
    () =>
      void bringTable()
        .then(bringStudio)
        .catch(() => undefined),
    LATEST,
  );
}

async function bringStudio(): Promise<void> {
  const { studioWorker } = await import('../../art/studio/studio.ts');
  studioWorker();
}
