import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { keptTable } from '../support/kept-table.ts';
import { asked, passButton, positionOnPage } from '../support/table.ts';
import { visit } from '../support/visit.ts';

const kept = keptTable({ preset: 'bigbox-2017', players: 3, tiles: 18 });
/** Here nothing but the next tile can follow a turn, however the tile is placed. */
const plain = keptTable({ preset: 'base', players: 3, tiles: 6 });

test('a reload in the middle of a turn comes back to the same position', () =>
  visit({ kept }, async (page) => {
    await page.getByRole('button', { name: en['setup.resume'] }).click();
    await asked(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const before = await asked(page);
    expect(before.question).toBe('figure');
    const position = await positionOnPage(page);
    await page.keyboard.press('ArrowRight');
    await page.reload();
    expect((await asked(page)).question).toBe('figure');
    expect(await positionOnPage(page)).toBe(position);
    await page.locator('.board').waitFor();
  }));

test('undo goes back through the moves of a turn, also after a reload, but not past what chance has shown', () =>
  visit({ kept: plain }, async (page) => {
    await page.getByRole('button', { name: en['setup.resume'] }).click();
    await asked(page);
    const undo = page.locator('.turn').getByRole('button', { name: en['table.undo'] });
    const start = await positionOnPage(page);
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    for (const key of ['u', 'Control+z', undefined]) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await asked(page);
      expect(await positionOnPage(page)).not.toBe(start);
      if (key === undefined) await page.reload();
      if (key === undefined) await undo.click();
      else await page.keyboard.press(key);
      expect(await positionOnPage(page)).toBe(start);
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await asked(page);
    await passButton(page).click();
    const next = await asked(page);
    expect(next.question).toBe('place');
    const drawn = await positionOnPage(page);
    await page.keyboard.press('u');
    expect(await positionOnPage(page)).toBe(drawn);
  }));

test('Escape takes the choice back, and Enter without one plays nothing', () =>
  visit({ kept }, async (page) => {
    await page.getByRole('button', { name: en['setup.resume'] }).click();
    await asked(page);
    const start = await positionOnPage(page);
    await page.keyboard.press('ArrowDown');
    await page.locator('.board-choice').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.locator('.board-choice').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    expect(await positionOnPage(page)).toBe(start);
  }));

test('a game left for another one waits on the first screen', () =>
  visit({ kept }, async (page) => {
    await page.getByRole('button', { name: en['setup.quick'] }).click();
    await asked(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await asked(page);
    await page.goto(`${page.url().split('#')[0]}#/`);
    await page.getByRole('button', { name: en['setup.resume'] }).nth(1).click();
    await asked(page);
    const players = await page.evaluate(() => window.bastide.session?.table.seats.length);
    expect(players).toBe(3);
  }));

test('a finished game is not resumed: it shows its result, or is watched again', () =>
  visit({ kept: keptTable({ preset: 'base', players: 2 }) }, async (page) => {
    await page.getByRole('button', { name: en['end.watch'] }).waitFor();
    expect(await page.getByRole('button', { name: en['setup.resume'] }).count()).toBe(0);
    await page.getByRole('button', { name: en['home.result'] }).click();
    await page.getByRole('dialog').getByText(en['end.title']).waitFor();
  }));
