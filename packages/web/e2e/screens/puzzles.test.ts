import { setUp } from '@bastide/bots/puzzles';
import { answersOf, languages } from '@bastide/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sayOfExpansion } from '../../src/expansions/texts.ts';
import { dailyOf, dayOf } from '../../src/puzzles/daily.ts';
import { type Numbered, stock } from '../../src/puzzles/stock.ts';
import { en } from '../../src/puzzles/texts/en.ts';
import { fr } from '../../src/puzzles/texts/fr.ts';
import { loadWords } from '../../src/texts/catalogue.ts';
import { violations } from '../support/axe.ts';
import { stickingOut } from '../support/overflow.ts';
import { PHONE, visit } from '../support/visit.ts';

await Promise.all(languages.map(loadWords));

/** What a puzzle is about, as the page or an expansion says it. */
const themeInFrench = (theme: string): string =>
  sayOfExpansion('fr', `theme.${theme}`) ?? (fr as Readonly<Record<string, string>>)[`theme.${theme}`];

/** Judging plays on many times, and the machine may be busy. */
const PATIENT = { timeout: 60_000 };
const LONG = 300_000;

/** The answers of the solution, each as its place in the list of all choices; and of another turn, elsewhere. */
function waysOf({ puzzle }: Numbered): { right: number[]; wrong: number[] } {
  const set = setUp(puzzle);
  if ('error' in set) throw new Error(`${set.error} at ${set.at}`);
  const { game, codes } = set.ok;
  const listed = (choose: (codes: readonly number[], at: number) => number) => {
    const played = game.clone();
    const places: number[] = [];
    while (played.toMove === game.toMove) {
      const all = answersOf(played).map(({ code }) => code);
      const code = choose(all, places.length);
      places.push(all.indexOf(code));
      played.play(code);
    }
    return places;
  };
  const elsewhere = (code: number) => code >> 2 !== codes[0] >> 2;
  return {
    right: listed((_, at) => codes[at]),
    wrong: listed((all, at) => (at === 0 ? (all.find(elsewhere) ?? all[0]) : all[0])),
  };
}

/** Plays a turn from the list of all choices. */
async function play(page: Page, places: readonly number[]): Promise<void> {
  for (const place of places) {
    const list = page.locator('.all-choices');
    if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
    await list.locator('li button').nth(place).click();
    await page.locator('.turn .confirm').click();
  }
}

const cameOut = (page: Page, came: 'right' | 'wrong' | 'solution') =>
  page.locator(`.answered[data-came="${came}"]`).waitFor(PATIENT);

test(
  'a puzzle is chosen from the list, failed, looked up and solved; the list remembers it',
  () =>
    visit({}, async (page) => {
      const one = stock.find(({ puzzle }) => puzzle.sets.length === 1) ?? stock[0];
      const { right, wrong } = waysOf(one);
      await page.goto(`${page.url().split('#')[0]}#/puzzles`);
      await page.getByRole('heading', { level: 1, name: en.title }).waitFor();
      expect(await page.locator('.puzzle-card').count()).toBe(stock.length);
      expect(await violations(page)).toEqual([]);
      await page.getByLabel(en['filter.set']).selectOption({ label: en['filter.base'] });
      await page.getByRole('button', { name: en['grade.easy'], exact: true }).click();
      const number = en.number.replace('{n}', String(one.number));
      await page.getByRole('link', { name: new RegExp(`${number}\\b`) }).click();
      await page.getByRole('heading', { level: 1, name: number }).waitFor();
      expect(await violations(page)).toEqual([]);

      await play(page, wrong);
      await cameOut(page, 'wrong');
      expect(await page.locator('.worth').textContent()).toMatch(/\d\.\d points? less/);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: en.show }).click();
      await cameOut(page, 'solution');
      expect(await page.locator('.solution-steps li').count()).toBeGreaterThan(0);
      // From the verdict one goes on with the keys.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await play(page, right);
      await cameOut(page, 'right');
      expect(await violations(page)).toEqual([]);

      await page.getByRole('link', { name: en.all }).click();
      await page
        .getByText(en['solved.count'].replace('{n}', '1').replace('{all}', String(stock.length)))
        .waitFor();
      const card = page.getByRole('link', { name: new RegExp(`${number}\\b`) });
      expect(await card.textContent()).toContain(en['state.helped']);
    }),
  LONG,
);

test(
  'the puzzle of the day on a phone, at dusk, in French: hints, the solution found, a row of days begins',
  () =>
    visit({ ...PHONE, locale: 'fr-FR', colorScheme: 'dark' }, async (page) => {
      await page.goto(`${page.url().split('#')[0]}#/puzzles`);
      await page.getByRole('heading', { level: 2, name: fr.daily }).waitFor();
      expect(await stickingOut(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      const today = await page.evaluate(() => {
        const now = new Date();
        return [now.getFullYear(), now.getMonth(), now.getDate()] as const;
      });
      const one = dailyOf(dayOf(new Date(...today)), stock);
      await page.getByRole('link', { name: fr['daily.play'] }).tap();
      await page.getByRole('heading', { level: 1, name: fr.daily }).waitFor();
      await page.getByRole('button', { name: fr.hint }).tap();
      await page.getByText(themeInFrench(one.puzzle.themes[0]), { exact: true }).waitFor();
      await page.getByRole('button', { name: fr['hint.more'] }).tap();
      await page.getByText(fr['hint.place']).waitFor();
      expect(await stickingOut(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      // Answers without a place on the land have no list; any turn can be played through the session.
      const set = setUp(one.puzzle);
      const moves = 'ok' in set ? set.ok.solution : [];
      await page.evaluate((all) => all.forEach((move) => void window.bastide.session?.play?.(move)), moves);
      await cameOut(page, 'right');
      expect(await stickingOut(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: fr.all }).tap();
      await page.locator('[data-streak="1"]').waitFor();
      await page.getByRole('link', { name: fr['daily.again'] }).waitFor();
    }),
  LONG,
);
