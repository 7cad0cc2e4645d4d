import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptTable } from '../support/kept-table.ts';
import { asked, playRandom } from '../support/table.ts';
import { DESK, visit, visitTable } from '../support/visit.ts';

const WINDOWS = [
  ['1280 × 800, French', { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' }],
  ['1280 × 800, German', { viewport: { width: 1280, height: 800 }, locale: 'de-DE' }],
  ['1440 × 900', DESK],
] as const;

test.each(WINDOWS)('%s: the scores stand still below whatever is asked and told', (_, window) =>
  visitTable(
    { ...window, kept: keptTable({ preset: 'edition-2000', players: 4, tiles: 24 }) },
    async (page) => {
      const places = new Set<number>();
      for (let step = 0; step < 60; step++) {
        if ((await asked(page)).over) break;
        places.add(await topOf(page, '.seats-panel'));
        expect(await bottomOf(page, '.tab-list')).toBeLessThanOrEqual(window.viewport.height);
        await playRandom(page);
      }
      expect([...places]).toHaveLength(1);
    },
  ),
);

test('1280 × 800: a hint pushes no scores out of sight', () =>
  visitTable(
    {
      viewport: { width: 1280, height: 800 },
      locale: 'fr-FR',
      kept: keptTable({ preset: 'base', players: 4, tiles: 24 }),
    },
    async (page) => {
      await page.locator('.hint-ask').click();
      await page.locator('.hint-details').waitFor();
      expect(await bottomOf(page, '.seats-panel')).toBeLessThanOrEqual(800);
      expect(await topOf(page, '.seats-panel')).toBeGreaterThan(await topOf(page, '.hint-details'));
    },
  ));

test('1280 × 800: all of a hint is seen at once, and the buttons with it, whatever else is asked', () =>
  visitTable(
    {
      viewport: { width: 1280, height: 800 },
      kept: keptTable({ preset: 'everything', players: 2, tiles: 14, seed: 3, question: 'figure' }),
    },
    async (page) => {
      await page.locator('.hint-ask').click();
      await page.locator('.hint-details').waitFor({ timeout: 20_000 });
      expect(await bottomOf(page, '.hint-details')).toBeLessThanOrEqual(800);
      expect(await topOf(page, '.turn .confirm')).toBeGreaterThanOrEqual(await topOf(page, '.side'));
    },
  ));

test('1280 × 800: all that may be done besides leaves the help and a player in sight', () =>
  visitTable(
    {
      viewport: { width: 1280, height: 800 },
      locale: 'de-DE',
      kept: keptTable({
        preset: 'everything',
        players: 4,
        tiles: 14,
        seed: 52,
        question: 'figure',
        offers: 'flying-machines/fly',
      }),
    },
    async (page) => {
      const tabs = await topOf(page, '.tab-list');
      expect(await bottomOf(page, '.seat-row:first-child')).toBeLessThanOrEqual(tabs);
      expect(await topOf(page, '.turn-more')).toBeGreaterThan(await bottomOf(page, '.turn-ways'));
    },
  ));

test('1180 × 820: at the start a scorer is chosen with every answer in sight, and one reads for which points', () =>
  visitTable(
    {
      viewport: { width: 1180, height: 820 },
      locale: 'fr-FR',
      kept: keptTable({ preset: 'everything', players: 8, tiles: 40, question: 'scorer' }),
    },
    async (page) => {
      const rights = await page
        .locator('.stretch-space, .ask-card')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
      expect(Math.max(...rights)).toBeLessThan(1180);
      const points = await page.evaluate(() => {
        const [answer] = window.bastide.session?.state.view.question.answers ?? [];
        return Number(answer.target.points);
      });
      const told = page.locator('.turn .news');
      expect(await told.locator('.log-points').textContent()).toBe(`+${points}`);
      const inside = await told.evaluate((one) => one.scrollHeight <= one.clientHeight + 1);
      expect(inside).toBe(true);
    },
  ));

test.each([
  ['1180 × 820, German', { viewport: { width: 1180, height: 820 }, locale: 'de-DE' }],
  ['1080 × 810, French', { viewport: { width: 1080, height: 810 }, locale: 'fr-FR' }],
  ['720 × 450', { viewport: { width: 720, height: 450 } }],
])('%s: with all expansions the tabs stand still, whole and in sight', (_, window) =>
  visitTable(
    { ...window, kept: keptTable({ preset: 'everything', players: 4, tiles: 24 }) },
    async (page) => {
      const places = new Set<number>();
      for (let step = 0; step < 40; step++) {
        if ((await asked(page)).over) break;
        places.add(await topOf(page, '.tab-list'));
        expect(await bottomOf(page, '.tab-list')).toBeLessThanOrEqual(window.viewport.height);
        await playRandom(page);
      }
      expect([...places]).toHaveLength(1);
      const cut = await page
        .locator('.tab-list span')
        .evaluateAll((words) => words.filter((one) => one.scrollWidth > one.clientWidth).length);
      expect(cut).toBe(0);
    },
  ),
);

test.each([
  ['de-DE', 1180, 820],
  ['de-DE', 720, 450],
  ['fr-FR', 1080, 810],
])('the button that skips the bots shows all its words, %s, %i × %i', (locale, width, height) =>
  visit(
    {
      at: '#/table',
      viewport: { width, height },
      locale,
      kept: {
        ...keptTable({ preset: 'first', players: 2, tiles: 8, bots: ['page'], watched: true }),
        'bastide.settings': { pace: 'slow' },
      },
    },
    async (page) => {
      const skip = page.locator('.skip-bots');
      await skip.waitFor();
      await showsItsWords(skip);
    },
  ),
);

const UPRIGHT = { viewport: { width: 820, height: 1180 }, locale: 'fr-FR' };

test('an upright tablet: who is warned before the last chance is lost sees the land where it was', () =>
  visitTable(
    {
      ...UPRIGHT,
      kept: keptTable({ preset: 'base', players: 2, tiles: 72, question: 'figure', passing: true }),
    },
    async (page) => {
      const before = await page.locator('.board').boundingBox();
      await page.keyboard.press('p');
      await page.locator('.last-chance').waitFor();
      expect(await page.locator('.board').boundingBox()).toEqual(before);
    },
  ));

test.each(['en-GB', 'fr-FR', 'de-DE'])(
  'at twice the size, too, the button that passes anyway shows all its words, %s',
  (locale) =>
    visitTable(
      {
        viewport: { width: 720, height: 450 },
        locale,
        kept: keptTable({ preset: 'base', players: 2, tiles: 72, question: 'figure', passing: true }),
      },
      async (page) => {
        await page.keyboard.press('p');
        await page.locator('.last-chance').waitFor();
        await showsItsWords(page.locator('.actions .pass'));
      },
    ),
);

/** Fails where something of what a button says is cut off. */
async function showsItsWords(button: Locator): Promise<void> {
  const { words, box } = await button.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return { words: range.getBoundingClientRect().toJSON(), box: one.getBoundingClientRect().toJSON() };
  });
  expect(words.left).toBeGreaterThan(box.left + 3);
  expect(words.right).toBeLessThan(box.right - 3);
  expect(words.top).toBeGreaterThanOrEqual(box.top);
  expect(words.bottom).toBeLessThanOrEqual(box.bottom);
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().top));
const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().bottom));
