import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { comeUnpainted, leave } from './browsers.ts';
import { watchFaults } from './faults.ts';
import { painted } from './painting.ts';
import { asked } from './table.ts';
import type { VisitOptions } from './visitor.ts';

export { DESK, PHONE, type VisitOptions } from './visitor.ts';

/** Visits the page in a browser of one's own; whatever it complains of fails the test. */
export async function visit(options: VisitOptions, act: (page: Page) => Promise<void>): Promise<void> {
  const page = await comeUnpainted(options);
  const faults = watchFaults(page);
  try {
    await page.goto(`${inject('url')}${options.at ?? ''}`);
    await act(page);
  } catch (error) {
    await keepEvidence({ page });
    await page.context().close();
    throw error;
  }
  await leave(page);
  expect(faults).toEqual([]);
}

/** Comes back to the table that is kept, and waits until the player is asked. */
export function visitTable(options: VisitOptions, act: (page: Page) => Promise<void>): Promise<void> {
  return visit({ at: '#/table', ...options }, async (page) => {
    await asked(page);
    await act(page);
  });
}

/** A picture of every page and the record of its game, for whoever looks into the failure. */
export async function keepEvidence(pages: Readonly<Record<string, Page>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-failed-'));
  for (const [name, page] of Object.entries(pages)) {
    try {
      await painted(page, () => page.screenshot({ path: join(folder, `${name}.png`) }));
      const record = await page.evaluate(() => window.bastide.session?.record?.('failed'));
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(record ?? {}));
    } catch {
      // The page is gone; the error itself is told.
    }
  }
  console.error(`What the pages looked like: ${folder}`);
}
