import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { keptTable } from './stage/kept-table.ts';
import { stickingOut } from './stage/overflow.ts';
import { asked, TABS } from './stage/table.ts';
import { PHONE, visit } from './stage/visit.ts';

const NARROW = { ...PHONE, viewport: { width: 360, height: 740 } };

test('eight players have room on 360 pixels: first screen, table, every panel', () =>
  visit({ ...NARROW, kept: keptTable({ preset: 'everything', players: 8, tiles: 90 }) }, async (page) => {
    await page.getByRole('button', { name: en['setup.resume'] }).waitFor();
    expect(await stickingOut(page)).toEqual([]);
    await page.getByRole('button', { name: en['setup.resume'] }).tap();
    await asked(page);
    expect(await stickingOut(page)).toEqual([]);
    for (const tab of TABS) {
      await page.getByRole('tab', { name: en[`tab.${tab}`] }).tap();
      await page.getByRole('tabpanel').waitFor();
      expect(await stickingOut(page), tab).toEqual([]);
    }
    await page.getByRole('button', { name: en['menu.settings'] }).tap();
    await page.getByRole('dialog').waitFor();
    expect(await stickingOut(page)).toEqual([]);
  }));

test('the end of a game of eight has room on 360 pixels', () =>
  visit({ ...NARROW, kept: keptTable({ preset: 'everything', players: 8 }) }, async (page) => {
    await page.getByRole('button', { name: en['setup.resume'] }).tap();
    await page.getByRole('dialog').waitFor();
    expect(await stickingOut(page)).toEqual([]);
  }));
