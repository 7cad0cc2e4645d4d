import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { watchFaults } from './faults.ts';
import { painted, paintNothing, withoutStudio } from './painting.ts';
import { asked } from './table.ts';
import { newVisitor, type VisitOptions } from './visitor.ts';

export { DESK, PHONE, type VisitOptions } from './visitor.ts';

/** Visits the page in a browser of one's own; whatever it complains of fails the test. */
export async function visit(options: VisitOptions, act: (page: Page) => Promise<void>): Promise<void> {
  const page = await comeUnpainted(options);
  try {
    const faults = watchFaults(page);
    await page.goto(`${inject('url')}${options.at ?? ''}`);
    try {
      await act(page);
    } catch (error) {
      await keepEvidence({ page });
      throw error;
    }
    expect(faults).toEqual([]);
  } finally {
    await page.context().close();
  }
}

/** Comes back to the table that is kept, and waits until the player is asked. */
export function visitTable(options: VisitOptions, act: (page: Page) => Promise<void>): Promise<void> {
  return visit({ at: '#/table', ...options }, async (page) => {
    await asked(page);
    await act(page);
  });
}

/** One for all tests of a worker: one for all workers would cost every message a second hop. */
let launched: Promise<Browser> | undefined;

/** An empty page in the browser of all tests, which lays everything out and paints nothing. */
export async function comeUnpainted(options: VisitOptions): Promise<Page> {
  launched ??= chromium.launch(inject('browser'));
  const page = await newVisitor(await launched, options);
  await page.context().addInitScript(paintNothing);
  if (!options.hasFaces) await page.context().addInitScript(withoutStudio);
  return page;
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
