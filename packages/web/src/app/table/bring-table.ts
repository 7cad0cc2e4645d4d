import { whenIdle } from '../timing.ts';
import { withWords } from '../use-catalogue.ts';

const LATEST = 3000;

/** The screen of the table, which is not part of what the first one needs. */
export const bringTable = () => withWords(import('./table-screen.tsx'));

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
