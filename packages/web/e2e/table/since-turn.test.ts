import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { keptTable } from '../support/kept-table.ts';
import { spotsInSight } from '../support/table.ts';
import { DESK, PHONE, visitTable } from '../support/visit.ts';

const kept = keptTable({ preset: 'base', players: 4, tiles: 33, bots: ['page'] });

test.each([
  ['phone', PHONE],
  ['desk', DESK],
] as const)('%s: what three bots did is outlined and told, and gone once one has placed', (_, screen) =>
  visitTable({ kept, ...screen }, async (page) => {
    expect(await page.locator('.since-outlines > g').count()).toBe(3);
    const before = await places(page);
    const open = () => page.locator('.since-opener').click();
    await open();
    const entries = page.locator('.since li > button');
    expect(await entries.count()).toBe(3);
    expect(await places(page)).toEqual(before);
    await entries.first().click();
    await page.locator('.board-ringed').waitFor({ state: 'attached' });
    await open();
    await page.getByRole('button', { name: en['since.again'] }).click();
    expect(await places(page)).toEqual(before);
    await page.evaluate(() => {
      const { session } = window.bastide;
      session?.play?.(session.state.view.question.answers[0].move);
    });
    await page.locator('.since').waitFor({ state: 'detached' });
    expect(await page.locator('.since-outlines > g').count()).toBe(0);
  }),
);

test.each([5, 8])('of %i seats every other one is seen on the button', (players) =>
  visitTable(
    { ...DESK, kept: keptTable({ preset: 'base', players, tiles: 33, bots: ['page'] }) },
    async (page) => {
      const opener = await page.locator('.since-opener').boundingBox();
      const badges = await page
        .locator('.since-opener .seat-badge')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect(badges).toHaveLength(players - 1);
      if (opener === null) throw new Error('there is no button');
      for (const { left, top, right, bottom } of badges) {
        expect(left).toBeGreaterThan(opener.x + 2);
        expect(right).toBeLessThan(opener.x + opener.width - 2);
        expect(top).toBeGreaterThan(opener.y);
        expect(bottom).toBeLessThan(opener.y + opener.height);
      }
    },
  ),
);

test.each([
  ['desk', DESK],
  ['phone on its side', { ...PHONE, viewport: { width: 844, height: 390 } }],
])(
  '%s: the list cuts nothing off at its sides; Escape or a press beside it shuts it, and no choice is lost',
  (_, screen) =>
    visitTable(
      { ...screen, kept: keptTable({ preset: 'everything', players: 8, tiles: 90, bots: ['page'] }) },
      async (page) => {
        const list = page.locator('.since-all');
        const [spot] = await spotsInSight(page);
        await page.mouse.click(spot.x, spot.y);
        await page.locator('.board-choice').waitFor({ state: 'attached' });
        await page.locator('.since-opener').click();
        await list.waitFor();
        const wide = await list.evaluate((box) => {
          const { left, right, bottom } = box.getBoundingClientRect();
          const isIn = left >= 0 && right <= innerWidth && bottom <= innerHeight;
          const rows = [...box.querySelectorAll('li > button')];
          return isIn && rows.every((row) => row.scrollWidth <= row.clientWidth);
        });
        expect(wide).toBe(true);
        await page.keyboard.press('Escape');
        await list.waitFor({ state: 'hidden' });
        expect(await page.locator('.board-choice').count()).toBe(1);
        await page.locator('.since-opener').click();
        await list.waitFor();
        await page.locator('.asked').click();
        await list.waitFor({ state: 'hidden' });
      },
    ),
);

/** Where the land and the buttons are. */
function places(page: Page) {
  return Promise.all(
    ['.board', '.turn .confirm', '.tab-list'].map((name) => page.locator(name).boundingBox()),
  );
}
