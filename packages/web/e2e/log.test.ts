import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { keptTable } from './stage/kept-table.ts';
import { asked } from './stage/table.ts';
import { visit } from './stage/visit.ts';

test('the log shows tiles, not their codes, and brings a tile and a scored feature back into view', () =>
  visit({ kept: keptTable({ preset: 'bigbox-2017', players: 3, tiles: 60 }) }, async (page) => {
    await page.getByRole('button', { name: en['setup.resume'] }).click();
    await asked(page);
    const log = page.locator('.log');
    await log.getByRole('button', { name: /turns/ }).click();
    expect(await log.textContent()).not.toMatch(/base\/|-?\d+,-?\d+/);
    await log.locator('.log-tiles button').last().click();
    await page.locator('.board-ringed').waitFor({ state: 'attached' });
    await log.locator('[data-kind="award"] button').last().click();
    await page.locator('.board-lit').waitFor({ state: 'attached' });
    const land = await page.locator('.board').boundingBox();
    const lit = await page.locator('.board-lit').boundingBox();
    if (land === null || lit === null) throw new Error('nothing is lit');
    const [x, y] = [lit.x + lit.width / 2, lit.y + lit.height / 2];
    expect(x > land.x && x < land.x + land.width && y > land.y && y < land.y + land.height).toBe(true);
  }));
