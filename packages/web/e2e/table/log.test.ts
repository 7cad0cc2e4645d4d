import { expect, test } from 'vitest';
import { holds } from '../support/holds.ts';
import { keptTable } from '../support/kept-table.ts';
import { visitTable } from '../support/visit.ts';

test('the log shows tiles, not their codes, and brings a tile and a scored feature back into view', () =>
  visitTable(
    { reducedMotion: 'no-preference', kept: keptTable({ preset: 'bigbox-2017', players: 3, tiles: 60 }) },
    async (page) => {
      const log = page.locator('.log');
      await log.getByRole('button', { name: /turns/ }).click();
      expect(await log.textContent()).not.toMatch(/base\/|-?\d+,-?\d+/);
      await log.locator('.log-tiles button').last().click();
      await page.locator('.board-ringed').waitFor({ state: 'attached' });
      await log.locator('[data-kind="award"] button').last().click();
      // It shines for a moment only: measured as soon as it is there.
      const isInSight = await holds(page, () => {
        const land = document.querySelector('.board')?.getBoundingClientRect();
        const lit = document.querySelector('.board-lit')?.getBoundingClientRect();
        if (land === undefined || lit === undefined) return undefined;
        const [x, y] = [lit.x + lit.width / 2, lit.y + lit.height / 2];
        return [x > land.left && x < land.right && y > land.top && y < land.bottom];
      });
      expect(await isInSight.jsonValue()).toEqual([true]);
    },
  ));
