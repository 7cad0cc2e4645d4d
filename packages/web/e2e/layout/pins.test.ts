import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { type Earlier, keptTable } from '../support/kept-table.ts';
import { oneVisit } from '../support/one-visit.ts';
import { spotsInSight } from '../support/table.ts';
import { PHONE } from '../support/visit.ts';

const EVERYTHING = { preset: 'everything', players: 4, bots: ['page', 'squire', 'knight'] } as const;

interface Pin {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function pins(page: Page): Promise<Pin[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('circle[data-aim]')].map((pin) => {
      const { left, top, width, height } = pin.getBoundingClientRect();
      return { key: pin.dataset.aim ?? '', x: left + width / 2, y: top + height / 2, width };
    }),
  );
}

const far = (one: Pin, other: Pin): number => Math.hypot(one.x - other.x, one.y - other.y);

const ALL_OVER: readonly Earlier[] = [
  { ...EVERYTHING, tiles: 90, question: 'wheel-of-fortune/plague', seed: 9 },
  { ...EVERYTHING, tiles: 90, question: 'crop-circles/figure' },
  { preset: 'everything', players: 4, tiles: 60, question: 'messengers/follower', seed: 10 },
];

const atTable = oneVisit(PHONE);

test.each(ALL_OVER)(
  'on a phone late in a game a finger finds every figure that is asked about: $question',
  (earlier) =>
    atTable(keptTable(earlier), async (page) => {
      await page.getByRole('button', { name: en['table.fit'] }).tap();
      const spots = await spotsInSight(page);
      const all = await pins(page);
      expect(all.length).toBeGreaterThan(1);
      expect(spots.map(({ key }) => key).sort()).toEqual(all.map(({ key }) => key).sort());
      for (const { width } of all) expect(width).toBeGreaterThanOrEqual(24);
      // Twelve pixels beside its middle, away from the nearest other.
      const one = all[0];
      const [other] = all.slice(1).sort((a, b) => far(one, a) - far(one, b));
      const step = 12 / far(one, other);
      await page.touchscreen.tap(one.x + (one.x - other.x) * step, one.y + (one.y - other.y) * step);
      await page.locator(`[data-chosen="${one.key}"]`).waitFor({ state: 'attached' });
    }),
);

test('on a phone the crossings of a lake with four quays are told apart before one is chosen', () =>
  atTable(keptTable({ ...EVERYTHING, tiles: 20, question: 'ferries/put', seed: 2 }), async (page) => {
    await spotsInSight(page);
    const all = await pins(page);
    expect(all).toHaveLength(6);
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(i + 1)) expect(far(one, other)).toBeGreaterThan(one.width - 3);
    }
    const signs = await page
      .locator('.board-link-sign path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    expect(new Set(signs).size).toBe(6);
  }));
