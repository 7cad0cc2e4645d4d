import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { tabTo } from '../hands/keys.ts';
import { keptTable } from '../support/kept-table.ts';
import { asked } from '../support/table.ts';
import { PHONE, visit, visitTable } from '../support/visit.ts';

test('who closes a dialog with the keys goes on from where it was opened', () =>
  visit({}, async (page) => {
    const settings = page.getByRole('button', { name: en['menu.settings'] });
    await tabTo(page, settings);
    for (const close of ['Escape', 'button']) {
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      if (close === 'button') await tabTo(page, dialog.getByRole('button', { name: en['menu.close'] }));
      await page.keyboard.press(close === 'button' ? 'Enter' : close);
      await dialog.waitFor({ state: 'detached' });
      expect(await focused(page)).toBe(en['menu.settings']);
    }
  }));

test('where the opener is gone, the keys go on from the table: play again, and look at the land', () =>
  visit({ kept: keptTable({ preset: 'base', players: 2 }) }, async (page) => {
    await page.getByRole('button', { name: en['home.result'] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('main');
    await tabTo(page, page.getByRole('button', { name: en['table.results'] }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: en['end.again'] }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect((await asked(page)).question).toBe('place');
    expect(await focused(page)).toBe('main');
    await page.keyboard.press('ArrowDown');
    await page.locator('.board-choice').waitFor({ state: 'attached' });
  }));

test('a finger on the land gives it the keys, and draws no ring around it', () =>
  visitTable({ ...PHONE, kept: keptTable({ preset: 'base', players: 2, tiles: 8 }) }, async (page) => {
    await page.touchscreen.tap(40, 120);
    const board = page.locator('.board:focus');
    await board.waitFor();
    expect(await board.evaluate((one) => one.matches(':focus-visible'))).toBe(false);
  }));

/** What has the focus, by its label or its id. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.id;
  });
}
