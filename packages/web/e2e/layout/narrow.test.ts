import { languages } from '@bastide/rules';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../src/texts/catalogue.ts';
import { pageTexts } from '../../src/texts/speak.ts';
import { keptTable } from '../support/kept-table.ts';
import { oneVisit } from '../support/one-visit.ts';
import { stickingOut } from '../support/overflow.ts';
import { asked, TABS } from '../support/table.ts';
import { DESK, PHONE, visit, visitTable } from '../support/visit.ts';

await Promise.all(languages.map(loadWords));

const NARROW = { ...PHONE, viewport: { width: 360, height: 740 } };

test.each(languages)(
  'eight players have room on 360 pixels: first screen, table, every panel, %s',
  (locale) => {
    const words = pageTexts.in(locale);
    return visit(
      { ...NARROW, locale, kept: keptTable({ preset: 'everything', players: 8, tiles: 90 }) },
      async (page) => {
        await page.getByRole('button', { name: words['setup.resume'] }).waitFor();
        expect(await stickingOut(page)).toEqual([]);
        await page.getByRole('button', { name: words['setup.resume'] }).tap();
        await asked(page);
        expect(await stickingOut(page)).toEqual([]);
        for (const tab of TABS) {
          await page.getByRole('tab', { name: words[`tab.${tab}`] }).tap();
          await page.getByRole('tabpanel').waitFor();
          expect(await stickingOut(page), tab).toEqual([]);
        }
        await page.getByRole('button', { name: words['table.menu'] }).tap();
        await page.getByRole('dialog').waitFor();
        expect(await stickingOut(page), 'menu').toEqual([]);
        await page.getByRole('button', { name: words['menu.settings'] }).tap();
        await page.getByRole('dialog').waitFor();
        expect(await stickingOut(page)).toEqual([]);
      },
    );
  },
);

test.each(languages)('the end of a game of eight has room on 360 pixels, %s', (locale) =>
  visit({ ...NARROW, locale, kept: keptTable({ preset: 'everything', players: 8 }) }, async (page) => {
    await page.getByRole('button', { name: pageTexts.in(locale)['home.result'] }).tap();
    await page.getByRole('dialog').waitFor();
    expect(await stickingOut(page)).toEqual([]);
  }),
);

const LEVELS = ['page', 'squire', 'knight', 'baron', 'count', 'king'] as const;
const CROWDED = [
  { players: 8, preset: 'everything' },
  { players: 8, preset: 'base' },
  { players: 3, preset: 'everything' },
] as const;

describe.each([
  { on: 'a phone', locale: 'fr' as const, ...PHONE },
  { on: 'a desk', locale: 'de' as const, ...DESK },
])('on $on', ({ on, locale, ...room }) => {
  const atTable = oneVisit({ ...room, locale });

  test.each(CROWDED)('the level of every bot can be read: $players players, $preset', ({ players, preset }) =>
    atTable(keptTable({ preset, players, tiles: 60, bots: LEVELS }), async (page) => {
      if (on === 'a phone') await page.getByRole('tab', { name: pageTexts.in(locale)['tab.players'] }).tap();
      const levels = await page.locator('.seat-level').evaluateAll((all) =>
        all.map((one) => {
          const name = one.closest<HTMLElement>('.seat-name');
          const isCut = one.scrollWidth > one.clientWidth || name === null;
          return { isCut, isNamed: name?.title.endsWith(` · ${one.textContent}`) };
        }),
      );
      expect(levels).toEqual(new Array(players - 1).fill({ isCut: false, isNamed: true }));
    }),
  );
});

test('on a phone what is fanned around a tile stays big enough for a finger when the panel under the land grows', () =>
  visitTable(
    {
      ...PHONE,
      kept: keptTable({ preset: 'base', players: 2, tiles: 50, question: 'figure', passing: true }),
    },
    async (page) => {
      const cards = page.locator('[data-fan]');
      for (const height of [844, 700, 844]) {
        await page.setViewportSize({ width: 390, height });
        await page.waitForTimeout(100);
        const widths = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
        expect(widths.length).toBeGreaterThan(0);
        expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
      }
    },
  ));
