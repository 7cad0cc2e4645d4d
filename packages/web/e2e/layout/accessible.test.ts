import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { lightUp, violations, violationsInBothLights } from '../support/axe.ts';
import { keptTable } from '../support/kept-table.ts';
import { TABS } from '../support/table.ts';
import { PHONE, visit, visitTable } from '../support/visit.ts';

test('axe finds nothing on the first screen, at set-up, in the settings and the gallery, by day and at dusk', () =>
  visit({ kept: keptTable({ preset: 'base', players: 3, tiles: 30 }) }, async (page) => {
    const anew = page.getByRole('link', { name: en['home.new'] });
    await anew.waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
    await anew.click();
    await page.getByText(en['setup.options'], { exact: true }).click();
    await page.getByText(en['setup.about'], { exact: true }).first().click();
    expect(await violationsInBothLights(page)).toEqual([]);
    await page.getByRole('button', { name: en['menu.settings'] }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInBothLights(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    // The gallery keeps the light in which it was opened.
    for (const light of ['light', 'dark'] as const) {
      await lightUp(page, light);
      await page.getByRole('link', { name: en['menu.gallery'] }).click();
      await page.getByRole('heading', { level: 1, name: en['menu.gallery'] }).waitFor();
      expect(await violations(page), light).toEqual([]);
      await page.goBack();
    }
  }));

test.each([2, 8])('axe finds nothing on the table of %i and its panels, by day and at dusk', (players) =>
  visitTable({ kept: keptTable({ preset: 'everything', players, tiles: 60 }) }, async (page) => {
    await page.keyboard.press('ArrowDown');
    await page.locator('.all-choices > summary').click();
    expect(await violationsInBothLights(page)).toEqual([]);
    for (const tab of TABS.filter((one) => players > 4 || one !== 'players')) {
      await page.getByRole('tab', { name: en[`tab.${tab}`] }).click();
      expect(await violationsInBothLights(page, '.side'), tab).toEqual([]);
    }
  }),
);

test('axe finds nothing on the table on a phone', () =>
  visitTable(
    { ...PHONE, kept: keptTable({ preset: 'everything', players: 8, tiles: 60, question: 'figure' }) },
    async (page) => {
      expect(await violations(page)).toEqual([]);
    },
  ));

test('axe finds nothing on the last screen, by day and at dusk', () =>
  visit({ at: '#/table', kept: keptTable({ preset: 'everything', players: 8 }) }, async (page) => {
    await page.getByRole('dialog').waitFor();
    expect(await violationsInBothLights(page)).toEqual([]);
  }));
