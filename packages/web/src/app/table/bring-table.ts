import { newGame } from '@bastide/rules';
import { createElement, lazy, useState } from 'react';
import { specsOf } from '../../session/specs.ts';
import { load } from '../../session/storage.ts';
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
        .then(layOutKept)
        .catch(() => undefined),
    LATEST,
  );
}

/** The tiles of the game somebody may go on with. */
async function layOutKept(): Promise<void> {
  const kept = load();
  const made = kept && newGame(kept.table.setup);
  if (kept === undefined || made === undefined || 'error' in made) return;
  const specOf = specsOf(made.ok);
  const drawn = new Set(kept.moves.flatMap((move) => ('tile' in move ? [move.tile] : [])));
  const { layOutAhead } = await import('../../art/tile/lay-out-ahead.ts');
  layOutAhead([...drawn].flatMap((id) => specOf(id) ?? []));
}

async function bringStudio(): Promise<void> {
  const { paintWoodAhead } = await import('../../art/studio/use-picture.ts');
  paintWoodAhead();
}
