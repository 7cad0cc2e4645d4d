import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { keptTable } from '../support/kept-table.ts';
import { asked, playRandom } from '../support/table.ts';
import { PHONE, visitTable } from '../support/visit.ts';

const LEAST_LAND = 600;
const LEAST_TARGET = 44;

test('a phone has one row with everybody’s points, large targets, one menu, and all the rest is land', () =>
  visitTable({ ...PHONE, kept: keptTable({ preset: 'base', players: 4, tiles: 20 }) }, async (page) => {
    expect(await page.locator('.page-head').isVisible()).toBe(false);
    expect(await page.locator('.table-bar .score-strip [data-home]').count()).toBe(4);
    // A tile and a follower, of everybody.
    for (let answers = 0; answers < 8; answers++) {
      const land = await page.locator('.board').boundingBox();
      expect(land?.height).toBeGreaterThanOrEqual(LEAST_LAND);
      expect(await smallTargets(page)).toEqual([]);
      await playRandom(page);
      await asked(page);
    }
    expect(await page.locator('.land > :is(.land-tools, .score-strip)').count()).toBe(0);
    await page.getByRole('button', { name: en['table.help-me'] }).tap();
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: en['table.menu'] }).tap();
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: en['table.zoom-out'] }).tap();
    expect(await page.getByRole('dialog').count()).toBe(0);
  }));

/** What can be pressed beside the land, is seen, and is too small for a finger. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('.table-bar :is(button, a), .side :is(button, a, summary)'),
    ];
    return all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const isSeen = width > 0 && one.closest('.hidden-text, .news') === null;
      return isSeen && (width < least || height < least) ? [`${one.className} ${width}×${height}`] : [];
    });
  }, LEAST_TARGET);
}
