import { say } from '@bastide/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { en as why } from '../../src/why/texts/en.ts';
import { fr as pourquoi } from '../../src/why/texts/fr.ts';
import { tabTo } from '../hands/keys.ts';
import { violations } from '../support/axe.ts';
import { keptTable } from '../support/kept-table.ts';
import { stickingOut } from '../support/overflow.ts';
import { type Cell, cellsThatDontFit, onScreen } from '../support/pointing-at.ts';
import { asked, spotsInSight } from '../support/table.ts';
import { PHONE, visitTable } from '../support/visit.ts';

const kept = keptTable({ preset: 'base', players: 2, tiles: 14 });

/** A cell in sight, with nothing over it, where the tile doesn't fit. */
async function wrongCell(page: Page): Promise<Cell> {
  for (const cell of await cellsThatDontFit(page)) {
    const at = await onScreen(page, cell);
    const isFree = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.classList.contains('board') === true,
      at,
    );
    if (isFree) return at;
  }
  throw new Error('the tile fits everywhere');
}

/** Follows a link to a rule; the game stays where it is. */
async function ruleBehind(page: Page, follow: () => Promise<void>): Promise<string> {
  const opened = page.context().waitForEvent('page');
  await follow();
  const book = await opened;
  await book.getByRole('heading', { level: 1 }).waitFor();
  const { hash } = new URL(book.url());
  await book.close();
  return hash;
}

test('pointing where the tile doesn’t fit tells why and leads to the rule, by mouse and with the keys alone', () =>
  visitTable({ kept }, async (page) => {
    const { version } = await asked(page);
    const { x, y } = await wrongCell(page);
    await page.mouse.click(x, y);
    const note = page.getByRole('group', { name: why.note });
    await note.getByText('whichever way you turn it').waitFor();
    expect(await note.textContent()).toMatch(/against/);
    expect(await page.locator('.why-edge').count()).toBeGreaterThan(0);
    expect(await page.locator('[aria-live]', { hasText: 'whichever way' }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    const hash = await ruleBehind(page, () => note.getByRole('link', { name: /G4/ }).click());
    expect(hash).toBe('#/rules/placing/G4');
    expect((await asked(page)).version).toBe(version);
    await note.getByRole('button', { name: why.turn }).click();
    await note.getByRole('button', { name: why.close }).click();
    expect(await note.count()).toBe(0);
    const [spot] = await spotsInSight(page);
    await page.mouse.click(spot.x, spot.y);
    await page.locator('.board-choice').waitFor({ state: 'attached' });
    expect(await note.count()).toBe(0);
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('application'));
    await page.keyboard.press('w');
    await note.waitFor();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'r']) {
      await page.keyboard.press(key);
      expect(await note.count(), key).toBe(1);
    }
    await page.keyboard.press('Enter');
    const link = await page.locator('.why-note a:focus').getAttribute('href');
    expect(link).toBe('#/rules/placing/G4');
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    expect(await page.locator('.board:focus').count()).toBe(1);
    expect((await asked(page)).version).toBe(version);
  }));

test('on a phone, by touch and in French, nothing that can be chosen is covered', () =>
  visitTable({ ...PHONE, locale: 'fr-FR', colorScheme: 'dark', kept }, async (page) => {
    const before = (await spotsInSight(page)).map(({ key }) => key);
    const { x, y } = await wrongCell(page);
    await page.touchscreen.tap(x, y);
    const note = page.getByRole('group', { name: pourquoi.note });
    await note.getByText(say('fr', 'why.no-rotation')).waitFor();
    expect((await spotsInSight(page)).map(({ key }) => key)).toEqual(before);
    const box = await note.boundingBox();
    if (box === null) throw new Error('the note can’t be seen');
    const isUnder = (spot: Cell) =>
      spot.x > box.x && spot.x < box.x + box.width && spot.y > box.y && spot.y < box.y + box.height;
    expect((await spotsInSight(page)).filter(isUnder)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    const hash = await ruleBehind(page, () => note.getByRole('link', { name: /G4/ }).tap());
    expect(hash).toBe('#/rules/placing/G4');
    await page.touchscreen.tap(x, y);
    await note.waitFor({ state: 'detached' });
  }));

test('the figure that can’t be deployed, segment by segment, and the rule behind every award', () =>
  visitTable(
    { kept: keptTable({ preset: 'everything', players: 3, tiles: 70, question: 'figure' }) },
    async (page) => {
      await page.getByText(why.title).click();
      const panel = page.locator('.why-panel');
      await panel
        .getByRole('link', { name: /Rule B1/ })
        .first()
        .waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('tab', { name: en['tab.log'] }).click();
      const award = page.locator('.log [data-kind="award"]').first();
      const link = award.getByRole('link').first();
      const rule = await link.textContent();
      expect(await ruleBehind(page, () => link.click())).toContain(`/${rule}`);
    },
  ));
