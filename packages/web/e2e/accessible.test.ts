import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { violations } from './stage/axe.ts';
import { keptTable } from './stage/kept-table.ts';
import { asked, TABS } from './stage/table.ts';
import { PHONE, visit, type Wishes } from './stage/visit.ts';

const LIGHTS: readonly Wishes[] = [{ colorScheme: 'light' }, { colorScheme: 'dark' }];

test.each(LIGHTS)(
  'axe finds nothing on the first screen, in the settings and the gallery, $colorScheme',
  (light) =>
    visit({ ...light, kept: keptTable({ preset: 'base', players: 3, tiles: 30 }) }, async (page) => {
      await page.getByText(en['setup.options'], { exact: true }).click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: en['menu.settings'] }).click();
      await page.getByRole('dialog').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: en['menu.gallery'] }).click();
      await page.getByRole('heading', { level: 1, name: en['menu.gallery'] }).waitFor();
      expect(await violations(page)).toEqual([]);
    }),
);

const TABLES = LIGHTS.flatMap((light) => [2, 8].map((players) => ({ ...light, players })));

test.each(TABLES)(
  'axe finds nothing on the table of $players and its panels, $colorScheme',
  ({ players, ...light }) =>
    visit({ ...light, kept: keptTable({ preset: 'everything', players, tiles: 60 }) }, async (page) => {
      await page.getByRole('button', { name: en['setup.resume'] }).click();
      await asked(page);
      await page.keyboard.press('ArrowDown');
      await page.locator('.all-choices > summary').click();
      for (const tab of TABS.filter((one) => players > 4 || one !== 'players')) {
        await page.getByRole('tab', { name: en[`tab.${tab}`] }).click();
        expect(await violations(page), tab).toEqual([]);
      }
    }),
);

test('axe finds nothing on the table on a phone', () =>
  visit(
    { ...PHONE, kept: keptTable({ preset: 'everything', players: 8, tiles: 60, question: 'figure' }) },
    async (page) => {
      await page.getByRole('button', { name: en['setup.resume'] }).tap();
      await asked(page);
      expect(await violations(page)).toEqual([]);
    },
  ));

test.each(LIGHTS)('axe finds nothing on the last screen, $colorScheme', (light) =>
  visit({ ...light, kept: keptTable({ preset: 'everything', players: 8 }) }, async (page) => {
    await page.getByRole('button', { name: en['home.result'] }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  }),
);
