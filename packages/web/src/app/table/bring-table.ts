import { createElement, lazy, useState } from 'react';
import type { TileView } from '../../session/types.ts';
import { whenIdle } from '../timing.ts';
import { withWords } from '../use-catalogue.ts';
import { readyKept } from './current-session.ts';

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
        .then(workOutKept)
        .catch(() => undefined),
    LATEST,
  );
}

/** What the table of the kept game shows first. */
async function workOutKept(): Promise<void> {
  const view = await readyKept();
  if (view === undefined) return;
  const { paintAhead } = await import('../../board/land-canvas/paint-ahead.ts');
  paintAhead(view);
  const { layOutAhead } = await import('../../art/tile/lay-out-ahead.ts');
  const holds = ({ x, y }: TileView) => view.figures.some((figure) => figure.x === x && figure.y === y);
  await layOutAhead([...view.tiles.filter(holds), ...view.tiles].map(({ spec }) => spec));
}

async function bringStudio(): Promise<void> {
  const { paintWoodAhead } = await import('../../art/studio/use-picture.ts');
  paintWoodAhead();
}
