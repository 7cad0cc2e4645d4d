import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { SavedTable } from '../../src/session/storage.ts';
import { comeUnpainted, leave } from './browsers.ts';
import { watchFaults } from './faults.ts';
import { holds } from './holds.ts';
import { asked } from './table.ts';
import { keepEvidence } from './visit.ts';
import { DESK, type VisitOptions } from './visitor.ts';

interface Kept {
  readonly 'bastide.table': SavedTable;
}

/** Does something at a kept table. */
export type AtTable = (kept: Kept, act: (page: Page) => Promise<void>) => Promise<void>;

/**
 * One visit for all tests of a file or group, each with a table of its own: to come costs more than most of what is done there. Whatever the
 * page complains of fails the last of them.
 */
export function oneVisit(options: VisitOptions = {}): AtTable {
  let page: Page;
  let faults: readonly string[];
  beforeAll(async () => {
    page = await comeUnpainted(options);
    faults = watchFaults(page);
    await page.goto(inject('url'));
    await holds(page, () => window.bastide?.open !== undefined);
  });
  afterAll(async () => {
    await leave(page);
    expect(faults).toEqual([]);
  });
  return async ({ 'bastide.table': { table, moves, seed } }, act) => {
    await page.setViewportSize(options.viewport ?? DESK.viewport);
    await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light' });
    await page.evaluate(
      ([opened, played, chance]) => {
        const failed = window.bastide.open?.(opened, played, chance);
        if (failed !== undefined) throw new Error(JSON.stringify(failed));
        location.hash = '#/table';
      },
      [table, moves, seed] as const,
    );
    await asked(page);
    try {
      await act(page);
    } catch (error) {
      await keepEvidence({ page });
      throw error;
    }
  };
}
