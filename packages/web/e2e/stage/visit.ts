import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { rollTheSameDice } from './dice.ts';
import { watchFaults } from './faults.ts';

/** How the page is visited: by default in English, at a desk, by day. */
export interface Wishes extends BrowserContextOptions {
  /** What the browser keeps from an earlier visit, by key. */
  readonly kept?: Readonly<Record<string, unknown>>;
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DEFAULTS: BrowserContextOptions = {
  locale: 'en-GB',
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
};

/** Visits the page in a browser of one's own; whatever it complains of fails the test. */
export async function visit(wishes: Wishes, act: (page: Page) => Promise<void>): Promise<void> {
  const { kept = {}, ...options } = wishes;
  const context = await (await browser()).newContext({ ...DEFAULTS, ...options });
  try {
    await context.addInitScript(rollTheSameDice, 2000);
    await context.addInitScript(fillStorage, JSON.stringify(kept));
    const page = await context.newPage();
    const faults = watchFaults(page);
    await page.goto(inject('url'));
    try {
      await act(page);
    } catch (error) {
      await keepEvidence(page);
      throw error;
    }
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

let connected: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'));
  return connected;
}

/** Puts what was kept in the storage of a browser that has nothing yet. */
function fillStorage(text: string): void {
  if (localStorage.length > 0) return;
  const kept: Record<string, unknown> = JSON.parse(text);
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
}

/** A picture and the record of the game, for whoever looks into the failure. */
async function keepEvidence(page: Page): Promise<void> {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'bastide-failed-'));
    await page.screenshot({ path: join(folder, 'page.png') });
    const record = await page.evaluate(() => window.bastide.session?.record('failed'));
    writeFileSync(join(folder, 'record.json'), JSON.stringify(record ?? {}));
    console.error(`What the page looked like: ${folder}`);
  } catch {
    // The page is gone; the error itself is told.
  }
}
