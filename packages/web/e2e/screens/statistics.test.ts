import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/statistics/texts/en.ts';
import { fr } from '../../src/statistics/texts/fr.ts';
import { en as words } from '../../src/texts/en.ts';
import { violations } from '../support/axe.ts';
import { fillHistory, keptHistory } from '../support/kept-history.ts';
import { keptTable } from '../support/kept-table.ts';
import { stickingOut } from '../support/overflow.ts';
import { asked, hurryBots, playOn, scoresOnPage } from '../support/table.ts';
import { PHONE, visit } from '../support/visit.ts';

/** Goes to another screen as a link would, and has all the time a test has. */
function goTo(page: Page, hash: string): Promise<void> {
  page.setDefaultTimeout(100_000);
  return page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

/** However busy the machine is. */
const PATIENT = { timeout: 30_000 };

const chart = (page: Page, title: string) =>
  page.locator('.chart-frame', { has: page.getByRole('heading', { name: title, exact: true }) });

test('a game played to its end shows its figures, measures its luck, and is counted', () =>
  visit(
    {
      kept: keptTable({ preset: 'base', players: 2, tiles: 68, bots: ['page'] }),
    },
    async (page) => {
      await goTo(page, '#/table');
      await hurryBots(page);
      while (!(await asked(page)).over) await playOn(page);
      const scores = await scoresOnPage(page);

      const score = chart(page, en['score.title']);
      await score.locator('.recharts-line').nth(1).waitFor();
      await score.getByRole('button', { name: en['as-table'] }).click();
      const last = score.getByRole('row').last();
      expect(await last.getByRole('rowheader').textContent()).toBe(en['after-count']);
      expect((await last.getByRole('cell').allTextContents()).map(Number)).toEqual(scores);
      await score.getByRole('button', { name: en['as-chart'] }).click();

      const sources = chart(page, en['sources.title']);
      await sources.getByRole('button', { name: en['as-table'] }).click();
      const totals = await sources.locator('tfoot').getByRole('cell').allTextContents();
      expect(totals.map(Number)).toEqual(scores);

      await page.getByRole('button', { name: en['luck.measure'] }).click();
      await page.getByText(en['luck.best'], { exact: true }).waitFor();
      const luck = page.getByRole('row', { name: en['compare.luck'] });
      expect(await luck.getByRole('cell').count()).toBe(2);
      expect(await violations(page)).toEqual([]);

      await goTo(page, '#/statistics');
      const games = page.locator('.game-list tbody tr');
      await games.first().waitFor();
      expect(await games.count()).toBe(1);
      expect(await games.getByRole('cell').nth(2).textContent()).toBe(String(scores[0]));
      // What was measured after the game is remembered with it.
      expect(await games.getByRole('cell').nth(3).textContent()).toMatch(/\d/);
      // A bot like me knows of it.
      const rating = await page.evaluate(() => JSON.parse(localStorage.getItem('bastide.rating') ?? '{}'));
      expect(rating).toMatchObject({ games: 1 });
    },
  ));

test('all games: charts and tables in both lights, one game of them, and forgetting', () =>
  visit({}, async (page) => {
    const bots = ['knight', 'page'] as const;
    await fillHistory(
      page,
      keptHistory([
        { preset: 'base', players: 2, bots },
        { preset: 'base', players: 3, bots },
        { preset: 'bigbox-2014', players: 4, bots },
      ]),
    );
    await goTo(page, '#/statistics');
    for (const title of [en['wins.title'], en['levels.title'], en['trend.title'], en['average.title']])
      await chart(page, title).locator('.recharts-surface').first().waitFor();
    expect(await violations(page)).toEqual([]);
    const line = page.locator('.recharts-line-curve').first();
    const byDay = await line.evaluate((path) => getComputedStyle(path).stroke);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => line.evaluate((path) => getComputedStyle(path).stroke), PATIENT).not.toBe(byDay);
    expect(await violations(page)).toEqual([]);

    // Arrow keys walk through a chart.
    const trend = chart(page, en['trend.title']);
    await trend.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await trend.locator('.chart-tip').getByText(en['trend.game'].replace('{n}', '2')).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en['keep.csv'] }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);

    await page.locator('.game-list tbody a').first().click();
    await chart(page, en['followers.title']).locator('.recharts-line').first().waitFor();
    expect(await violations(page)).toEqual([]);
    // The same figures stand beside the game that is watched again.
    await page.getByRole('button', { name: words['end.watch'] }).click();
    await page.getByRole('tab', { name: words['menu.statistics'] }).click();
    await chart(page, en['score.title']).locator('.recharts-line').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await goTo(page, '#/statistics');

    await page.locator('.game-list tbody button').first().click();
    await expect.poll(() => page.locator('.game-list tbody tr').count(), PATIENT).toBe(2);
    await page.getByRole('button', { name: en['keep.forget'] }).click();
    await page.getByRole('button', { name: en['keep.yes'] }).click();
    await page.getByText(en['games.none']).waitFor();
  }));

test('on a phone, in French, at dusk: nothing sticks out, and measuring can be stopped', () =>
  visit(
    {
      ...PHONE,
      locale: 'fr-FR',
      colorScheme: 'dark',
      kept: keptTable({ preset: 'bigbox-2014', players: 5 }),
    },
    async (page) => {
      await fillHistory(page, keptHistory([{ preset: 'base', players: 2, bots: ['page'] }]));
      await goTo(page, '#/table');
      await chart(page, fr['score.title']).locator('.recharts-line').nth(4).waitFor();
      expect(await stickingOut(page)).toEqual([]);
      // The numbers at a bar end where the chart does.
      const sources = chart(page, fr['sources.title']);
      await sources.getByRole('application').focus();
      const rightOf = (what: string) =>
        sources.locator(what).evaluate((element) => element.getBoundingClientRect().right);
      await expect.poll(() => rightOf('.chart-tip'), PATIENT).toBeLessThan(await rightOf('.chart-box'));
      await page.getByRole('button', { name: fr['luck.measure'] }).click();
      await page.getByRole('progressbar').waitFor();
      await page.getByRole('button', { name: fr['luck.cancel'] }).click();
      await page.getByRole('button', { name: fr['luck.measure'] }).waitFor();
      expect(await violations(page)).toEqual([]);
      await goTo(page, '#/statistics');
      await chart(page, fr['trend.title']).locator('.recharts-surface').first().waitFor();
      expect(await stickingOut(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    },
  ));
