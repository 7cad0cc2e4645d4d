import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { watchFaults } from './faults.ts';
import { asked } from './table.ts';
import { newVisitor, type VisitOptions } from './visitor.ts';

export { DESK, PHONE, type VisitOptions } from './visitor.ts';

/** Visits the page in a browser of one's own; whatever it complains of fails the test. */
export async function visit(options: VisitOptions, act: (page: Page) => Promise<void>): Promise<void> {
  const page = await newVisitor(await browser(), options);
  try {
    const faults = watchFaults(page);
    await page.goto(`${inject('url')}${options.at ?? ''}`);
    try {
      await act(page);
    } catch (error) {
      await keepEvidence(page);
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

let connected: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'));
  return connected;
}

/** A picture and the record of the game, for whoever looks into the failure. */
async function keepEvidence(page: Page): Promise<void> {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'bastide-failed-'));
    await page.screenshot({ path: join(folder, 'page.png') });
    const record = await page.evaluate(() => window.bastide.session?.record?.('failed'));
    writeFileSync(join(folder, 'record.json'), JSON.stringify(record ?? {}));
    console.error(`What the page looked like: ${folder}`);
  } catch {
    // The page is gone; the error itself is told.
  }
}
